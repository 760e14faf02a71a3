import { blocksOf, type CardText } from '../text/cardText.ts'
import { matchesOf } from '../text/matches.ts'
import type { Stretch } from '../text/search.ts'
import type { Figure } from './announced.ts'
import { figuresIn } from './announced.ts'
import { type Offer, sameDiscount } from './offer.ts'

/** The small print as one offer sees it: its own tier's, and what holds for all. Other tiers' is left out. */
export type LegalView = { own: Stretch[]; common: Stretch[]; tiered: boolean; backed: boolean }

/** What opens a tier, the surest first. */
const OPENINGS = [
  /(?<![a-z])(?:\d\. ?)?beneficio ?:/g,
  /(?<![a-z0-9])\((?:\d|i{1,3}|iv)\) ?/g,
  /(?<![a-z0-9/])(?:\d|[a-c])\) /g,
  /(?<![a-z])cartera (?:de )?consumo\b/g,
  /(?<![a-z])(?:promocion valida|promocion vigente|beneficio valido|compras presenciales ?:|compras online ?:)/g,
]

/** Words that are said at the beginning of an offer alone, even where the sentence before it forgot its full stop. */
const UNMISTAKABLE = OPENINGS[3]

/** Numbers say where a tier begins; what follows the last of them needs its own sign that it is for all. */
const NUMBERED = new Set(OPENINGS.slice(1, 3))

/** More tiers than any card has. */
const MAX_SECTIONS = 40

type Section = Stretch & { figures: Figure[] }

/** The stretches of the small print that speak of an offer, by cutting it where its tiers begin. */
export function legalViewOf(text: CardText, offer: Offer, all: readonly Offer[]): LegalView {
  const legal = blocksOf(text.card, ['legal'])
  const figures = figuresIn(text, legal)
  const foreign = figures.some((figure) => !sameDiscount(figure.discount, offer.discount))
  const mine = figures.some((figure) => sameDiscount(figure.discount, offer.discount))
  if (!foreign || !mine) return { own: legal, common: [], tiered: false, backed: mine || !foreign }
  const ways = [...OPENINGS.map((opening) => sectionsBy(text, legal, figures, opening)), sectionsBySentence(text, figures)]
  const views = ways.flatMap((sections) => viewOf(text, sections, offer, all) ?? [])
  const clean = views.find(({ own }) => !own.some((section) => hasRival(section, figures, offer, all)))
  return clean ?? views[0] ?? { own: legal, common: [], tiered: false, backed: true }
}

/** The section has the figure of another percentage of the card: the cut runs through its middle. */
function hasRival({ start, end }: Stretch, figures: readonly Figure[], offer: Offer, all: readonly Offer[]): boolean {
  const rivals = all.filter(({ discount }) => discount.type === 'porcentaje' && !sameDiscount(discount, offer.discount))
  const inside = figures.filter((figure) => figure.start >= start && figure.start < end)
  return (
    offer.discount.type === 'porcentaje' && inside.some((figure) => rivals.some(({ discount }) => sameDiscount(discount, figure.discount)))
  )
}

function sectionsBy(text: CardText, legal: readonly Stretch[], figures: readonly Figure[], opening: RegExp): Section[] {
  const words = opening === UNMISTAKABLE ? text.folded : text.affirmed
  return legal.flatMap((block) => {
    const starts = matchesOf(words.slice(block.start, block.end), opening)
      .slice(0, MAX_SECTIONS)
      .map((match) => block.start + match.index)
    const ends = [starts[0] ?? block.end, starts.at(-1) ?? block.end] as const
    const tail = NUMBERED.has(opening) ? tailOf(text, ends, block.end) : block.end
    const edges = [...new Set([block.start, ...starts.filter((start) => start > block.start), tail, block.end])]
    return edges.slice(0, -1).map((start, index) => withFigures({ start, end: edges[index + 1] as number, role: block.role }, figures))
  })
}

/** What speaks of the offers together, or bans for all of them. */
const OF_ALL =
  /^(?:los (?:reintegros|descuentos|beneficios) (?:no )?se |las (?:bonificaciones|devoluciones) se |para todas las |las promociones |solo podran participar|quedan exclu|no (?:es |son )?(?:valid|acumul|inclu|participa|aplica))/

/** Where, behind the last tier, the small print goes back to all of them; nowhere where a tier before it has bans of its own. */
function tailOf({ sentences, folded }: CardText, [first, last]: readonly [number, number], until: number): number {
  const ofAll = sentences.filter(
    ({ start, role }) => role === 'legal' && start > first && start < until && OF_ALL.test(folded.slice(start, start + 40)),
  )
  const tail = ofAll[0]
  return tail !== undefined && tail.start > last ? tail.start : until
}

const TIER_WORDS = /tope|reintegros? de|exclusiv|clientes|cartera|nivel|maximo/
/** What is left out is left out for all. */
const OPENS_BAN = /^(?:no |exclu|se exclu|solo )/

/** Whether a sentence after a tier's opening goes on about it; any other ends the tier. `words` are folded. */
export const goesOnAboutTier = (words: string): boolean => TIER_WORDS.test(words) && !OPENS_BAN.test(words)

/** Every sentence with a figure opens a tier; it lasts while the sentences are about caps and segments. */
function sectionsBySentence(text: CardText, figures: readonly Figure[]): Section[] {
  const sections: Section[] = []
  for (const sentence of text.sentences) {
    if (sentence.role !== 'legal') continue
    const section = withFigures(sentence, figures)
    const last = sections.at(-1)
    const goesOn =
      last !== undefined &&
      last.figures.length > 0 &&
      section.figures.length === 0 &&
      goesOnAboutTier(text.folded.slice(section.start, section.end))
    if (goesOn) last.end = section.end
    else sections.push(section)
  }
  return sections
}

function withFigures({ start, end, role }: Stretch, figures: readonly Figure[]): Section {
  return { start, end, role, figures: figures.filter((figure) => figure.start >= start && figure.start < end) }
}

function viewOf(text: CardText, sections: readonly Section[], offer: Offer, all: readonly Offer[]): LegalView | null {
  const mine = sections.filter((section) => section.figures.some((figure) => sameDiscount(figure.discount, offer.discount)))
  const others = sections.filter((section) => section.figures.length > 0 && !mine.includes(section))
  if (mine.length === 0 || others.length === 0) return null
  const own = closest(text, mine, all)
  const common = sections.filter((section) => section.figures.length === 0)
  return { own, common, tiered: true, backed: true }
}

/** Of several sections with the same figure, those that have an amount the card announces. */
function closest(text: CardText, mine: Section[], all: readonly Offer[]): Section[] {
  if (mine.length < 2 || all.length === 0) return mine
  const announced = blocksOf(text.card, ['headline', 'subtitle', 'body'])
    .map(({ start, end }) => text.folded.slice(start, end))
    .join(' ')
  const amounts = [...announced.matchAll(/\$ ?(\d[\d.]{1,12})/g)].map((match) => (match[1] ?? '').replaceAll('.', ''))
  const fitting = mine.filter(({ start, end }) => {
    const words = text.affirmed.slice(start, end).replaceAll('.', '')
    return amounts.some((amount) => amount.length > 3 && words.includes(amount))
  })
  return fitting.length > 0 ? fitting : mine
}
