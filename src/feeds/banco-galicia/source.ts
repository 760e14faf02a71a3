import { asObject } from '#chains/forms/json.ts'
import { makeCardId } from '#ingestion/platforms/cardDrafts.ts'
import type { SourceFacts, Way } from '#ingestion/platforms/way.ts'
import { askJson, checkCount, type DetailFacts, detailFinder, pickRecords, type RecordFormat, readDetails, requireList } from '../list.ts'
import { chainOfItem, isShownItem } from './record.ts'

const API = 'https://loyalty.bff.bancogalicia.com.ar/api/portal'
const SITE = { Origin: 'https://beneficios.galicia.ar', Referer: 'https://beneficios.galicia.ar/' }

const LISTED: RecordFormat = { expected: ['titulo', 'promocion'], isShown: isShownItem, chainOf: chainOfItem }

const DETAIL: DetailFacts = {
  address: (id) => `${API}/catalogo/v1/promociones/idPromocion/${id}`,
  options: { headers: SITE },
  detailIn: detailFinder('porcentajeAhorro'),
  draftsOf: (item, detail) => [{ id: makeCardId('promocion', item.id, item), raw: { galicia: { item, detail } } }],
}

/** The supermarkets of the catalogue in one page, then a detail for each record of a chain. Its firewall refuses any other parameter. */
const catalogue: Way = {
  name: 'catálogo',
  async read({ session }) {
    const address = `${API}/personalizacion/v1/promociones/catalogo?page=1&pageSize=500&IdCategoria=8`
    const data = asObject(asObject(await askJson(session, address, { headers: SITE }))?.data)
    const list = requireList(data?.list, 'la lista de promociones')
    checkCount(list, data?.totalSize)
    return readDetails(session, pickRecords(list, LISTED), DETAIL, true)
  },
}

export const source: SourceFacts = {
  hosts: ['loyalty.bff.bancogalicia.com.ar', 'beneficios.galicia.ar'],
  ways: [catalogue],
}
