import type { ChainWords } from '../chainWords.ts'
import { type CardText, selectBlocks } from '../text/cardText.ts'
import type { Stretch } from '../text/spans.ts'
import { isAffirmed } from './clause.ts'
import { dropForeignSmallPrint } from './foreignPrint.ts'
import { buildHeaderView, type HeaderView } from './headerParts.ts'
import type { Offer } from './offer.ts'
import { buildOfferView, type OfferView } from './offerView.ts'
import { buildLegalView } from './sections.ts'

/** The card as one offer sees it. `own`: the small print of its tier; `common`: that of all offers. */
export type Scope = {
  text: CardText
  offer: Offer
  chain: ChainWords
  header: Stretch[]
  ownHeader: Stretch[]
  own: Stretch[]
  common: Stretch[]
  unannounced: Stretch[]
  /** Also other offers': asked last, for facts that a card states only once. */
  legal: Stretch[]
  isBackedBySmallPrint: boolean
  /** The small print is divided into tiers; `own` is the offer's tier. */
  isTiered: boolean
  isBesidePercentage: boolean
  view: OfferView
}

export function buildScope(text: CardText, offer: Offer, all: readonly Offer[], chain: ChainWords): Scope {
  const header = giveToPeople(text, offer, all)
  const legal = buildLegalView(text, offer, all)
  const scope = {
    text,
    offer,
    chain,
    header: [...header.own, ...header.shared],
    ownHeader: header.own,
    own: legal.own,
    common: legal.common,
    unannounced: legal.unannounced,
    legal: selectBlocks(text.card, ['legal']),
    isBackedBySmallPrint: legal.isBackedBySmallPrint,
    isTiered: legal.isTiered,
    isBesidePercentage: all.some(({ discount }) => discount.type === 'porcentaje'),
  }
  return { ...scope, view: dropForeignSmallPrint(buildOfferView(scope)) }
}

/** A shared sentence that names the people of one offer belongs to that one alone. */
function giveToPeople(text: CardText, offer: Offer, all: readonly Offer[]): HeaderView {
  const view = buildHeaderView(text, offer, all)
  const peopleIn = (stretches: readonly Stretch[]) =>
    new Set(
      selectWithin(text.clauses.filter(isAffirmed), stretches).flatMap(({ kind, value }) =>
        kind === 'people' ? `${value.kind} ${value.value}` : kind === 'tier' && value.name !== null ? value.name : [],
      ),
    )
  const mine = peopleIn(view.own)
  const theirs = all.filter((other) => other !== offer).map((other) => peopleIn(buildHeaderView(text, other, all).own))
  const isOf = (sentence: Stretch, people: ReadonlySet<string>) => [...peopleIn([sentence])].some((name) => people.has(name))
  const isList = (part: Stretch) => selectWithin(text.clauses, [part]).filter(({ kind }) => kind === 'money').length > 1
  const parts = view.shared.flatMap((stretch) => text.sentences.flatMap((sentence) => overlapOf(stretch, sentence) ?? []))
  const own = parts.filter((part) => isOf(part, mine) && !isList(part) && !theirs.every((people) => isOf(part, people)))
  const foreign = parts.filter((part) => !isOf(part, mine) && !isList(part) && theirs.some((people) => isOf(part, people)))
  return { own: [...view.own, ...own], shared: parts.filter((part) => !own.includes(part) && !foreign.includes(part)) }
}

const selectWithin = (clauses: CardText['clauses'], stretches: readonly Stretch[]) =>
  clauses
    .flatMap(({ mentions }) => mentions)
    .filter(({ start }) => stretches.some((stretch) => start >= stretch.start && start < stretch.end))

function overlapOf(stretch: Stretch, { start, end }: Stretch): Stretch | null {
  const part = { ...stretch, start: Math.max(start, stretch.start), end: Math.min(end, stretch.end) }
  return part.start < part.end ? part : null
}
