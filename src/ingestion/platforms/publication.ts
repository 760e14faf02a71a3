const DAY = 86_400_000

/**
 * Checks whether a site shows an entry now, by its publication dates (milliseconds; NaN when unreadable, which
 * excludes nothing). The end has a day of tolerance: feeds write the last day in two ways, and the card's text
 * decides.
 */
export function isPublished(from: number, until: number, now: Date): boolean {
  const time = now.getTime()
  return !(from > time + DAY) && !(until < time - DAY)
}
