import { asText, type Json } from '#chains/forms/json.ts'
import { cardDrafts, cardId } from '../platforms/cardDrafts.ts'
import { isPublished } from '../platforms/publication.ts'
import { valueList } from '../platforms/vtexMasterData.ts'
import type { SourceFacts, Way } from '../platforms/way.ts'

/** The group keeps the bank discounts of all its chains in one document. */
const DOCUMENT = 'https://www.jumbo.com.ar/api/dataentities/JN/documents/bankDiscount?_fields=value,id&an=jumboargentina'

/** @param websites The tags under which the document files the chain's entries: without them its sisters' discounts leak in. */
function bankDiscounts(websites: readonly string[]): Way {
  return {
    name: 'master-data',
    async read({ session, now }) {
      return cardDrafts(await valueList(session, DOCUMENT), {
        expected: ['discount', 'discountText', 'installments', 'info', 'legals'],
        shown: (entry) => isOn(entry, websites) && isPublished(instantOf(entry.dateStart), instantOf(entry.dateEnd), now),
        draft: (entry) => ({ id: cardId('jn', entry.id, entry), raw: { cencosudBankDiscount: entry } }),
      })
    },
  }
}

function isOn(entry: Json, websites: readonly string[]): boolean {
  return Array.isArray(entry.websites) && entry.websites.some((tag) => websites.includes(asText(tag)))
}

/** Epoch seconds, as text. */
const instantOf = (seconds: unknown) => (asText(seconds) === '' ? Number.NaN : Number(asText(seconds)) * 1000)

export const jumbo: SourceFacts = {
  chain: 'jumbo',
  page: 'https://www.jumbo.com.ar/descuentos-del-dia?type=por-dia&day=1',
  hosts: ['www.jumbo.com.ar'],
  ways: [bankDiscounts(['jumboargentina', 'jumboargentinaio'])],
}

/** Jumbo's sister chains, out of the same document: read when the configuration asks for them (`YAPA_SISTER_CHAINS`). */
export const SISTERS: readonly SourceFacts[] = [
  {
    chain: 'disco',
    page: 'https://www.disco.com.ar/descuentos-del-dia?type=por-dia&day=1',
    hosts: ['www.jumbo.com.ar'],
    ways: [bankDiscounts(['discoargentina'])],
  },
  {
    chain: 'vea',
    page: 'https://www.vea.com.ar/descuentos-del-dia?type=por-dia&day=1',
    hosts: ['www.jumbo.com.ar'],
    ways: [bankDiscounts(['veaargentina'])],
  },
]
