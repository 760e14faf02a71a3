import type { Mention, MentionKind, Topic } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'

const OF_TIME = new Set<MentionKind>(['date', 'weekdays', 'opener', 'period', 'duration', 'giving'])
/** Words for the offer itself: `el descuento no es válido el 25/12`. */
const OF_OFFER = new Set<Topic>(['discount', 'refund'])

/** Whether a ban names days and nothing else, so that it takes them out of the offer: `no válido el 25/12`, `menos los domingos`. */
export const saysOnlyWhen = ({ mentions }: Clause): boolean =>
  mentions.length > 0 && mentions.every((mention) => OF_TIME.has(mention.kind) || isOffer(mention))

const isOffer = (mention: Mention) => mention.kind === 'topic' && OF_OFFER.has(mention.value)
