import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { changedFormError, LiveSourceError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { isFlagOff, makeCardId } from '#ingestion/platforms/cardDrafts.ts'
import { parsePage } from '#ingestion/platforms/html.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { FEED_FACTS } from '../facts.ts'
import { askJson, type DetailFacts, pickRecords, type RecordFormat, type RecordList, readDetails, requireList } from '../list.ts'
import { chainOfBenefit, countOffers } from './record.ts'

const HOME = 'https://www.bancoprovincia.com.ar/cuentadni/Home'
/** Supermarkets, and what adds up to them. */
const TRADES = [27, 34]

const LISTED: RecordFormat = {
  expected: ['titulo', 'url', 'legal'],
  isShown: ({ oculto }) => !isHidden(oculto),
  chainOf: chainOfBenefit,
}

const isHidden = (flag: unknown) => asText(flag) !== '' && !isFlagOff(flag)

/** The lists of both trades, then a detail for each record of a chain: only there are the conditions. */
const lists: Way = {
  name: 'lista',
  async read({ session }) {
    const all: unknown[] = []
    for (const trade of TRADES) {
      const address = `${HOME}/GetBeneficioByRubro?idRubro=${trade}`
      all.push(...requireList(await askJson(session, address), 'la lista de beneficios'))
    }
    const picked = pickRecords(all, LISTED)
    return readDetails(session, picked, DETAIL, await pageHasNoMore(session, picked))
  },
}

/** The lists state no count. The page for people must show no other benefit of a chain, or they are not complete. */
async function pageHasNoMore(session: PoliteSession, { entries }: RecordList): Promise<boolean> {
  try {
    const listed = new Set(entries.map(({ id }) => asText(id)))
    const shown = await benefitsOnPage(session)
    return shown.every((benefit) => chainOfBenefit(benefit) === null || listed.has(benefit.id))
  } catch (error) {
    if (error instanceof LiveSourceError) return false
    throw error
  }
}

async function benefitsOnPage(session: PoliteSession): Promise<{ url: string; id: string }[]> {
  const { text } = await session.ask(FEED_FACTS['cuenta-dni'].url, { accept: 'text/html' })
  const ids = parsePage(text)
    .ofClass('callModalCDNI')
    .map(({ attributes }) => BENEFIT_ID.exec(attributes.id ?? ''))
  const benefits = ids.flatMap((match) => (match ? { url: match[1] as string, id: match[2] as string } : []))
  if (benefits.length === 0) throw changedFormError('la página ya no trae los beneficios con su número')
  return benefits
}

/** The page for people shows the same benefits. */
const renderedPage: Way = {
  name: 'página',
  async read({ session }) {
    return readDetails(session, pickRecords(await benefitsOnPage(session), LISTED), DETAIL, false)
  },
}

/** The key of the shop and the number, the id of a benefit's element. */
const BENEFIT_ID = /^([\w%-]{1,60})-(\d{1,9})$/

const DETAIL: DetailFacts = {
  address: (id) => `${HOME}/GetBeneficioData2?idBeneficio=${id}`,
  detailIn({ Entity }, id) {
    const benefit = asObject(asObject(Entity)?.Beneficio)
    return benefit && ['', id].includes(asText(benefit.id)) ? asObject(Entity) : null
  },
  draftsOf: ({ id }, entity) => draftsOfBenefit(id, entity),
}

/** Each numbered offer of a benefit becomes a card. */
export function draftsOfBenefit(number: unknown, entity: JsonObject): CardDraft[] {
  const offers = countOffers(asObject(entity.Beneficio) ?? {})
  const id = makeCardId('beneficio', number, number)
  if (offers === 1) return [{ id, raw: { cuentaDni: entity } }]
  return Array.from({ length: offers }, (_, at) => ({ id: `${id}.${at + 1}`, raw: { cuentaDni: entity, offer: at + 1 } }))
}

export const source: SourceFacts = {
  hosts: ['www.bancoprovincia.com.ar'],
  ways: [lists, renderedPage],
}
