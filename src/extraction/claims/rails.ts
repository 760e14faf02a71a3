import type { Rail } from '#domain/condition.ts'
import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { type Claim, type ClaimSource, sourceOf } from './claim.ts'
import type { OfferView } from './offerView.ts'
import { affirmedWords, spokenWords } from './spoken.ts'

type RailClaim = Claim<Rail | 'any', 'how'>

/** A way of paying next to another that is no way of paying in particular: "tarjeta o QR", "tarjeta prepaga/QR", "QR o tarjeta", "Clave DNI y/o QR". */
const OTHER_BEFORE =
  /(?:(?:tarjetas?|credito|debito|prepaga)(?: [a-z]{1,14}){0,5}|clave dni)"?\)?(?:,? (?:y\/o|o|u)| ?\/)(?: (?:con|pago|el|la|codigo|escaneando|mediante|en)){0,3} ?"?$/
/** `Escaneando el QR … o mediante el botón de pago`: a code in shops, and a button on the web. */
const BUTTON_AFTER = /^[^.;]{0,90} o (?:mediante|con|desde|a traves de) (?:el |un )?boton de pago/
/** UTF-16 units. */
const LONGEST_TO_BUTTON = 140
/** "Visa Personal Pay y QR": a card by its network, and a way of paying beside it. */
const NETWORK_BEFORE = /(?:visa|mastercard|amex|cabal)(?: (?!modo)[a-z]{1,14}){0,3} (?:y|o|y\/o) (?:con |codigo |el ){0,2}$/
const OTHER_AFTER = /^"?\)? ?(?:y\/o|o|u) (?:con |la |tu |su )?(?:tarjetas?|efectivo|dinero|transferencia)(?! fisica)/
/** "Con Visa y escaneando el QR" says how one pays with the card. */
const isBesideNetwork = (folded: string, before: string, { start }: Span) =>
  NETWORK_BEFORE.test(before) && !folded.startsWith('escan', start)

/** Nothing to pay with: where to read more, what others do. */
const NO_WAY_OF_PAYING = /(?:consult[a-z]{1,4}|adherid[oa]s|informacion|otros?|cualquier otr[oa])(?: [a-z]{1,14}){0,3} $/

/** `Sin QR`, `QR no, tarjeta sí`. */
const WITHOUT = /(?:^|[^a-z])sin (?:(?:el|codigo) )*$/
const IS_DENIED = /^ no ?(?:[^a-z0-9 ]|$)/

/** `Escaneá el QR y completá el formulario`: the code leads to something to read or fill in, and is not paid with. */
const LEADS_ELSEWHERE =
  /^"?\)? ?(?:,|y|e|para|o) (?:(?:te |lo |la |asi )?(?:complet|ingres|registr|inscrib|anot|conoc|descarg|consult|sumat|suscrib|adher|particip|acced|ver |saber|mas info))/

/** "MODO contactless (NFC) disponible sólo en …" describes a service, not a requirement. */
const IS_AVAILABLE = /^[ ()a-z-]{0,30}disponible/
const THROUGH = /(?:a traves de|mediante|con|via|desde|por)(?: [a-z]{1,6}){0,2} "?$/

/** What the words say of the way of paying. `any`: one way is named as one among all. */
function railClaims(view: OfferView, onWeb: boolean): RailClaim[] {
  const words = affirmedWords(view).flatMap((clause) => claimsIn(view, clause, onWeb))
  return [...words, ...view.pictures.flatMap((clause) => claimsIn(view, clause, onWeb))]
}

function claimsIn(view: OfferView, clause: Clause, onWeb: boolean): RailClaim[] {
  const rails = mentionsOf(clause.mentions, 'rail')
  return rails.flatMap((mention): RailClaim[] => {
    const before = view.folded.slice(Math.max(clause.start, mention.start - 70), mention.start)
    if (WITHOUT.test(before) || IS_DENIED.test(view.folded.slice(mention.end, mention.end + 5))) return []
    if (NO_WAY_OF_PAYING.test(before) || LEADS_ELSEWHERE.test(view.folded.slice(mention.end, mention.end + 40))) return []
    // "MODO contactless (NFC)", "paga sin contacto (NFC)": the phone's contactless, said twice.
    const ofPhone = mention.value === 'contactless' && rails.some((other) => other.value === 'nfc' && distance(mention, other) < 30)
    if (ofPhone) return []
    if (IS_AVAILABLE.test(view.folded.slice(mention.end, mention.end + 60)) && !THROUGH.test(before)) return []
    const open =
      mention.value !== 'card' &&
      (OTHER_BEFORE.test(before) ||
        isBesideNetwork(view.folded, before, mention) ||
        OTHER_AFTER.test(view.folded.slice(mention.end, mention.end + 40)) ||
        (onWeb && BUTTON_AFTER.test(view.folded.slice(mention.end, mention.end + LONGEST_TO_BUTTON))))
    const { start, end } = mention
    return [
      { field: 'how', value: open ? 'any' : mention.value, modality: clause.modality, source: sourceOf(clause), span: { start, end } },
    ]
  })
}

function distance(a: Span, b: Span): number {
  return a.start < b.start ? b.start - a.end : a.start - b.end
}

const PRECEDENCE: readonly ClaimSource[] = ['headline', 'legal', 'image']

/**
 * The ways of paying that are required, alternatives together; none where any way goes. What is announced goes before the small print.
 * @param onWeb Whether the offer holds on the web, too, where a button stands for a code.
 */
export function requiredRails(view: OfferView, onWeb = false): { rails: Rail[]; spans: Span[] } {
  const claims = railClaims(view, onWeb)
  for (const source of PRECEDENCE) {
    const own = claims.filter((claim) => claim.source === source)
    if (own.length === 0) continue
    const beside = besideOwnFigure(view, own)
    const kept = beside.length > 0 ? beside : own
    if (kept.some(({ value }) => value === 'any')) return { rails: [], spans: [] }
    return { rails: [...new Set(kept.map(({ value }) => value as Rail))], spans: kept.map(({ span }) => span) }
  }
  return onlyCardLeft(view)
}

/** Of several claims, those of a sentence that also names the offer's own figure. */
function besideOwnFigure(view: OfferView, claims: readonly RailClaim[]): RailClaim[] {
  const { type, value } = view.offer.discount
  const kind = type === 'porcentaje' ? 'percent' : 'instalments'
  const words = affirmedWords(view)
  const named = new Set(
    words
      .filter(({ mentions }) => mentions.some((mention) => mention.kind === kind && [mention.value].flat().includes(value)))
      .map(({ sentence }) => sentence),
  )
  return claims.filter(({ span }) =>
    words.some(({ start, end, sentence }) => span.start >= start && span.end <= end && named.has(sentence)),
  )
}

/** Where neither a phone's contactless nor any wallet pays, the card in hand is left. */
function onlyCardLeft(view: OfferView): { rails: Rail[]; spans: Span[] } {
  const bans = spokenWords(view).filter(({ modality }) => modality === 'forbids')
  const nfc = bans.find(({ mentions }) => mentionsOf(mentions, 'rail').some(({ value }) => value === 'nfc'))
  const wallets = bans.find(({ start, end }) => /billeteras? (?:virtual|electronica|digital)/.test(view.folded.slice(start, end)))
  return nfc && wallets ? { rails: ['card'], spans: [nfc, wallets] } : { rails: [], spans: [] }
}
