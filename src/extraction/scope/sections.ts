import { memoize } from '../memoize.ts'
import { type MentionKind, type MentionValues, selectMentions } from '../mentions/mention.ts'
import { type CardText, HEADER_ROLES, selectBlocks } from '../text/cardText.ts'
import type { Stretch } from '../text/spans.ts'
import { type Clause, isAffirmed } from './clause.ts'
import { type DiscountFigure, findDiscountFigures } from './discountFigures.ts'
import { isSameDiscount, type Offer } from './offer.ts'

/** `own`: about the offer; `common`: about all; `unannounced`: of no offer and another issuer. */
export type LegalView = { own: Stretch[]; common: Stretch[]; unannounced: Stretch[]; isTiered: boolean; isBackedBySmallPrint: boolean }

/** Without figures it is about all offers. */
type Section = Stretch & { figures: DiscountFigure[] }
/** `opening`: the words that open it until the next; null where a sentence names its figure. */
type Cut = { at: number; opening: MentionValues['section'] | null }

/** The most reliable first. `portfolio` works even where a full stop is missing. */
const OPENINGS: readonly MentionValues['section'][] = ['benefit', 'heading', 'numbered', 'portfolio', 'validity']
/** Bounds the work; no card has this many. */
const MAX_SECTIONS = 40

export function buildLegalView(text: CardText, offer: Offer, all: readonly Offer[]): LegalView {
  const legal = selectBlocks(text.card, ['legal'])
  const sections = findSections(text)
  const figures = sections.flatMap((section) => section.figures)
  const isMine = (figure: DiscountFigure) => isSameDiscount(figure.discount, offer.discount)
  const mine = figures.some(isMine)
  const view = mine && !figures.every(isMine) ? viewOf(text, sections, offer, all) : null
  return view ?? { own: legal, common: [], unannounced: [], isTiered: false, isBackedBySmallPrint: mine || figures.length === 0 }
}

export const hasSectionOfItsOwn = (text: CardText, { discount }: DiscountFigure): boolean =>
  findSections(text).some(({ figures }) => figures.length > 0 && figures.every((figure) => isSameDiscount(figure.discount, discount)))

/** Cut before each figure that differs from the one before it. */
const findSections = memoize((text: CardText): readonly Section[] => {
  const legal = selectBlocks(text.card, ['legal'])
  const figures = findDiscountFigures(text, legal)
  return legal.flatMap((block) => {
    const own = figures.filter(({ start }) => start >= block.start && start < block.end)
    const cuts = findCuts(text, block, own).slice(0, MAX_SECTIONS)
    const ends = cuts.map(({ at, opening }, index) => {
      const next = cuts[index + 1]?.at ?? block.end
      if (opening === null) return endOfTier(text, at, next)
      return index === cuts.length - 1 ? findTail(text, cuts, next) : next
    })
    const edges = [...new Set([block.start, ...cuts.map(({ at }) => at), ...ends, block.end])].sort((a, b) => a - b)
    return edges
      .slice(0, -1)
      .map((start, index) => withFigures({ start, end: edges[index + 1] as number, role: block.role }, own))
      .flatMap((section) => splitAtNote(text, section))
  })
})

const NOTE = '(*)'

/** A footnote about people is about the announced figure that these people get. */
function splitAtNote(text: CardText, section: Section): Section[] {
  const at = text.folded.indexOf(NOTE, section.start)
  if (at < section.start || at >= section.end) return [section]
  const peopleIn = ({ start, end }: Stretch) =>
    text.clauses
      .filter((clause) => isAffirmed(clause) && clause.start < end && start < clause.end)
      .flatMap(({ mentions }) => selectMentions(mentions, 'people'))
      .filter((mention) => mention.start >= start && mention.end <= end)
      .map(({ value }) => value.kind)
  const [first] = text.sentences.filter(({ start, end }) => at >= start && at < end)
  const noted = new Set(peopleIn({ start: at, end: first?.end ?? section.end, role: section.role }))
  const ofPeople = findDiscountFigures(text, selectBlocks(text.card, HEADER_ROLES)).filter((figure) => {
    const sentence = text.sentences.find(({ start, end }) => figure.start >= start && figure.start < end)
    return sentence !== undefined && peopleIn(sentence).some((kind) => noted.has(kind))
  })
  if (ofPeople.length === 0) return [section]
  const [before, note] = [section.figures.filter(({ start }) => start < at), section.figures.filter(({ start }) => start >= at)]
  return [
    { ...section, end: at, figures: before },
    { ...section, start: at, figures: [...note, ...ofPeople] },
  ]
}

