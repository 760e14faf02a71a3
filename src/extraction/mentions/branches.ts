import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { toSentenceCase } from '../text/readableText.ts'
import type { Sentence } from '../text/sentences.ts'
import { NON_SHOP_STEMS, WORDS_BEFORE_PLACES } from '../vocabulary/places.ts'
import { keepOutermost, type Mention, type MentionKind, type Opener, selectMentions } from './mention.ts'

type Text = { card: Pick<CardWords, 'text'>; folded: string }
/** `isShops`: any name may follow, else only a known place; `isList`: a list after a colon may. */
type Anchor = Span & { isShops: boolean; isList: boolean }
const BANS = new Set<Opener>(['forbids', 'excludes', 'excepts'])

const LEAD = new RegExp(`[ :,(]|\\.(?=:)|(?<![a-z])(?:${WORDS_BEFORE_PLACES.join('|')})(?![a-z])\\.?`, 'y')
const JOINT = /\.? ?[,;/]| (?:y|e|o|u|ni|y\/o)(?= )/y
const NUMBER = /\d{1,4}(?=[,;)]| y |\.?$)/y
const NAME = /\p{Lu}[\p{L}.']*\p{L}(?: (?:(?:de|del|la|las|los|el) )?\p{Lu}[\p{L}.']*\p{L}){0,4}/uy
const REST = /(?: (?:capital|centro|norte|sur|este|oeste)(?![a-z])| \d{1,5}(?![\d%]))/y
const SIGN = /\.? ?\([^()]{1,40}\)/y

export function findBranches(text: Text, sentences: readonly Sentence[], mentions: readonly Mention[]): Mention<'branch'>[] {
  return sentences.flatMap((sentence) => {
    if (sentence.role === 'image' || sentence.role === 'mark') return []
    const own = ownOf(mentions.filter(({ start }) => start >= sentence.start && start < sentence.end))
    const branches: Mention<'branch'>[] = []
    const anchors = anchorsIn(text, sentence, own.all)
    for (const [index, anchor] of anchors.entries()) {
      // If several introducing words stand in a row, the last one decides, so no search goes past the next one.
      const next = anchors.slice(index + 1).find(({ start }) => start >= anchor.end)?.start ?? Number.POSITIVE_INFINITY
      if (branches.some(({ end }) => end > anchor.start) || pastLead(text.folded, anchor.end, own, next) > next) continue
      for (const place of findListedPlaces(text, sentence, anchor, own) ?? findNextPlaces(text, sentence, anchor, own))
        branches.push({ ...place, kind: 'branch', role: sentence.role, block: sentence.block })
    }
    return branches
  })
}

/** `places` by their start: the search asks for a place after every small word. */
type Own = { all: readonly Mention[]; places: ReadonlyMap<number, KnownPlace> }
type KnownPlace = Mention<'province'> | Mention<'town'>

function ownOf(mentions: readonly Mention[]): Own {
  const all = keepOutermost(mentions)
  const isPlace = (mention: Mention): mention is KnownPlace => mention.kind === 'province' || mention.kind === 'town'
  // If a province and a town share a name, the province is kept.
  const places = all.filter(isPlace).toReversed()
  return { all, places: new Map(places.map((place) => [place.start, place])) }
}

type Place = Span & { value: Mention<'branch'>['value'] }

function anchorsIn({ folded }: Text, { start: from }: Sentence, own: readonly Mention[]): Anchor[] {
  const shops = selectMentions(own, 'channel').filter(({ value }) => value !== 'web' && value !== 'phone' && value !== 'sister')
  const branches = selectMentions(own, 'topic').filter(({ value }) => value === 'someBranches' || value === 'branches')
  const openers = selectMentions(own, 'opener').filter(
    ({ value }) => value !== 'example' && value !== 'instance' && value !== 'boilerplate',
  )
  const isBehindShops = ({ start }: Span) => shops.some(({ end }) => end <= start && start - end <= NEAR)
  // Residence, a bank's seat and the scope of a law name provinces too. The words before them show that shops are not meant.
  const isOfPeople = ({ start }: Span) => {
    const words = folded.slice(Math.max(from, start - LOOKED_BACK), start)
    const before = words.slice(words.lastIndexOf('. ') + 1)
    return NON_SHOP_STEMS.some((stem) => before.includes(stem)) && !isBehindShops({ start, end: start })
  }
  return [
    ...shops.map((one) => ({ ...one, isShops: true, isList: true })),
    ...branches.filter((one) => !isOfPeople(one)).map((one) => ({ ...one, isShops: true, isList: true })),
    ...openers.map((one) => ({ ...one, isShops: one.value === 'excepts' && isBehindShops(one), isList: BANS.has(one.value) })),
  ].sort((a, b) => a.start - b.start)
}
const NEAR = 4
const LOOKED_BACK = 40

