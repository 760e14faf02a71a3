import type { Span } from '#domain/promotion.ts'
import { cardsIn } from '../text/cardClauses.ts'
import { blocksOf } from '../text/cardText.ts'
import { findAll, findFirst } from '../text/search.ts'
import type { Scope } from './reader.ts'

const MODO = /(?<![a-z])modo(?![a-z])/g
const NOT_REQUIRED = /(?:operatoria de|excepto|salvo|no ) "?$/

/** `En 1 pago en los supermercados; o pagando con MODO`: one way of two. */
const ALTERNATIVE = /[;,] o (?:bien )?(?:pagando|abonando|comprando)? ?(?:con|a traves de|mediante) $/

/** MODO is required where the card shows or names it; a mention inside a ban has been blanked. */
export function modoMention(scope: Scope): Span | null {
  const { affirmed, folded, card } = scope.text
  // What comes on top of an offer through MODO need not itself go through it.
  if (scope.offer.bonus && scope.tiered && cardsIn(affirmed, scope.own).length > 0)
    return findFirst(affirmed, [...scope.ownHeader, ...scope.own], /(?<![a-z])modo(?![a-z])/)
  const header = findFirst(affirmed, scope.header, /(?<![a-z])modo(?![a-z])/)
  if (header) return header
  const image = findFirst(folded, blocksOf(card, ['image']), /(?<!sin[ _-])modo/)
  if (image) return image
  const legal = findAll(affirmed, [...scope.own, ...scope.common], MODO)
  return (
    legal.find(({ start, end, stretch }) =>
      isWayToPay(affirmed.slice(Math.max(stretch.start, start - 60), start), affirmed.slice(end, end + 30)),
    ) ?? null
  )
}

function isWayToPay(lead: string, rest: string): boolean {
  if (
    ALTERNATIVE.test(lead) ||
    NOT_REQUIRED.test(lead) ||
    /tambien|(?:apple|google) pay,? (?:y\/o|o|y) $/.test(lead) ||
    /^,? ?(?:o |y\/o )?(?:apple|google) pay/.test(rest) ||
    /^"? (?:es |se encuentra|servicio|no valid)/.test(rest)
  )
    return false
  return /(?:a traves(?: de)?|mediante|por|con|desde|via|qr|de|app\.?|y\/o|o|billetera|en|pagando|abonando|exclusivamente)(?: (?:la|el|su|los|app\.?|billetera|qr|de|codigo|plataforma|aplicacion))* ?["(]?$/.test(
    lead,
  )
}

/** The card itself shows MODO; otherwise only the small print asks for it. */
export const announcesModo = (scope: Scope) =>
  findFirst(scope.text.folded, [...scope.header, ...blocksOf(scope.text.card, ['image'])], /(?<!sin[ _-])modo/) !== null
