import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { fold } from '#domain/text/fold.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { cardId } from '#ingestion/platforms/cardDrafts.ts'
import type { SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { chainNamed } from '../chainNames.ts'
import { askJson, firstOfEach, type ListedRecord, listIn, pickOfChains, resultOf } from '../list.ts'

const API = 'https://backend.activx.production.digiventures.la/api'
const LIST = `${API}/promotions/?bank=bna-semananacion&checkValidity=true`
const BRANDS = `${API}/brands?clientId=644ab05fa2138709cee22597&select=campaign+title+name`

const LISTED: ListedRecord = {
  expected: ['promotionTitle', 'name', '_id'],
  isShown: isOfThisBank,
  chainOf: ({ brand }) => chainNamed(asText(brand)),
}

/** The list has no count of its own, so its silence proves nothing. */
const api: Way = {
  name: 'api',
  async read({ session }) {
    const answer = await askJson(session, LIST)
    const promotions = listIn(asObject(answer)?.promotionsData ?? answer, 'la lista de promociones')
    const known = promotions.some((promotion) => asObject(promotion)?.categories !== undefined)
    const ofTrade = known ? promotions.filter(isOfTrade) : promotions
    const names = await brandNames(session, ofTrade)
    const picked = pickOfChains(
      ofTrade.flatMap((promotion) => forEachBrand(promotion, names)),
      LISTED,
    )
    const cards = withoutCopies(picked.entries).map(({ brand, ...promotion }) => ({
      id: cardId('bna', `${asText(promotion._id) || asText(promotion.name)}.${chainNamed(asText(brand))?.chain}`, promotion),
      raw: { bna: promotion, brand },
    }))
    return resultOf(picked, cards, false)
  },
}

const TRADES = new Set(['supermercados', 'mini-mercados', 'mayoristas'])

const isOfTrade = (promotion: unknown) =>
  asList(asObject(promotion)?.categories).some((category) => {
    const { value, label } = asObject(category) ?? {}
    return [value, label].some((name) => TRADES.has(fold(asText(name))))
  })

/**
 * A promotion that the wallet MODO has too is that feed's. `status` lies; what is switched off, on trial or wholly free is no promotion.
 */
function isOfThisBank({ disabled, modoSlug, name, promotionTitle, incentive }: JsonObject): boolean {
  const percentage = Number(asText(asObject(asObject(incentive)?.discount)?.value))
  const isOnTrial = [name, promotionTitle].some((words) => /prueba|\btest\b|oculta/.test(fold(asText(words))))
  return disabled !== true && asText(modoSlug) === '' && !isOnTrial && !(percentage >= 100)
}

/** Promotions may name their brands by id; then the names are asked for. */
async function brandNames(session: PoliteSession, promotions: readonly unknown[]): Promise<ReadonlyMap<string, string>> {
  const isById = promotions.some((promotion) => asList(asObject(promotion)?.brands).some((brand) => asText(brand) !== ''))
  if (!isById) return new Map()
  const brands = listIn(await askJson(session, BRANDS), 'la lista de marcas')
  return new Map(brands.map((brand) => [asText(asObject(brand)?._id), asText(asObject(brand)?.title)]))
}

/** Makes an entry of each brand that a promotion names; without one its title may name the shop, or only a weekday. */
function forEachBrand(entry: unknown, names: ReadonlyMap<string, string>): unknown[] {
  const promotion = asObject(entry)
  if (promotion === null) return [entry]
  const brands = asList(promotion.brands).map((brand) => asText(asObject(brand)?.title) || (names.get(asText(brand)) ?? ''))
  return (brands.length > 0 ? brands : [asText(promotion.promotionTitle)]).map((brand) => ({ ...promotion, brand }))
}

/** The site shows one promotion on several of its pages, under other names. */
function withoutCopies(entries: readonly JsonObject[]): JsonObject[] {
  const content = ({ brand, incentive, activeDays, startDate, endDate, channel, termsAndConditions }: JsonObject) =>
    JSON.stringify([fold(asText(brand)), incentive, activeDays, startDate, endDate, channel, termsAndConditions])
  return firstOfEach(entries, content)
}

export const source: SourceFacts = { hosts: ['backend.activx.production.digiventures.la'], ways: [api] }
