import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { BlockRole } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findMentions } from '../mentions/findMentions.ts'
import { type Mention, type MentionKind, selectMentions, type Topic } from '../mentions/mention.ts'

/**
 * How a clause speaks of the offer. `grants`: promises it; `requires`: asks for something; `forbids`: bans something; `waives`: says that
 * something is not required; `exempts`: excepts from a ban; `boilerplate`: the issuer's rates, addresses, liability.
 */
export type Modality = 'grants' | 'requires' | 'forbids' | 'waives' | 'exempts' | 'example' | 'boilerplate'

/** A stretch of one sentence in one modality, with its mentions. */
export type Clause = Span & {
  modality: Modality
  role: BlockRole
  sentence: number
  mentions: Mention[]
  /** Clues that no field states. They are kept apart from `mentions`, so that no clue hides a name. */
  clues: Mention<'clue'>[]
}

/** Checks that the clause states the offer. Bans, waivers, exceptions, examples and boilerplate do not. */
export const isAffirmed = ({ modality }: Pick<Clause, 'modality'>): boolean => modality === 'grants' || modality === 'requires'

export const selectAffirmed = (clauses: readonly Clause[]): Clause[] => clauses.filter(isAffirmed)

type Stretch = Span & { role: BlockRole }

/** Makes one granting clause of each stretch, whatever its words say. A date without a year gets that of `captured`. */
export function buildPlainClauses(folded: string, stretches: readonly Stretch[], captured: CivilDate): Clause[] {
  const mentions = findMentions({ text: folded, blocks: [...stretches], capturedAt: captured }, folded)
  return stretches.map(({ start, end, role }, block) => ({
    start,
    end,
    role,
    sentence: block,
    modality: 'grants',
    mentions: mentions.filter(({ kind, block: at }) => at === block && kind !== 'clue'),
    clues: [],
  }))
}

export const selectCardKinds = (clauses: readonly Clause[]) =>
  new Set(clauses.flatMap(({ mentions }) => selectMentions(mentions, 'cardKind').map(({ value }) => value)))

const OF_TIME = new Set<MentionKind>(['date', 'weekdays', 'opener', 'period', 'duration', 'giving'])
/** Words for the offer itself may stand in a ban of days. */
const OF_OFFER = new Set<Topic>(['discount', 'refund'])

/** A ban that names only days excepts them from the offer. */
export const isOnlyAboutDays = ({ mentions }: Clause): boolean =>
  mentions.length > 0 && mentions.every((mention) => OF_TIME.has(mention.kind) || isOffer(mention))

const isOffer = (mention: Mention) => mention.kind === 'topic' && OF_OFFER.has(mention.value)
