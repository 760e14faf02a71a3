/** What speaks against a reading that is marked as doubtful, the gravest first. */
export const DOUBT_REASONS = [
  /** The card's text is cut off. */
  'cut',
  /** The dates contradict each other or cannot be. */
  'dates',
  /** The small print names other issuers than the announcement. */
  'foreignPrint',
  /** The issuer's own list says otherwise. */
  'issuer',
  /** The issuer's own list, read to its end twice, does not have it. */
  'unlisted',
  /** The announcement and the small print name different kinds of card. */
  'otherCards',
  /** It asks for a method that the catalogue lacks. */
  'unknownIssuer',
  /** Two places of the card disagree about a field. */
  'contradiction',
  /** No words of the card settle a field. */
  'supposed',
  /** The card has figures or names that no field states. */
  'unsaid',
  /** No earlier card has its wording. */
  'wording',
] as const
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/** The words from which a field was read, and others of the card that contradict them. `about`: the field's name inside a sentence. */
export type Conflict = { about: string; read: readonly string[]; said: readonly string[] }
