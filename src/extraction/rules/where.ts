import { CHAINS, type Where } from '#domain/catalogue/chain.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, mentionsOf, type NamedChannel, outermost } from '../mentions/mention.ts'
import { cardPlaceOf, DOUBT } from '../resolve.ts'
import { type Clause, isAffirmed } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import type { Scope } from '../scope/scopes.ts'
import type { Reader, Reading } from './reader.ts'

/**
 * Ways to buy that a clause names side by side, and what it says of them: that they count, that only they do, or that they do not. `isVague`:
 * `locales adheridos` may well be said of the web's shop, too.
 */
type Said = Span & { channels: Set<NamedChannel>; sense: 'counts' | 'only' | 'out'; isLegal: boolean; isVague: boolean }

/** Shops and web: the site's icons and flags tell, and words override them. */
export const whereReader: Reader = {
  fields: ['where'],
  read(scope) {
    return { where: withFormats(scope, decided(scope)) }
  },
}

/** Whether an icon or words of the offer say anything of the place. */
export function saysPlace(scope: Scope): boolean {
  return marksOf(scope.view).length > 0 || saidIn(scope.view).some(({ channels }) => isWeb(channels) || channels.has('inPerson'))
}

/** Where the web is named as a place to buy, and the shops with it. */
export function webBesideShops({ view }: Scope): Span[] {
  return runsIn(view, view.legal).filter(({ sense, channels }) => sense !== 'out' && isBoth(channels))
}

const formatsOf = ({ card }: OfferView): readonly Where[] => CHAINS[card.source].where
const isWeb = (channels: ReadonlySet<NamedChannel>) => channels.has('web')
/** A shop of any name: only the web, the telephone and other chains' shops are none. */
const isShops = (channels: ReadonlySet<NamedChannel>) => [...channels].some((one) => one !== 'web' && one !== 'phone' && one !== 'sister')
const isBoth = (channels: ReadonlySet<NamedChannel>) => isWeb(channels) && isShops(channels)

type Mark = Span & { formats: readonly Where[] }

function marksOf({ card, chain, folded, marks }: OfferView): Mark[] {
  return marks.flatMap(({ start, end }) =>
    chain.where.marks
      .filter(([pattern]) => pattern.test(folded.slice(start, end)))
      .map(
        ([, formats]): Mark => ({
          start,
          end,
          formats: formats.filter((format) => CHAINS[card.source].where.some((one) => one === format)),
        }),
      )
      .filter(({ formats }) => formats.length > 0),
  )
}

/** Small print that is about other figures alone belongs to another card; the site's marks are newer. */
function saidIn(view: OfferView): Said[] {
  return runsIn(view, marksOf(view).length > 0 && !view.backed ? view.header : [...view.header, ...view.legal])
}

function decided({ view }: Scope): Reading<Where[]> {
  const marks = marksOf(view)
  const all = formatsOf(view)
  const shown =
    marks.length > 0 ? all.filter((format) => marks.some(({ formats }) => formats.includes(format))) : view.chain.where.otherwise
  const shops = shown.filter((format) => format !== 'Online')
  const said = saidIn(view)
  const both = said.filter(({ sense, channels }) => sense !== 'out' && isBoth(channels))
  const isAnnounced = both.some(({ isLegal }) => !isLegal)
  // Words that name shops and web together outweigh an 'only' on one of them, but not a ban.
  const isOutweighed = ({ isLegal }: Said) => isAnnounced || (isLegal && both.length > 0)
  const only = said.filter((one) => one.sense === 'only' && !isBoth(one.channels) && !isOutweighed(one))
  const inPerson = said.filter((one) => one.sense === 'counts' && one.channels.has('inPerson') && !isWeb(one.channels))
  const isWebNamed = (isLegal: boolean) => said.some((one) => one.sense !== 'out' && isWeb(one.channels) && (isLegal || !one.isLegal))
  const noWeb = [
    ...said.filter(({ sense, channels }) => sense === 'out' && isWeb(channels)),
    ...only.filter(({ channels }) => !isWeb(channels)),
    ...inPerson.filter(({ isLegal }) => !isWebNamed(isLegal)),
  ]
  const noShops = both.length > 0 ? [] : [...only.filter(({ channels }) => isWeb(channels)), ...said.filter(isOfNoShop)]
  const reading = (value: readonly Where[], spans: readonly Span[], doubt: number, rivals: readonly Span[] = []): Reading<Where[]> => ({
    value: [...value],
    spans: spans.map(({ start, end }) => ({ start, end })),
    conflicts: rivals.map(({ start, end }) => ({ start, end })),
    doubt: rivals.length > 0 ? DOUBT.disputed : doubt,
  })
  // Words never take away the last of the shops that the marks show.
  if (noWeb.length > 0 && shops.length > 0) return reading(shops, [...marks, ...noWeb.slice(0, MOST_SHOWN)], 0, [...noShops, ...both])
  if (noShops.length > 0)
    return reading(
      ['Online'],
      [...marks, ...noShops.slice(0, MOST_SHOWN)],
      marks.length > 0 && !shown.includes('Online') ? DOUBT.disputed : 0,
      noWeb,
    )
  if (marks.length > 0 && view.chain.where.isNamed) return reading(shown, marks, 0)
  const named = said.filter(({ sense }) => sense !== 'out')
  const web = named.filter(({ channels }) => isWeb(channels))
  const isOpen = both.length > 0 || (marks.length === 0 && web.length > 0)
  const stores = named.filter(({ channels, isVague }) => (channels.has('shops') && !isVague) || channels.has('inPerson'))
  if (marks.length === 0 && both.length === 0 && view.chain.where.isNamed && web.length > 0 !== stores.length > 0)
    return web.length > 0 ? reading(['Online'], web.slice(0, MOST_SHOWN), DOUBT.supposed) : reading(shops, stores.slice(0, MOST_SHOWN), 0)
  if (isOpen) return reading(shown.includes('Online') ? shown : [...shown, 'Online'], [...marks, ...both, ...web].slice(0, MOST_SHOWN), 0)
  return reading(shown, marks, 0)
}
/** Cards repeat themselves; so many places show what was read. */
const MOST_SHOWN = 2

