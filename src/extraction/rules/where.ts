import { CHAINS, type Where } from '#domain/catalogue/chain.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { keepOutermost, type Mention, type NamedChannel, selectMentions } from '../mentions/mention.ts'
import { DOUBT, getCardPlace } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import type { Scope } from '../scope/scopes.ts'
import type { FieldReader, FieldReading } from './reader.ts'

/** Channels named side by side. `isVague`: words such as "locales adheridos" may include the web shop. */
type ChannelClaim = Span & { channels: Set<NamedChannel>; sense: 'counts' | 'only' | 'out'; isLegal: boolean; isVague: boolean }

/** Icons and flags of the site give the formats, and words override them. */
export const whereReader: FieldReader = {
  read(scope) {
    return { where: withFormats(scope, decideFormats(scope)) }
  },
}

const formatsOf = ({ card }: OfferView): readonly Where[] => CHAINS[card.chain].where
const isWeb = (channels: ReadonlySet<NamedChannel>) => channels.has('web')
/** The web, the telephone and sister chains are not shops. */
const isShops = (channels: ReadonlySet<NamedChannel>) => [...channels].some((one) => one !== 'web' && one !== 'phone' && one !== 'sister')
const isBoth = (channels: ReadonlySet<NamedChannel>) => isWeb(channels) && isShops(channels)

type Mark = Span & { formats: readonly Where[] }

function findMarks({ card, chain, folded, marks }: OfferView): Mark[] {
  return marks.flatMap(({ start, end }) =>
    chain.where.marks
      .filter(([pattern]) => pattern.test(folded.slice(start, end)))
      .map(
        ([, formats]): Mark => ({
          start,
          end,
          formats: formats.filter((format) => CHAINS[card.chain].where.some((one) => one === format)),
        }),
      )
      .filter(({ formats }) => formats.length > 0),
  )
}

/** Small print whose figures are all of other offers belongs to another card: it is not read where the site's marks name the channels. */
function findChannelClaims(view: OfferView): ChannelClaim[] {
  return findRuns(view, findMarks(view).length > 0 && !view.isBackedBySmallPrint ? view.header : [...view.header, ...view.legal])
}

