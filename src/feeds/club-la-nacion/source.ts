import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { isBounded, makeCardId } from '#ingestion/platforms/cardDrafts.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { askJson, checkCount, MAX_DETAILS, makeWayResult, pickRecords, type RecordFormat, requireList } from '../list.ts'
import { chainOfAccount } from './record.ts'

const API = 'https://api-clubv2.lanacion.com.ar/v2/accounts'
const SITE = { Origin: 'https://club.lanacion.com.ar', Referer: 'https://club.lanacion.com.ar/' }
const PAGE = 100

const LISTED: RecordFormat = { expected: ['crmid', 'name', 'slug'], isShown: () => true, chainOf: chainOfAccount }

/** The shops of the category, then the benefits of each that is a chain. */
const accounts: Way = {
  name: 'lista',
  async read({ session }) {
    const address = `${API}?includeFilters=false&category=supermercados&sort=relevance&size=${PAGE}&page=0`
    const { data, meta } = asObject(await askJson(session, address, { headers: SITE })) ?? {}
    const list = requireList(asObject(data)?.accounts ?? data, 'la lista de comercios')
    const total = asObject(meta)?.total
    if (total !== undefined) checkCount(list, total)
    const picked = pickRecords(list, LISTED)
    const cards: CardDraft[] = []
    let { unreadable } = picked
    for (const account of picked.entries.slice(0, MAX_DETAILS)) {
      const crmid = asText(account.crmid)
      if (!/^\w{1,20}$/.test(crmid)) {
        unreadable++
        continue
      }
      const answer = asObject(await askJson(session, `${API}/${crmid}/benefits?page=0&size=50`, { headers: SITE }))
      const benefits = requireList(answer?.data, 'la lista de beneficios')
      checkCount(benefits, asObject(answer?.meta)?.total)
      const drafts = benefits.flatMap((benefit) => draftOf(account, benefit) ?? [])
      unreadable += benefits.length - drafts.length
      cards.push(...drafts)
    }
    return makeWayResult({ ...picked, unreadable }, cards, total !== undefined && list.length < PAGE)
  },
}

function draftOf(account: JsonObject, benefit: unknown): CardDraft | null {
  const one = asObject(benefit)
  return one && isBounded(one) ? { id: makeCardId('beneficio', one.id, one), raw: { clubLaNacion: { account, benefit: one } } } : null
}

export const source: SourceFacts = {
  hosts: ['api-clubv2.lanacion.com.ar', 'club.lanacion.com.ar'],
  ways: [accounts],
}
