import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import {
  channelsOf,
  dayOfMilliseconds,
  type Fields,
  type PrintPaths,
  percentIn,
  type RecordReader,
  RecordView,
  stateWho,
  unknownTier,
  weekdaysOf,
} from '../record.ts'

/** Shops of capsules and baskets stand in the same category, under another part of it. */
const SUPERMARKETS = '/supermercados/supermercados/'

export const chainOfAccount = (account: JsonObject): NamedChain | null =>
  asText(account.slug).startsWith(SUPERMARKETS) ? chainNamed(asText(account.name)) : null

const PRINT: PrintPaths = [
  ['headline', 'benefit.title'],
  ['subtitle', 'benefit.description'],
  ['legal', 'benefit.legal'],
]

/** Reads a benefit of Club La Nación: a membership, with any way to pay that the words do not exclude. */
export const readRecord: RecordReader = ({ raw }) => {
  const club = asObject(asObject(raw)?.clubLaNacion)
  const account = asObject(club?.account)
  const named = account && chainOfAccount(account)
  if (!club || !named || asObject(club.benefit) === null) return null
  const record = new RecordView(club)
  const { text, flag } = record
  return {
    chain: named.chain,
    url: pageOf(text('account.slug')),
    print: [['value', percentIn(text('benefit.type'))], ...record.print(PRINT)],
    fields: {
      weekdays: weekdaysOf(asList(record.value('benefit.days')), 'en'),
      validFrom: dayOfMilliseconds(text('benefit.fromDate')),
      validUntil: dayOfMilliseconds(text('benefit.toDate')),
      where: channelsOf(named, { shop: flag('benefit.branchPurchase'), online: flag('benefit.onlinePurchase') }),
      ...membersOf(record),
    },
  }
}

const PROGRAMMES = ['Classic', 'Premium', 'Black']

/** All programmes together are every member; one that is not known is some members. */
function membersOf({ flag, objects }: RecordView): Fields {
  const described = [...new Set(objects('benefit.programs').map(({ description }) => asText(description)))]
  const known = PROGRAMMES.filter((name) => described.includes(name))
  const unknown = described.filter((name) => !PROGRAMMES.includes(name)).slice(0, 5)
  const isEverybody = known.length === PROGRAMMES.length
  const names = isEverybody ? [] : [...known, ...unknown.map(unknownTier)]
  return {
    who: [
      stateWho('member', 'Club La Nacion', 'Exclusivo para socios de Club LA NACION'),
      ...names.map((name) => stateWho('segment', name, `Programa ${name}`, names.length > 1 ? 90 : null)),
      ...(flag('benefit.promocode') ? [stateWho('enrolment', 'cupón', 'Con cupón de descuento')] : []),
    ],
    ...(isEverybody && { everyTier: PROGRAMMES }),
  }
}

const pageOf = (slug: string) => `${FEED_FACTS['club-la-nacion'].url}${/^\/[\w/-]{1,200}$/.test(slug) ? slug : ''}`
