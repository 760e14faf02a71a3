import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import { MAX_NOT_UNDERSTOOD } from '#domain/promotionFields.ts'
import type { Mention, MentionKind } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { isSaid, shownSpans, TO_EXPLAIN } from './explained.ts'

/**
 * The clauses about an offer that name something which no field of a promotion says: an amount, a date, a bank, a tier, a way to pay. What
 * belongs to another offer of the card, to an example or to the issuer's boilerplate is explained by that; a clause that is shown to the
 * shopper anyway (a restriction, a list of goods) hides nothing.
 * @param promotions All promotions of the card, the view's own first.
 */
export function notUnderstood(view: OfferView, promotions: readonly ExtractedPromotion[]): Span[] {
  const shown = promotions.slice(0, 1).flatMap(shownSpans)
  const said = shown.map(({ start, end }) => view.folded.slice(start, end))
  const isRepeated = ({ start, end }: Clause) => said.some((words) => words.includes(view.folded.slice(start, end).trim()))
  const spans = wordsOfOffer(view)
    .filter((clause) => clause.role !== 'when' && isOpen(view, clause, shown, promotions) && !isAside(view, clause) && !isRepeated(clause))
    .map(({ start, end }) => trimmed(view.card.text, { start, end }))
  return merged(spans.filter(({ start, end }) => end > start)).slice(0, MAX_NOT_UNDERSTOOD)
}

function isOpen(view: OfferView, clause: Clause, shown: readonly Span[], promotions: readonly ExtractedPromotion[]): boolean {
  if (clause.modality === 'example' || clause.modality === 'boilerplate' || clause.modality === 'waives') return false
  const isShown = ({ start, end }: Span) => shown.some((span) => span.start < end && start < span.end)
  const open = (mention: Mention) =>
    TO_EXPLAIN.has(mention.kind) &&
    !isInside(mention, clause) &&
    !isAddress(view, clause, mention) &&
    !isShown(mention) &&
    !isSaid(mention, promotions)
  return clause.mentions.some(open)
}

/** A name within a longer name is that name's matter ("San Juan" in "Banco San Juan"). */
const isInside = (mention: Mention, { mentions }: Clause) =>
  mentions.some(
    (other) =>
      other.kind !== 'opener' &&
      other.start <= mention.start &&
      mention.end <= other.end &&
      other.end - other.start > mention.end - mention.start,
  )

/** A place counts where shops are spoken of; elsewhere it is an address. All the provinces of a chain limit nothing. */
function isAddress({ chain, folded }: OfferView, { start, end }: Clause, { kind, value }: Mention): boolean {
  if (kind !== 'province' && kind !== 'town') return false
  return chain.provinces?.includes(value) === true || !SHOPS.test(folded.slice(start, end))
}
const SHOPS = /sucursal|tiendas?(?![a-z])|local(?:es)?(?![a-z])|valid[oa]|exclusiv|excepto|no participa/

/** What companies say of themselves: addresses, registers, liability, what is not promised, rates. */
const ASIDE =
  /s\.? ?a\.?(?:u\.?)?(?![a-z])[^.]{0,40}(?:cuit|av\.|calle|\d{3,4})|cuit|domicilio|inscrip|accionista|responsab|garanti|no es (?:una )?(?:entidad|institucion)|es una sociedad|uso indebido|fondos (?:depositados|en cuentas)|deposito|marca |propiedad de|www\.|https?|consult|bases y condiciones|res(?:olucion)?\.? ?(?:n|\d)|decreto|ley |informacion|contacto|telefono|0800|0810|reserva el derecho|pesos? [a-z ]{3,60}\)$|canje|sorteo|stock|comision|costo financiero|tasa|medio de pago para|no son promocionados|solo informa|sistema frances|quien realice una compra|recibira un (?:reintegro|consumo) de|podra financiar|tiendas oficiales/

const isAside = ({ folded }: OfferView, { start, end, mentions }: Clause) =>
  ASIDE.test(folded.slice(start, end)) || (end - start < SHORT && mentions.every(({ kind }) => NAMES.has(kind)))
/** A few words that hold nothing but a name: a signature, or the half of a sentence about a company. */
const SHORT = 48
const NAMES = new Set<MentionKind>(['institution', 'app', 'province', 'town', 'opener'])

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  const lead = words.length - words.replace(/^[\s,;.:)-]{1,40}/, '').length
  return { start: start + lead, end: start + words.trimEnd().length }
}

/** Clauses that touch are one. */
function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = out.at(-1)
    if (last !== undefined && span.start - last.end <= 1) last.end = Math.max(last.end, span.end)
    else out.push({ ...span })
  }
  return out
}
