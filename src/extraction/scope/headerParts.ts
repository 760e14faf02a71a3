import type { BlockRole } from '#domain/promotion/capture.ts'
import type { MentionKind } from '../mentions/mention.ts'
import { type CardText, HEADER_ROLES, selectBlocks } from '../text/cardText.ts'
import type { Stretch } from '../text/spans.ts'
import { findEndOfPeer, isAboutHolders, isJoinedByOr } from './attach.ts'
import { type DiscountFigure, findDiscountFigures, toDiscount } from './discountFigures.ts'
import { isSameDiscount, type Offer } from './offer.ts'
import { isContinuationOfTier } from './sections.ts'

export type HeaderView = { shared: Stretch[]; own: Stretch[] }

/** A block is cut at each of its figures, so that a cap for one is not another's. */
export function buildHeaderView(text: CardText, offer: Offer, all: readonly Offer[]): HeaderView {
  const view: HeaderView = { shared: [], own: [] }
  for (const block of selectBlocks(text.card, HEADER_ROLES)) {
    // The block `value` is one announcement.
    const groups = block.role === 'value' ? [] : groupsIn(text, block, all)
    const mixed = groups.length > 1 || groups.some((group) => group.figures.some((figure) => isApart(figure, all)))
    if (!mixed) view.shared.push(block)
    else addParts(view, { text, block, groups, all }, offer)
  }
  return view
}

const isApart = ({ discount, isBonus }: DiscountFigure, all: readonly Offer[]) =>
  isBonus || all.some((offer) => offer.isBonus && isSameDiscount(offer.discount, discount))

type Group = { start: number; figures: DiscountFigure[] }

/** One enumeration («3, 6 y 12») is a group, and so are neighbours of one discount. */
function groupsIn(text: CardText, block: Stretch, all: readonly Offer[]): Group[] {
  const groups: Group[] = []
  for (const figure of findDiscountFigures(text, [block])) {
    // In the body, a figure of no offer belongs to other cards of the site and ends the words before it. Elsewhere it is a mistake.
    if (block.role !== 'body' && !all.some((offer) => isSameDiscount(offer.discount, figure.discount))) continue
    const last = groups.at(-1)
    const previous = last?.figures.at(-1)
    const together =
      previous !== undefined &&
      (isSameDiscount(previous.discount, figure.discount) || areTogether(text.folded.slice(previous.end, figure.start), figure))
    if (last && together) last.figures.push(figure)
    else
      groups.push({
        start:
          previous === undefined ? clauseStart(text, block, figure) : findEndOfPeer(text.folded, mentionsIn(text, block), previous, figure),
        figures: [figure],
      })
  }
  return groups
}

/** A full stop parts percentages only («3. 6 y 12 cuotas»). */
const areTogether = (between: string, { discount }: DiscountFigure) =>
  isJoinedByOr(between) || (between.length < 6 && !(discount.type === 'porcentaje' && between.includes('. ')))

const WAYS = new Set<MentionKind>(['institution', 'network', 'cardKind', 'app'])

/** The words before the first figure of a sentence name how to pay for all of its figures. */
function introducesAll(text: CardText, start: number, figure: DiscountFigure, role: BlockRole): boolean {
  const sentence = text.sentences.find((one) => figure.start >= one.start && figure.start < one.end)
  if (sentence === undefined) return false
  const namesWay = (from: number, end: number) => mentionsIn(text, { start: from, end, role }).some(({ kind }) => WAYS.has(kind))
  const isFollowed = mentionsIn(text, { start: figure.end, end: sentence.end, role }).some((mention) => toDiscount(mention) !== null)
  return isFollowed && namesWay(Math.max(start, sentence.start), figure.start) && !namesWay(figure.end, sentence.end)
}

/** After the last pause before the first figure of a block. */
function clauseStart(text: CardText, { start, role }: Stretch, figure: DiscountFigure): number {
  const lead = text.folded.slice(start, figure.start)
  const colon = lead.lastIndexOf(': ')
  const isOfPeople = mentionsIn(text, { start: start + colon, end: figure.start, role }).some(isAboutHolders)
  const pause = Math.max(...PAUSES.map((sign) => lead.lastIndexOf(sign)), isOfPeople ? colon : -1)
  const from = pause < 0 ? start : start + pause + 1
  return introducesAll(text, from, figure, role) ? figure.start : from
}

const mentionsIn = ({ clauses }: CardText, { start, end }: Stretch) =>
  clauses.flatMap(({ mentions }) => mentions.filter((mention) => mention.start >= start && mention.end <= end))

const PAUSES = ['. ', '.-', '+', ' - ', '! ', '|', '\n', '; ', ' · ', ' / ']

type Parts = { text: CardText; block: Stretch; groups: readonly Group[]; all: readonly Offer[] }

function addParts(view: HeaderView, { text, block, groups, all }: Parts, offer: Offer): void {
  const first = groups[0] as Group
  if (first.start > block.start) view.shared.push({ start: block.start, end: first.start, role: block.role })
  for (const [index, group] of groups.entries()) {
    const next = groups[index + 1]?.start ?? endOfList(text, group, groups[index - 1], block.end)
    const end = group.figures.some((figure) => isApart(figure, all))
      ? endOfTierInHeader(text, group.figures.at(-1) as DiscountFigure, next)
      : next
    if (group.figures.some((figure) => isSameDiscount(figure.discount, offer.discount)))
      view.own.push({ start: group.start, end, role: block.role })
    const last = index === groups.length - 1 ? block.end : next
    if (end < last) view.shared.push({ start: end, end: last, role: block.role })
  }
}

/** The last of several figures in one sentence ends with that sentence. */
function endOfList({ sentences }: CardText, { start }: Group, before: Group | undefined, end: number): number {
  const sentence = sentences.find((one) => start >= one.start && start < one.end)
  return sentence !== undefined && before !== undefined && before.start >= sentence.start ? sentence.end : end
}

/** Sentences after an offer for some people that speak of caps and segments are of that offer. */
function endOfTierInHeader({ sentences, bySentence }: CardText, figure: DiscountFigure, limit: number): number {
  const following = sentences.flatMap(({ start, end }, index) =>
    end > figure.start && start < limit ? [{ start, clauses: bySentence[index] ?? [] }] : [],
  )
  const other = following.find((sentence, index) => index > 0 && !isContinuationOfTier(sentence.clauses))
  return other === undefined ? limit : Math.min(limit, other.start)
}
