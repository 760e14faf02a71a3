import { isPublished, makeCardId, readCardDrafts } from '#ingestion/platforms/cardDrafts.ts'
import { fetchValueList } from '#ingestion/platforms/vtexMasterData.ts'
import type { SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { asText, type JsonObject } from '../forms/json.ts'

/** Bank discounts of all the group's chains. */
const DOCUMENT = 'https://www.jumbo.com.ar/api/dataentities/JN/documents/bankDiscount?_fields=value,id&an=jumboargentina'

/** `websites`: the document's tags for the chain's entries; others are of its sisters. */
function bankDiscounts(websites: readonly string[]): Way {
  return {
    name: 'master-data',
    async read({ session, now }) {
      return readCardDrafts(await fetchValueList(session, DOCUMENT), {
        expected: ['discount', 'discountText', 'installments', 'info', 'legals'],
        shown: (entry) => isOn(entry, websites) && isPublished(instantOf(entry.dateStart), instantOf(entry.dateEnd), now),
        draft: (entry) => ({ id: makeCardId('jn', entry.id, entry), raw: { cencosudBankDiscount: entry } }),
      })
    },
  }
}

function isOn(entry: JsonObject, websites: readonly string[]): boolean {
  return Array.isArray(entry.websites) && entry.websites.some((tag) => websites.includes(asText(tag)))
}

/** Epoch seconds, given as text, to milliseconds. */
const instantOf = (seconds: unknown) => (asText(seconds) === '' ? Number.NaN : Number(asText(seconds)) * 1000)

export function cencosudSource(websites: readonly string[]): SourceFacts {
  return { hosts: ['www.jumbo.com.ar'], ways: [bankDiscounts(websites)] }
}
