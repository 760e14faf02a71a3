import type { Mention, MentionKind, Topic } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'

const OF_TIME = new Set<MentionKind>(['date', 'weekdays', 'opener', 'period', 'duration', 'giving'])
/** Words for the offer itself may stand in a ban of days. */
const OF_OFFER = new Set<Topic>(['discount', 'refund'])

/** A ban that names only days excepts them from the offer. */
export const isOnlyAboutDays = ({ mentions }: Clause): boolean =>
  mentions.length > 0 && mentions.every((mention) => OF_TIME.has(mention.kind) || isOffer(mention))

const isOffer = (mention: Mention) => mention.kind === 'topic' && OF_OFFER.has(mention.value)
