import type { Span } from '#domain/promotion.ts'
import type { Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { fold } from '../text/fold.ts'
import { mayMatch, needing } from '../text/matches.ts'
import { ISSUERS } from '../vocabulary/issuers.ts'
import { findPhrase } from './findPhrase.ts'

/** `Dicha cuenta debe estar asociada a MODO antes de pagar`: what has to be done in an app first. */
const APP_NAMES = ['modo', ...ISSUERS.flatMap(({ words: { app } }) => (app === undefined ? [] : [fold(app.name).replace('+', '')]))].join(
  '|',
)
const LINKED = needing(
  ['asociad', 'adherid', 'vinculad', 'registrad', 'cargad', 'enrolad'],
  new RegExp(
    `(?<![a-z])(?:(?:se )?encuentren?|deb(?:e|en|era|eran) (?:estar|encontrarse)|esten?|tener|tenga|tengan|tengas) (?:previamente )?(?:asociad|adherid|vinculad|registrad|cargad|enrolad)[oa]s? (?:previamente )?(?:a|en) (?:la )?(?:app |aplicacion |billetera )?(?:${APP_NAMES})(?![a-z])(?:[^.,;()|]|\\([^()]{0,40}\\)|(?<= s)\\.a\\.?(?= [a-z])){0,120}`,
  ),
)

/** `Se acreditará en la caja de ahorro …`: which account it is, where the field says only that it is one. */
const KIND_OF_ACCOUNT = needing(
  ['caja de ahorro', 'cuenta corriente', 'cuenta monetaria', 'asociada', 'registrada', 'vinculada'],
  new RegExp(
    `(?<![a-z])en (?:la|su|una|tu) (?:caja de ahorros?|cuenta (?:corriente|monetaria)|cuenta (?:[a-z]{2,12} ){0,4}(?:asociad|registrad|vinculad)a (?:a|en) (?:${APP_NAMES}))(?![a-z])(?:[^.,;()|]|\\([^()]{0,40}\\)|(?<= s)\\.a\\.?(?= [a-z])){0,120}`,
  ),
)
const PUT = /acredit|reflejad|depositad|a realizarse|impact/
/** Money of whoever has an additional card goes to another's account. */
const isOfHolder = (words: string) => PUT.test(words) && !words.includes('adicional')

/** The account or card that must be linked with an app, and the kind of account to which the money goes. */
export function accountsOf(view: OfferView): Span[] {
  if (!mayMatch(view.folded, LINKED) && !mayMatch(view.folded, KIND_OF_ACCOUNT) && !view.folded.includes('asociarla')) return []
  const words = wordsOfOffer(view).filter(({ role, modality }) => role === 'legal' && !SAYS_NOTHING.has(modality))
  const linked = findPhrase(view, words, LINKED)
  const account = view.offer.discount.type === 'porcentaje' ? findPhrase(view, words, KIND_OF_ACCOUNT) : null
  const refund = account && withLead(view, words, account)
  return [
    ...(linked === null ? [] : [withLead(view, words, linked)]),
    ...remindersOf(view, words),
    ...(refund !== null && isOfHolder(view.folded.slice(refund.start, refund.end)) ? [refund] : []),
  ]
}

/** `… titulares de una cuenta. No olvides asociarla`: the account is that of the sentence before. */
function remindersOf({ folded }: OfferView, words: readonly Clause[]): Span[] {
  const at = words.findIndex(({ start, end }) => REMINDS.test(folded.slice(start, end)))
  const reminder = words[at]
  const before = words.filter(({ sentence }) => sentence + 1 === reminder?.sentence)
  const start = before[0]?.start
  if (reminder === undefined || start === undefined || reminder.end - start > LONGEST_REMINDER) return []
  return folded.slice(start, reminder.start).includes('cuenta') ? [{ start, end: reminder.end }] : []
}
const REMINDS = /^(?:y )?(?:no (?:te )?olvides (?:de )?|recorda )asociarla(?![a-z])/
/** UTF-16 units. */
const LONGEST_REMINDER = 320
const SAYS_NOTHING = new Set<Clause['modality']>(['forbids', 'waives', 'example', 'boilerplate'])

/** From the beginning of its sentence; of a long one from the account, the card or the verb that it is said of. */
function withLead({ folded }: OfferView, words: readonly Clause[], { start, end: last }: Span): Span {
  const end = /[a-z]/.test(folded[last] ?? ' ') ? folded.lastIndexOf(' ', last) : last
  const clause = words.find((one) => start >= one.start && start < one.end)
  const own = words.filter(({ sentence }) => sentence === clause?.sentence)
  const first = Math.min(...own.map((one) => one.start))
  const before = folded.slice(first, start)
  const cut = first + Math.max(0, ...[...before.matchAll(PARTING)].map(({ index, 0: sign }) => index + sign.length))
  if (start - cut <= LONGEST_LEAD) return { start: cut, end }
  const near = folded.slice(start - LONGEST_LEAD, start)
  const subject = Math.max(...SUBJECTS.map((word) => near.lastIndexOf(word)))
  return { start: subject < 0 ? start : start - LONGEST_LEAD + subject, end }
}
const PARTING = /[.;:(|] ?(?:\d{1,2}[).]? )?/g
const SUBJECTS = ['cuenta', 'tarjeta', 'caja de ahorro', 'se acreditar', 'se vera', 'reintegro']
/** UTF-16 units: more words before it are about something else. */
const LONGEST_LEAD = 170