function decideFormats({ view }: Scope): FieldReading<Where[]> {
  const marks = findMarks(view)
  const all = formatsOf(view)
  const shown =
    marks.length > 0 ? all.filter((format) => marks.some(({ formats }) => formats.includes(format))) : view.chain.where.otherwise
  const shops = shown.filter((format) => format !== 'Online')
  const said = findChannelClaims(view)
  const both = said.filter(({ sense, channels }) => sense !== 'out' && isBoth(channels))
  const isAnnounced = both.some(({ isLegal }) => !isLegal)
  // Words that name shops and web together outweigh an "only" for one of them, but not a ban.
  const isOutweighed = ({ isLegal }: ChannelClaim) => isAnnounced || (isLegal && both.length > 0)
  const only = said.filter((one) => one.sense === 'only' && !isBoth(one.channels) && !isOutweighed(one))
  const byPhone = only.filter(({ channels }) => [...channels].every((one) => one === 'phone'))
  const inPerson = said.filter((one) => one.sense === 'counts' && one.channels.has('inPerson') && !isWeb(one.channels))
  const isWebNamed = (isLegal: boolean) => said.some((one) => one.sense !== 'out' && isWeb(one.channels) && (isLegal || !one.isLegal))
  const noWeb = [
    ...said.filter(({ sense, channels }) => sense === 'out' && isWeb(channels)),
    ...only.filter(({ channels }) => !isWeb(channels)),
    ...inPerson.filter(({ isLegal }) => !isWebNamed(isLegal)),
  ]
  const noShops = both.length > 0 ? [] : [...only.filter(({ channels }) => isWeb(channels)), ...said.filter(isOfNoShop)]
  const reading = (
    value: readonly Where[],
    spans: readonly Span[],
    doubt: number,
    rivals: readonly Span[] = [],
  ): FieldReading<Where[]> => ({
    value: [...value],
    spans: spans.filter((one) => !byPhone.some(({ start }) => start === one.start)).map(({ start, end }) => ({ start, end })),
    conflicts: [...rivals, ...byPhone].map(({ start, end }) => ({ start, end })),
    doubt: rivals.length + byPhone.length > 0 ? DOUBT.disputed : doubt,
  })
  // Words never remove the last shop format that the marks show.
  if (noWeb.length > 0 && shops.length > 0) return reading(shops, [...marks, ...noWeb.slice(0, MOST_SHOWN)], 0, [...noShops, ...both])
  if (noShops.length > 0)
    return reading(
      ['Online'],
      [...marks, ...noShops.slice(0, MOST_SHOWN)],
      marks.length > 0 && !shown.includes('Online') ? DOUBT.disputed : 0,
      noWeb,
    )
  if (marks.length > 0 && view.chain.where.isNamed) return reading(shown, marks, 0, shown.includes('Online') ? [] : both)
  const named = said.filter(({ sense }) => sense !== 'out')
  const web = named.filter(({ channels }) => isWeb(channels))
  const isOpen = both.length > 0 || (marks.length === 0 && web.length > 0)
  const stores = named.filter(({ channels, isVague }) => (channels.has('shops') && !isVague) || channels.has('inPerson'))
  const isAdded = web.some(({ start }) => isWebAdded(view.folded, start))
  if (marks.length === 0 && both.length === 0 && !isAdded && view.chain.where.isNamed && web.length > 0 !== stores.length > 0)
    return web.length > 0 ? reading(['Online'], web.slice(0, MOST_SHOWN), DOUBT.supposed) : reading(shops, stores.slice(0, MOST_SHOWN), 0)
  if (isOpen) return reading(shown.includes('Online') ? shown : [...shown, 'Online'], [...marks, ...both, ...web].slice(0, MOST_SHOWN), 0)
  return reading(shown, marks, 0)
}
/** The web beside businesses of any kind ("en comercios adheridos y sitio web"). */
function isWebAdded(folded: string, start: number): boolean {
  const words = folded
    .slice(Math.max(0, start - REACH), start)
    .trimEnd()
    .split(' ')
  const link = words.findLastIndex((word) => !TO_PLACE.has(word))
  const before = words.slice(Math.max(0, link - LONGEST_BUSINESS), link)
  return ADDING.has(words[link] ?? '') && before.some((word) => BUSINESSES.some((stem) => word.startsWith(stem)))
}
const ADDING = new Set(['y', 'e', 'o', 'como', 'tambien', 'ademas'])
const TO_PLACE = new Set('sitio sitios pagina tienda en el la los las su sus por de del a traves via'.split(' '))
const BUSINESSES = ['comercio', 'establecimiento', 'negocio']
/** The most words between a business and the web beside it. */
const LONGEST_BUSINESS = 3

/** Cards repeat themselves. */
const MOST_SHOWN = 2

const isOfNoShop = ({ sense, channels }: ChannelClaim) => sense === 'out' && (channels.has('shops') || channels.has('inPerson'))

/** Narrows the formats to what the clauses about channels say. A clause that would leave no format is not about the offer. */
function withFormats({ view }: Scope, reading: FieldReading<Where[]>): FieldReading<Where[]> {
  const all = formatsOf(view)
  const usual = view.chain.where.otherwise.filter((format) => format !== 'Online')
  const isUnusual = (channel: NamedChannel) => all.some((format) => format !== 'Online' && format === channel && !usual.includes(format))
  const isOne = (channel: NamedChannel) => usual.length > 1 && all.some((format) => format === channel)
  let { value } = reading
  const spans: Span[] = [...reading.spans]
  const said = findChannelClaims(view)
  // A format that the chain's offers do not hold in as a rule is meant alone where the announcement, or "only", names it alone.
  const alone = said.filter(({ sense, isLegal }) => sense === 'only' || (sense === 'counts' && !isLegal))
  const areUnusual = ({ channels }: ChannelClaim) =>
    [...channels].some(isUnusual) && [...channels].every((one) => one === 'shops' || isUnusual(one))
  if (alone.length > 0 && alone.every(areUnusual)) {
    const named = all.filter((format) => alone.some(({ channels }) => [...channels].some((channel) => channel === format)))
    return { ...reading, value: named, spans: alone.map(({ start, end }) => ({ start, end })) }
  }
  const admitted = new Set(said.filter(({ sense }) => sense !== 'out').flatMap(({ channels }) => [...channels]))
  for (const { sense, channels, start, end } of said) {
    if (sense === 'counts' || ![...channels].some(isOne)) continue
    const isLeft = (format: Where) =>
      sense === 'only' ? admitted.has(format === 'Online' ? 'web' : format) : format === 'Online' || !channels.has(format)
    const rest = value.filter(isLeft)
    if (rest.length === 0 || rest.length === value.length) continue
    value = rest
    spans.push({ start, end })
  }
  return { ...reading, value, spans }
}

