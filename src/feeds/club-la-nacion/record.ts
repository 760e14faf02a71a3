import { asFlag, asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { dayOfMilliseconds, percentWords, slashedDay, stateChannels, unknownTier, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid } from '../unsaid.ts'

/** Shops of capsules and baskets stand in the same category, under another part of it. */
const SUPERMARKETS = '/supermercados/supermercados/'

export const chainOfAccount = (account: JsonObject): NamedChain | null =>
  asText(account.slug).startsWith(SUPERMARKETS) ? chainNamed(asText(account.name)) : null

/** The programmes of the club, and what they are called here. */
const PROGRAMMES = ['Classic', 'Premium', 'Black']

/** Reads a benefit of Club La Nación: a membership, with any way to pay that the words do not exclude. */
export const readRecord: RecordReader = ({ raw }) => {
  const { account, benefit } = asObject(asObject(raw)?.clubLaNacion) ?? {}
  const [shop, one] = [asObject(account), asObject(benefit)]
  const named = shop && chainOfAccount(shop)
  if (one === null || named === null || shop === null) return null
  const [from, until] = [dayOfMilliseconds(one.fromDate), dayOfMilliseconds(one.toDate)]
  const builder = new RecordBuilder(named.chain, pageOf(shop))
    .add('value', percentWords(one.type))
    .add('headline', asText(one.title))
    .add('subtitle', asText(one.description))
    .add('legal', asText(one.legal))
    .state('validFrom', from, `Desde el ${slashedDay(from)}`)
    .state('validUntil', until, `Hasta el ${slashedDay(until)}`)
  addUnsaid(builder, `${asText(one.description)} ${asText(one.legal)}`, { weekdays: weekdaysOf(asList(one.days), 'en') })
  stateMembers(builder, asList(one.programs))
  if (asFlag(one.promocode)) builder.stateWho('enrolment', null, 'Con cupón de descuento')
  return stateChannels(builder, named, { shop: asFlag(one.branchPurchase), online: asFlag(one.onlinePurchase) }).build()
}

/** All programmes together are every member; one that is not known is some members. */
function stateMembers(builder: RecordBuilder, programs: readonly unknown[]): void {
  builder.stateWho('member', 'Club La Nacion', 'Exclusivo para socios de Club LA NACION')
  const described = [...new Set(programs.map((program) => asText(asObject(program)?.description)))]
  const known = PROGRAMMES.filter((name) => described.includes(name))
  if (known.length === PROGRAMMES.length) {
    builder.stateEveryTier(PROGRAMMES)
    return
  }
  const unknown = described.filter((name) => !PROGRAMMES.includes(name)).slice(0, 5)
  const names = [...known, ...unknown.map(unknownTier)]
  for (const name of names) builder.stateWho('segment', name, `Programa ${name}`, names.length > 1 ? 90 : null)
}

const PATH = /^\/[\w/-]{1,200}$/

function pageOf(account: JsonObject): string {
  const slug = asText(account.slug)
  return PATH.test(slug) ? `${FEED_FACTS['club-la-nacion'].url}${slug}` : FEED_FACTS['club-la-nacion'].url
}