const isOfNoShop = ({ sense, channels }: Said) => sense === 'out' && (channels.has('shops') || channels.has('inPerson'))

/** Some cards name single formats as those where alone it holds, or leave them out. What leaves nothing is not about the offer. */
function withFormats({ view }: Scope, reading: Reading<Where[]>): Reading<Where[]> {
  const all = formatsOf(view)
  const isOne = (channel: NamedChannel) =>
    all.filter((format) => format !== 'Online').length > 1 && all.some((format) => format === channel)
  let { value } = reading
  const spans: Span[] = [...reading.spans]
  const said = saidIn(view)
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

/** The ways to buy that clauses name, those side by side together. */
function runsIn(view: OfferView, clauses: readonly Clause[]): Said[] {
  return clauses.flatMap((clause, index) => {
    if ((clause.modality !== 'forbids' && !isAffirmed(clause)) || isOfWallets(clauses[index - 1], clause)) return []
    const named = clause.mentions.filter(isNoPlace)
    const all = mentionsOf(clause.mentions, 'channel')
    const channels = outermost(all).filter((mention) => isOwn(mention, all))
    const runs: Said[] = []
    for (const mention of channels) {
      const last = runs.at(-1)
      if (last !== undefined && mention.start - last.end <= BESIDE && !isParted(named, { start: last.end, end: mention.start })) {
        last.channels.add(mention.value)
        last.end = mention.end
      } else
        runs.push({
          ...senseOf(view.folded, clause, mention),
          end: mention.end,
          channels: new Set([mention.value]),
          isLegal: cardPlaceOf(clause) === 'legal',
          isVague: mentionsOf(clause.mentions, 'topic').some(
            (topic) => topic.value === 'someBranches' && topic.start <= mention.start && mention.end <= topic.end,
          ),
        })
    }
    return runs.filter(({ channels, sense, end }) => sense !== 'out' || isWeb(channels) || !isFollowed(view.folded, clause, end))
  })
}
/** `Las billeteras virtuales aplican | solo en la web` limits the wallets, not the offer. */
const isOfWallets = (before: Clause | undefined, { sentence, modality }: Clause) =>
  modality === 'requires' && before?.sentence === sentence && mentionsOf(before.mentions, 'means').some(({ value }) => value === 'wallets')

/** UTF-16 units between two that are named side by side. */
const BESIDE = 48

/** `En las sucursales y la web de <sister>`: none of the chain's own, unless those are named, too. */
function isOwn({ value, start }: Mention<'channel'>, all: readonly Mention<'channel'>[]): boolean {
  if (value === 'sister') return false
  if (value !== 'shops' && value !== 'web') return true
  const isBehind = (other: Mention<'channel'>) => other.start > start
  return (
    !all.some((other) => other.value === 'sister' && isBehind(other)) ||
    all.some((other) => other.value !== 'sister' && other.value !== 'shops' && other.value !== 'web' && isBehind(other))
  )
}

/** What is named between two stretches parts them: a bank, a day, goods. A place does not. */
const isParted = (named: readonly Mention[], { start, end }: Span) => named.some((mention) => mention.start >= start && mention.start < end)
const isNoPlace = (mention: Mention) =>
  !PLACES.has(mention.kind) && !(mention.kind === 'topic' && (mention.value === 'someBranches' || mention.value === 'franchises'))
const PLACES = new Set<Mention['kind']>(['channel', 'province', 'town', 'branch', 'opener'])

/** What a clause says of a way to buy, and where the words begin that say so. */
function senseOf(
  folded: string,
  { modality, mentions, start: from, end: until }: Clause,
  { start }: Mention,
): Pick<Said, 'sense' | 'start'> {
  if (modality === 'grants') return { sense: 'counts', start }
  // "Únicamente comprando en …": how one pays may stand between.
  const opener = mentionsOf(mentions, 'opener').findLast(
    ({ end, value }) => end <= start && (modality === 'forbids' || value === 'requires'),
  )
  const isNear = start - (opener?.end ?? start) <= REACH
  const isMeant = isNear && !isParted(mentions.filter(isNoPlace), { start: opener?.end ?? from, end: start })
  if (modality === 'requires') {
    if (opener !== undefined) return isMeant ? { sense: 'only', start: opener.start } : { sense: 'counts', start }
    // "Express, nada más".
    const last = mentionsOf(mentions, 'opener').at(-1)
    return {
      sense: last?.value === 'requires' && last.start > start && folded.slice(last.end, until).trim() === '' ? 'only' : 'counts',
      start,
    }
  }
  if (isMeant) return { sense: 'out', start: opener?.start ?? start }
  return { sense: folded.slice(start - BESIDE / 2, start).includes(' ni ') ? 'out' : 'counts', start }
}
/** UTF-16 units from words that ask or ban to the place that they are about. */
const REACH = 64

/** `No válido en la sucursal Norte` bans one of them. */
function isFollowed(folded: string, { end: until }: Clause, end: number): boolean {
  const rest = folded.slice(end, until).trimStart()
  return rest !== '' && rest[0] !== undefined && rest[0] >= 'a' && rest[0] <= 'z' && !AND.has(rest.split(' ', 1)[0] as string)
}
const AND = new Set(['y', 'e', 'o', 'u', 'ni', 'no', 'tampoco'])
