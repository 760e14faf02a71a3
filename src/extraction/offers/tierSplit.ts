import type { MethodName } from '#domain/paymentMethod.ts'
import { SEGMENTS } from '#domain/paymentMethodAliases.ts'
import { familyName } from '../claims/institutions.ts'
import { institutionsIn } from '../mentions/namesIn.ts'
import { AMOUNT, pesosOf } from '../text/amounts.ts'
import { blocksOf, type CardText } from '../text/cardText.ts'
import { type Found, findAll, type Stretch } from '../text/search.ts'
import type { Offer, Tier } from './offer.ts'

/**
 * One discount with several caps by segment or card ("tope $ 10.000 cartera general y $ 30.000 Búho", "niveles: 1 ($ 6.000) 2 ($ 8.000)")
 * is one offer for each segment that the catalogue knows, and one for everybody else.
 */
export function splitByTier(text: CardText, offer: Offer, header: readonly Stretch[]): Offer[] {
  if (offer.bonus || offer.discount.type !== 'porcentaje') return [offer]
  for (const stretch of header) {
    const tiers = tiersIn(text, stretch)
    if (tiers.length > 1) return tiers.map((tier) => ({ ...offer, tier }))
  }
  return [offer]
}

const AMOUNTS = new RegExp(AMOUNT, 'g')
const CAP_WORD = /topes?|maximo de reintegro|reintegro maximo|por reintegro/

function tiersIn(text: CardText, stretch: Stretch): Tier[] {
  const words = text.affirmed.slice(stretch.start, stretch.end)
  const from = words.search(CAP_WORD)
  if (from < 0) return []
  const first = from - 60
  const amounts = findAll(text.affirmed, [stretch], AMOUNTS).filter(
    ({ start }) =>
      start - stretch.start > first &&
      !/minim[a-z ]{0,20}:? ?$|\+ ?$|compras?[a-z ]{0,24}$/.test(text.affirmed.slice(Math.max(stretch.start, start - 28), start)),
  )
  if (amounts.length < 2) return []
  const after = amounts.map((found, index) => tierOf(text, found, 'after', found.end, amounts[index + 1]?.start ?? stretch.end))
  const before = amounts.map((found, index) => tierOf(text, found, 'before', amounts[index - 1]?.end ?? stretch.start, found.start))
  const tiers = [after, before].map(usable).find((candidate) => candidate.length > 1) ?? []
  return tiers
}

type Candidate = Tier & { general: boolean; foreign: boolean }

const GENERAL = /general|no premium|todos los clientes|resto|clasic|no adherid/
const FOREIGN_SEGMENT = /clientes? (?:cuenta )?[a-z]{4,}|nivel 4|unico|black|one shot|haberes|sueldo|jubilad/
/** The level stands after its cap (`$ 6.000 nivel 1`) or before it (`1 ($ 6.000)`). */
const LEVEL = { after: /^[ ,)]{0,3}(?:usuarios |para |de )?nivel (\d)/, before: /(?:^|[^\d$.])(\d) ?\(? ?$/ }

function tierOf(text: CardText, amount: Found, side: keyof typeof LEVEL, start: number, end: number): Candidate {
  const words = text.affirmed.slice(start, end)
  const levelNumber = LEVEL[side].exec(words)?.[1]
  const variant = levelNumber ? personalPay(text, levelNumber) : variantIn(text, words)
  const cards: Tier['cards'] = [
    ...(/credito/.test(words) ? (['credit'] as const) : []),
    ...(/debito/.test(words) ? (['debit'] as const) : []),
    ...(/prepaga/.test(words) ? (['prepaid'] as const) : []),
  ]
  return {
    cap: pesosOf(amount.groups[1], amount.groups[2]) ?? 0,
    span: { start: amount.start, end: amount.end },
    words: { start, end },
    variant,
    cards,
    general: GENERAL.test(words),
    foreign: variant === null && levelNumber !== undefined ? true : variant === null && FOREIGN_SEGMENT.test(words) && !GENERAL.test(words),
  }
}

function personalPay(text: CardText, level: string): MethodName | null {
  const named = SEGMENTS.find(({ institution, words }) => institution === 'Personal Pay' && words.endsWith(` ${level}`))
  return named && /personal ?pay/.test(text.folded) ? named.variant : null
}

function variantIn(text: CardText, words: string): MethodName | null {
  if (/platinum (?:card|rcp)|centurion/.test(words)) return 'Tarjeta American Express - The Platinum Card ® y Centurion ®'
  const announced = namesIn(text, blocksOf(text.card, ['headline', 'subtitle', 'body', 'image']))
  const families = announced.size > 0 ? announced : namesIn(text, blocksOf(text.card, ['legal']))
  return (
    SEGMENTS.find((segment) => families.has(segment.institution) && new RegExp(`(?<![a-z])(?:${segment.words})`).test(words))?.variant ??
    null
  )
}

function namesIn(text: CardText, stretches: readonly Stretch[]): Set<MethodName> {
  return new Set(institutionsIn(text.folded, stretches).map(familyName))
}

/** Tiers that can be told apart: by a segment of the catalogue beside the rest, or by the kind of card. */
function usable(candidates: readonly Candidate[]): Tier[] {
  const known = candidates.filter(({ foreign, cap }) => !foreign && cap > 0)
  const distinctCaps = new Set(known.map(({ cap }) => cap)).size
  if (known.length < 2 || distinctCaps < 2) return []
  const byVariant = known.some(({ variant }) => variant !== null) && new Set(known.map(({ variant }) => variant)).size === known.length
  const kinds = known.map(({ cards }) => cards.join())
  const byCard = known.every(({ cards }) => cards.length === 1) && new Set(kinds).size === known.length
  if (!byVariant && !byCard) return []
  return known.map(({ cap, span, words, variant, cards }) => ({ cap, span, words, variant, cards: byVariant ? [] : cards }))
}
