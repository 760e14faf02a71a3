const DAY = 86_400_000

/**
 * Whether a site shows an entry at this moment, by the bounds of its publication (milliseconds; NaN for an unreadable date). A
 * bound that cannot be read excludes nothing, and the end has a day's tolerance: feeds write the last day in two ways, and the text
 * says what holds.
 */
export function isPublished(from: number, until: number, now: Date): boolean {
  const time = now.getTime()
  return !(from > time + DAY) && !(until < time - DAY)
}