function findRuns(view: OfferView, clauses: readonly Clause[]): ChannelClaim[] {
  return clauses.flatMap((clause) => {
    if (clause.modality !== 'forbids' && !isAffirmed(clause)) return []
    const named = clause.mentions.filter(isNoPlace)
    const all = selectMentions(clause.mentions, 'channel')
    const channels = keepOutermost(all).filter((mention) => isOwn(mention, all))
    const runs: ChannelClaim[] = []
    for (const mention of channels) {
      const last = runs.at(-1)
      if (last !== undefined && mention.start - last.end <= BESIDE && !isParted(named, { start: last.end, end: mention.start })) {
        last.channels.add(mention.value)
        last.end = mention.end
      } else
        runs.push({
          ...getSenseOfChannel(view.folded, clause, mention),
          end: mention.end,
          channels: new Set([mention.value]),
          isLegal: getCardPlace(clause) === 'legal',
          isVague: selectMentions(clause.mentions, 'topic').some(
            (topic) => topic.value === 'someBranches' && topic.start <= mention.start && mention.end <= topic.end,
          ),
        })
    }
    return runs.filter(({ channels, sense, end }) => sense !== 'out' || isWeb(channels) || !isFollowed(view.folded, clause, end))
  })
}
const BESIDE = 48

/** Not the shops and the web of a sister chain. */
function isOwn({ value, start }: Mention<'channel'>, all: readonly Mention<'channel'>[]): boolean {
  if (value === 'sister') return false
  if (value !== 'shops' && value !== 'web') return true
  const isBehind = (other: Mention<'channel'>) => other.start > start
  return (
    !all.some((other) => other.value === 'sister' && isBehind(other)) ||
    all.some((other) => other.value !== 'sister' && other.value !== 'shops' && other.value !== 'web' && isBehind(other))
  )
}

/** Channels with a bank, a day or goods between them are not side by side. */
const isParted = (named: readonly Mention[], { start, end }: Span) => named.some((mention) => mention.start >= start && mention.start < end)
const isNoPlace = (mention: Mention) =>
  !OF_A_PLACE.has(mention.kind) && !(mention.kind === 'topic' && (mention.value === 'someBranches' || mention.value === 'franchises'))
const OF_A_PLACE = new Set<Mention['kind']>(['channel', 'province', 'town', 'branch', 'opener'])

/** What a clause says of a channel, and where those words begin. */
function getSenseOfChannel(
  folded: string,
  { modality, mentions, start: from, end: until }: Clause,
  { start }: Mention,
): Pick<ChannelClaim, 'sense' | 'start'> {
  if (modality === 'grants') return { sense: 'counts', start }
  // A way to pay may stand between "only" and the channel.
  const opener = selectMentions(mentions, 'opener').findLast(
    ({ end, value }) => end <= start && (modality === 'forbids' || value === 'requires'),
  )
  const isNear = start - (opener?.end ?? start) <= REACH
  const isMeant = isNear && !isParted(mentions.filter(isNoPlace), { start: opener?.end ?? from, end: start })
  if (modality === 'requires') {
    if (opener !== undefined) return isMeant ? { sense: 'only', start: opener.start } : { sense: 'counts', start }
    // Words for "only" may also follow the channel.
    const last = selectMentions(mentions, 'opener').at(-1)
    return {
      sense: last?.value === 'requires' && last.start > start && folded.slice(last.end, until).trim() === '' ? 'only' : 'counts',
      start,
    }
  }
  if (isMeant) return { sense: 'out', start: opener?.start ?? start }
  return { sense: folded.slice(start - BESIDE / 2, start).includes(' ni ') ? 'out' : 'counts', start }
}
/** Between words that require or ban, and the channel. */
const REACH = 64

/** A name behind the shops makes it a ban about one branch only. */
function isFollowed(folded: string, { end: until }: Clause, end: number): boolean {
  const rest = folded.slice(end, until).trimStart()
  return rest !== '' && rest[0] !== undefined && rest[0] >= 'a' && rest[0] <= 'z' && !AND.has(rest.split(' ', 1)[0] as string)
}
const AND = new Set(['y', 'e', 'o', 'u', 'ni', 'no', 'tampoco'])
