import type { MentionKind, MentionValues } from '../mentions/mention.ts'
import { selectMentions } from '../mentions/mention.ts'
import { type CardText, HEADER_ROLES, selectBlocks } from '../text/cardText.ts'
import type { Stretch } from '../text/stretch.ts'
import { type DiscountFigure, findDiscountFigures } from './announcedOffers.ts'
import { type Clause, isAffirmed } from './clause.ts'
import { isSameDiscount, type Offer } from './offer.ts'

/** The small print as one offer sees it: that of its tier (`own`) and that of all offers (`common`). Other tiers are left out; `unannounced` are those of no offer and another issuer. */
export type LegalView = { own: Stretch[]; common: Stretch[]; unannounced: Stretch[]; isTiered: boolean; isBackedBySmallPrint: boolean }

/** The kinds of words that open a tier, the most reliable first. `portfolio` works even where a full stop is missing. */
const OPENINGS: readonly MentionValues['section'][] = ['benefit', 'bracketed', 'numbered', 'portfolio', 'validity']
/** Openings that are numbers. After the last one, only a sign of its own shows that text is for all offers again. */
const NUMBERED = new Set<MentionValues['section']>(['bracketed', 'numbered'])
/** Bounds the work; no card has this many tiers. */
const MAX_SECTIONS = 40

type Section = Stretch & { figures: DiscountFigure[] }

/** Cuts the small print where its tiers begin, and returns the stretches for one offer. */
export function buildLegalView(text: CardText, offer: Offer, all: readonly Offer[]): LegalView {
  const legal = selectBlocks(text.card, ['legal'])
  const figures = findDiscountFigures(text, legal)
  const isMine = (figure: DiscountFigure) => isSameDiscount(figure.discount, offer.discount)
  const mine = figures.some(isMine)
  if (figures.every(isMine) || !mine)
    return { own: legal, common: [], unannounced: [], isTiered: false, isBackedBySmallPrint: mine || figures.length === 0 }
  const bySentence = sectionsBySentence(text, figures)
  const ways = [
    ...OPENINGS.map((opening) => sectionsBy(text, legal, figures, opening)),
    bySentence,
    bySentence.flatMap((section) => piecesOf(text, section, figures)),
  ]
  const views = ways.flatMap((sections) => viewOf(text, sections, offer, all) ?? [])
  const clean = views.find(({ own }) => !own.some((section) => hasRival(section, figures, offer, all)))
  return clean ?? views[0] ?? { own: legal, common: [], unannounced: [], isTiered: false, isBackedBySmallPrint: true }
}

/** Returns true if the section holds the figure of another percentage of the card, so the cut was made in the wrong place. */
function hasRival({ start, end }: Stretch, figures: readonly DiscountFigure[], offer: Offer, all: readonly Offer[]): boolean {
  if (offer.discount.type !== 'porcentaje') return false
  const rivals = all.filter(({ discount }) => discount.type === 'porcentaje' && !isSameDiscount(discount, offer.discount))
  return figures.some(
    (figure) => figure.start >= start && figure.start < end && rivals.some(({ discount }) => isSameDiscount(discount, figure.discount)),
  )
}

function sectionsBy(
  text: CardText,
  legal: readonly Stretch[],
  figures: readonly DiscountFigure[],
  opening: MentionValues['section'],
): Section[] {
  const opened = text.clauses
    .filter((clause) => clause.role === 'legal' && (opening === 'portfolio' || isAffirmed(clause)))
    .flatMap(({ mentions }) => selectMentions(mentions, 'section'))
    .filter(({ value }) => value === opening)
  return legal.flatMap((block) => {
    const starts = opened
      .filter(({ start }) => start >= block.start && start < block.end)
      .slice(0, MAX_SECTIONS)
      .map(({ start }) => start)
    const tail = NUMBERED.has(opening) ? findTail(text, [starts[0] ?? block.end, starts.at(-1) ?? block.end], block.end) : block.end
    const edges = [...new Set([block.start, ...starts.filter((start) => start > block.start), tail, block.end])]
    return edges.slice(0, -1).map((start, index) => withFigures({ start, end: edges[index + 1] as number, role: block.role }, figures))
  })
}

/** Returns where the small print turns to all offers again after the last tier; `until` if an earlier tier has such words too. */
function findTail({ sentences, bySentence }: CardText, [first, last]: readonly [number, number], until: number): number {
  const tail = sentences.find(
    ({ start, role }, index) => role === 'legal' && start > first && start < until && isOfAll(bySentence[index] ?? []),
  )
  return tail !== undefined && tail.start > last ? tail.start : until
}

/** Returns true if a sentence speaks of all offers together or begins with a ban. */
const isOfAll = ([first, ...rest]: readonly Clause[]) =>
  first !== undefined &&
  (opensBan(first) ||
    selectMentions(
      [first, ...rest].flatMap(({ mentions }) => mentions),
      'topic',
    ).some(({ value, start }) => value === 'ofAll' && start === first.start))

