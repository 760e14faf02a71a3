import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { changedFormError } from '#ingestion/fetch/liveSourceError.ts'
import { cardId } from '#ingestion/platforms/cardDrafts.ts'
import type { CardDraft, SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { askJson, checkCount, type ListedRecord, listIn, MAX_DETAILS, pickOfChains, resultOf } from '../list.ts'
import { chainOfItem, isOfBrand } from './record.ts'

const API = 'https://loyalty.bff.bancogalicia.com.ar/api/portal'
const SITE = { Origin: 'https://beneficios.galicia.ar', Referer: 'https://beneficios.galicia.ar/' }

const LISTED: ListedRecord = { expected: ['titulo', 'promocion'], isShown: isOfBrand, chainOf: chainOfItem }

/** The supermarkets of the catalogue in one page, then a detail for each record of a chain. Its firewall refuses any other parameter. */
const catalogue: Way = {
  name: 'catálogo',
  async read({ session }) {
    const address = `${API}/personalizacion/v1/promociones/catalogo?page=1&pageSize=500&IdCategoria=8`
    const data = asObject(asObject(await askJson(session, address, { headers: SITE }))?.data)
    const list = listIn(data?.list, 'la lista de promociones')
    checkCount(list, data?.totalSize)
    const picked = pickOfChains(list, LISTED)
    const cards: CardDraft[] = []
    for (const item of picked.entries.slice(0, MAX_DETAILS)) {
      const id = asText(item.id)
      if (!/^\d{1,12}$/.test(id)) continue
      const answer = asObject(await askJson(session, `${API}/catalogo/v1/promociones/idPromocion/${id}`, { headers: SITE }))
      const detail = asObject(answer?.data) ?? answer
      if (detail === null || asText(detail.id) !== id) throw changedFormError(`el detalle ${id} ya no trae la promoción`)
      cards.push(draftOf(item, detail))
    }
    return resultOf(picked, cards, true)
  },
}

export const draftOf = (item: JsonObject, detail: JsonObject): CardDraft => ({
  id: cardId('promocion', item.id, item),
  raw: { galicia: { item, detail } },
})

export const source: SourceFacts = {
  hosts: ['loyalty.bff.bancogalicia.com.ar', 'beneficios.galicia.ar'],
  ways: [catalogue],
}
