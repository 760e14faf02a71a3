/** Events with which a tab becomes visible again, or returns from the browser's page cache. */
export const LOOKED_AT = ['focus', 'pageshow', 'visibilitychange']
