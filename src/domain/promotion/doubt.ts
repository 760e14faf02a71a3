/** Of a reading marked as doubtful, the gravest first. */
export const DOUBT_REASONS = [
  'cut',
  /** They contradict each other or cannot be. */
  'dates',
  /** Of other issuers than the announcement. */
  'foreignPrint',
  /** The issuer's own list says otherwise. */
  'issuer',
  /** The issuer's own list, read to its end twice, lacks it. */
  'unlisted',
  /** Announcement and small print name different kinds of card. */
  'otherCards',
  /** Not in the catalogue. */
  'unknownIssuer',
  /** Two places of the card disagree about a field. */
  'contradiction',
  /** No words of the card settle a field. */
  'supposed',
  /** Figures or names that no field states. */
  'unsaid',
  /** No earlier card has it. */
  'wording',
] as const
export type DoubtReason = (typeof DOUBT_REASONS)[number]

/** `read`: the words a field was read from; `said`: those that contradict them; `about`: the field's name inside a sentence. */
export type FieldConflict = { about: string; read: readonly string[]; said: readonly string[] }
