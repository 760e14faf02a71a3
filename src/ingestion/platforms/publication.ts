const DAY = 86_400_000

/**
 * Whether a site shows an entry at this moment, by the bounds of its publication (milliseconds; NaN where the feed's word is no date). A
 * bound that cannot be read excludes nothing, and the end is a day generous: feeds write the last day in two ways, and what holds is for
 * the text to say.
 */
export function isPublished(from: number, until: number, now: Date): boolean {
  const time = now.getTime()
  return !(from > time + DAY) && !(until < time - DAY)
}