function findNextPlaces(text: Text, sentence: Sentence, { end, isShops }: Anchor, own: Own): Place[] {
  const places: Place[] = []
  for (let from = end, joint = end; joint > 0; ) {
    from = pastLead(text.folded, joint, own)
    const place = from < sentence.end ? placeAt(text, from, own, isShops || places.length > 0, places.length) : null
    // A colon after the place begins a legal notice for its people.
    if (place === null || text.folded[place.end] === ':') break
    places.push(place)
    joint = after(JOINT, text.folded, place.end)
    if (joint === place.end) break
  }
  return places
}

function pastLead(folded: string, from: number, own: Own, until = Number.POSITIVE_INFINITY): number {
  let at = from
  for (let next = at; at <= until && !own.places.has(at); at = next) {
    next = after(LEAD, folded, at)
    if (next === at) break
  }
  return at
}

function placeAt(text: Text, start: number, own: Own, isAnyName: boolean, before: number): Place | null {
  const known = own.places.get(start)
  const name = known?.end ?? (isAnyName ? nameAt(text, start, own, before) : null)
  if (name === null) return null
  const end = after(REST, text.folded, name)
  const isKnown = known !== undefined && end === name
  const value = {
    name: isKnown ? known.value : toSentenceCase(text.card.text.slice(start, end)),
    isProvince: isKnown && known.kind === 'province',
  }
  return { start, end: after(SIGN, text.folded, end), value }
}

const LEAST_LIST = 3

/** A branch number or a capitalised name. Among capitals only an item of a list is a name. */
function nameAt({ card, folded }: Text, start: number, own: Own, before: number): number | null {
  const number = after(NUMBER, folded, start)
  const end = number > start ? number : after(NAME, card.text, start)
  if (end === start || own.all.some((mention) => mention.start < end && start < mention.end && !AREAS.has(mention.kind))) return null
  const around = card.text.slice(Math.max(0, start - LOOKED_BACK), start)
  return number > start || before >= LEAST_LIST || around !== around.toUpperCase() ? end : null
}

/** Null if the items after the colon do not look like places. */
function findListedPlaces({ card, folded }: Text, sentence: Sentence, anchor: Anchor, own: Own): Place[] | null {
  const from = pastLead(folded, anchor.end, own)
  if (!anchor.isList || !folded.slice(anchor.end, from).includes(':') || own.places.get(from)?.kind === 'province') return null
  const stop = selectMentions(own.all, 'opener').find(({ start }) => start > from)?.start ?? sentence.end
  const words = card.text.slice(from, stop)
  const parted = words.split(words.split(DASHES).length > 2 ? DASHES : COMMAS)
  const places: Place[] = []
  let start = from
  for (const item of parted) {
    start = card.text.indexOf(item, start)
    const name = item.trim().replace(/\.$/, '')
    const known = own.places.get(start)
    const isProvince = known?.kind === 'province' && known.end === start + name.length
    const isOther = own.all.some((mention) => mention.start < start + item.length && start < mention.end && OTHERS.has(mention.kind))
    if (!isOther && BRANCH.test(name))
      places.push({ start, end: start + item.length, value: { name: isProvince ? known.value : toSentenceCase(name), isProvince } })
    start += item.length
  }
  const isList = BRANCH.test((parted[0] ?? '').trim()) && places.length >= 2 && places.length * 2 >= parted.length
  // Things that are left out need not be shops. Items with house numbers are.
  const isOfShops = anchor.isShops || places.filter(({ value }) => /^\p{L}.*\d/u.test(value.name)).length * 2 >= places.length
  return isList && isOfShops ? places.slice(0, MOST) : null
}
const OTHERS = new Set<MentionKind>(['institution', 'app', 'cardKind', 'percent', 'money', 'people', 'rail', 'category'])
const AREAS = new Set<MentionKind>(['province', 'town'])
const MOST = 120
/** Between addresses that contain commas. The "y" in "entre 7 y 8" separates nothing. */
const DASHES = / - /
const COMMAS = /[,;]| - |(?<!entre [\p{L}\d]{1,20}) [yY] /u
const BRANCH = /^[\p{L}\d][\p{L}\d .°'()/]{0,48}$/u

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
