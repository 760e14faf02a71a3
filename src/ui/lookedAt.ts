/** The events with which a tab is shown again, or comes back out of the browser's memory. */
export const LOOKED_AT = ['focus', 'pageshow', 'visibilitychange']