function findCuts(text: CardText, block: Stretch, figures: readonly DiscountFigure[]): Cut[] {
  const openings = openingsIn(text, block)
  const cuts: Cut[] = []
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1]
    const isOther = before !== undefined && !isSameDiscount(before.discount, figure.discount)
    const from = before?.end ?? block.start
    const between = isOther ? openings.filter(({ at }) => at >= from && at <= figure.start) : []
    const kind = OPENINGS.find((one) => between.some(({ opening }) => opening === one))
    if (kind !== undefined) cuts.push(...between.filter(({ opening }) => opening === kind))
    else if (isOther || cuts.at(-1)?.opening == null) cuts.push(...cutBefore(text, from, figure, cuts))
  }
  const [first] = figures
  const [one, next] = cuts
  if (first === undefined || one === undefined || next === undefined) return cuts
  const kinds = new Set(cuts.map(({ opening }) => opening))
  const lead = openings.findLast(({ at, opening }) => at <= first.start && kinds.has(opening))
  return [lead ?? { ...one, opening: next.opening }, ...cuts.slice(1)]
}

const HEADS = new Set<MentionKind>(['institution', 'app', 'people', 'tier', 'network', 'cardKind'])
const LONGEST_HEADING = 40

function openingsIn({ clauses, sentences, bySentence, folded }: CardText, block: Stretch): Cut[] {
  const opened = clauses
    .filter(({ role }) => role === 'legal')
    .flatMap((clause) =>
      selectMentions(clause.mentions, 'section')
        .filter(({ value }) => value === 'portfolio' || isAffirmed(clause))
        .map(({ start, value }): Cut => ({ at: start, opening: value })),
    )
  const headings = sentences
    .filter(({ start }, index) => {
      const [first] = bySentence[index]?.[0]?.mentions ?? []
      const colon = folded.slice(start, start + LONGEST_HEADING).indexOf(':')
      return first !== undefined && first.start === start && HEADS.has(first.kind) && first.end <= start + colon
    })
    .map(({ start }): Cut => ({ at: start, opening: 'heading' }))
  return [...opened, ...headings].filter(({ at }) => at >= block.start && at < block.end).sort((a, b) => a.at - b.at)
}

/** Where the sentence of a figure begins, or at the last separator between two figures of one sentence. */
function cutBefore(text: CardText, from: number, figure: DiscountFigure, cuts: readonly Cut[]): Cut[] {
  const { sentences, folded } = text
  const sentence = sentences.find(({ start, end }) => figure.start >= start && figure.start < end)
  if (sentence !== undefined && sentence.start >= from) {
    return [{ at: sentence.start, opening: cuts.findLast(({ opening }) => opening !== null)?.opening ?? null }]
  }
  const between = folded.slice(from, figure.start)
  const sign = CUTS.map((one) => between.lastIndexOf(one)).find((at) => at >= 0)
  return sign === undefined ? [] : [{ at: from + sign + 1, opening: null }]
}
const CUTS = [';', '//', '||']

/** Before the first sentence that is not about caps and segments. */
function endOfTier({ sentences, bySentence }: CardText, at: number, until: number): number {
  const other = sentences.find(({ start }, index) => start > at && start < until && !isContinuationOfTier(bySentence[index] ?? []))
  return other?.start ?? until
}

/** The small print turns to all offers again after the last section; `until` if an earlier one has such words too. */
function findTail({ sentences, bySentence }: CardText, cuts: readonly Cut[], until: number): number {
  const [first, last] = [cuts[0] as Cut, cuts.at(-1) as Cut]
  const isNumbered = last.opening === 'numbered'
  const tail = sentences.find(({ start, role }, index) => {
    const clauses = bySentence[index] ?? []
    return role === 'legal' && start > first.at && start < until && (speaksOfAll(clauses) || (isNumbered && opensBan(clauses)))
  })
  return tail !== undefined && tail.start > last.at ? tail.start : until
}

const speaksOfAll = ([first]: readonly Clause[]) =>
  first !== undefined && selectMentions(first.mentions, 'topic').some(({ value, start }) => value === 'ofAll' && start === first.start)

const opensBan = ([first]: readonly Clause[]) =>
  first !== undefined &&
  (first.modality === 'forbids' || first.modality === 'requires') &&
  selectMentions(first.mentions, 'opener').some(({ start }) => start === first.start)

/** About caps or people, without a ban. */
export const isContinuationOfTier = (clauses: readonly Clause[]): boolean =>
  !opensBan(clauses) &&
  !speaksOfAll(clauses) &&
  clauses.some(({ mentions }) => mentions.some(({ kind, value }) => OF_TIERS.has(kind) || (kind === 'topic' && value === 'holders')))
const OF_TIERS = new Set<MentionKind>(['bound', 'tier', 'people', 'level'])

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

/** Of several sections with the offer's figure, those with an amount that the card announces. */
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