const opensBan = (first: Clause) =>
  (first.modality === 'forbids' || first.modality === 'requires') &&
  selectMentions(first.mentions, 'opener').some(({ start }) => start === first.start)

/** Returns true if a sentence after the opening of a tier still belongs to it: it is about caps or people and begins no ban. */
export function isContinuationOfTier(clauses: readonly Clause[]): boolean {
  const [first] = clauses
  if (first === undefined || opensBan(first)) return false
  return clauses.some(({ mentions }) => mentions.some(({ kind, value }) => OF_TIERS.has(kind) || (kind === 'topic' && value === 'holders')))
}
const OF_TIERS = new Set<MentionKind>(['bound', 'tier', 'people', 'level'])

/** Opens a tier at every sentence with a figure. The tier goes on while the next sentences are about caps and segments. */
function sectionsBySentence(text: CardText, figures: readonly DiscountFigure[]): Section[] {
  const sections: Section[] = []
  for (const [index, sentence] of text.sentences.entries()) {
    if (sentence.role !== 'legal') continue
    const section = withFigures(sentence, figures)
    const last = sections.at(-1)
    const goesOn =
      last !== undefined && last.figures.length > 0 && section.figures.length === 0 && isContinuationOfTier(text.bySentence[index] ?? [])
    if (goesOn) last.end = section.end
    else sections.push(section)
  }
  return sections
}

/** Cuts a sentence with several figures at the last separator between two of them, and where words for all offers begin. */
function piecesOf(
  { folded, clauses }: CardText,
  { start, end, role, figures: own }: Section,
  figures: readonly DiscountFigure[],
): Section[] {
  const cuts = own.flatMap((figure, index) => {
    const before = own[index - 1]
    if (before === undefined || isSameDiscount(before.discount, figure.discount)) return []
    const between = folded.slice(before.end, figure.start)
    const sign = CUTS.map((one) => between.lastIndexOf(one)).find((at) => at >= 0)
    return sign === undefined ? [] : [before.end + sign + 1]
  })
  const ofAll = clauses
    .flatMap(({ mentions }) => selectMentions(mentions, 'topic'))
    .find((topic) => topic.value === 'ofAll' && topic.start > (own.at(-1)?.end ?? end) && topic.start < end)
  const edges = [start, ...cuts, ...(ofAll === undefined ? [] : [ofAll.start]), end]
  return edges.slice(0, -1).map((from, index) => withFigures({ start: from, end: edges[index + 1] as number, role }, figures))
}
const CUTS = [';', '//', '||']

function withFigures({ start, end, role }: Stretch, figures: readonly DiscountFigure[]): Section {
  return { start, end, role, figures: figures.filter((figure) => figure.start >= start && figure.start < end) }
}

function viewOf(text: CardText, sections: readonly Section[], offer: Offer, all: readonly Offer[]): LegalView | null {
  const mine = sections.filter((section) => section.figures.some((figure) => isSameDiscount(figure.discount, offer.discount)))
  const others = sections.filter((section) => section.figures.length > 0 && !mine.includes(section))
  if (mine.length === 0 || others.length === 0) return null
  const announced = new Set(selectBlocks(text.card, [...HEADER_ROLES, 'image']).flatMap((block) => issuersIn(text, block)))
  return {
    own: selectClosest(text, mine, all),
    common: sections.filter((section) => section.figures.length === 0),
    unannounced: others.filter((section) => isUnannounced(section, all) && issuersIn(text, section).some((name) => !announced.has(name))),
    isTiered: true,
    isBackedBySmallPrint: true,
  }
}

const isUnannounced = ({ figures }: Section, all: readonly Offer[]) =>
  !figures.some((figure) => all.some((one) => isSameDiscount(one.discount, figure.discount)))

const issuersIn = ({ clauses }: CardText, { start, end }: Stretch) =>
  clauses
    .filter((clause) => isAffirmed(clause) && clause.start < end && start < clause.end)
    .flatMap(({ mentions }) => selectMentions(mentions, 'institution').map(({ value }) => value))

/** Of several sections with the offer's figure, returns those with an amount that the card announces. */
function selectClosest({ clauses }: CardText, mine: Section[], all: readonly Offer[]): Section[] {
  if (mine.length < 2 || all.length === 0) return mine
  const amountsOf = (some: readonly Clause[]) => some.flatMap(({ mentions }) => selectMentions(mentions, 'money')).map(({ value }) => value)
  const announced = new Set(amountsOf(clauses.filter(({ role }) => role === 'headline' || role === 'subtitle' || role === 'body')))
  const fitting = mine.filter(({ start, end }) =>
    amountsOf(clauses.filter((clause) => isAffirmed(clause) && clause.start < end && start < clause.end)).some((amount) =>
      announced.has(amount),
    ),
  )
  return fitting.length > 0 ? fitting : mine
}
