import { buildQueryString } from '#ingestion/fetch/address.ts'
import { changedFormError } from '#ingestion/fetch/liveSourceError.ts'
import type { PoliteSession } from '#ingestion/fetch/politeClient.ts'
import { fetchActorLists } from '#ingestion/platforms/atgFeed.ts'
import { makeCardId, noCardsError, readCardDrafts } from '#ingestion/platforms/cardDrafts.ts'
import { extractPageText } from '#ingestion/platforms/html.ts'
import type { SourceFacts, Way, WayResult } from '#ingestion/platforms/way.ts'

// `enviroment` is the site's own spelling.
const QUERY = buildQueryString({ enviroment: 'ag', pushSite: 'CotoDigital' })
const FEED = `https://www.coto.com.ar/rest/model/atg/actors/cProfileActor/getPromocionesMulticanal?${QUERY}`
const LEGAL_PAGE = 'https://www.coto.com.ar/legales/'

/** Their ids collide, so each has a prefix. */
const LISTS = [
  { name: 'promocionesDigitales', prefix: 'digital' },
  { name: 'promocionesSucursalesFisicas', prefix: 'sucursal' },
] as const

/** The feed has almost no caps or exclusions: without the legal page its cards would promise too much. */
const feedAndLegalPage: Way = {
  name: 'feed',
  async read({ session }) {
    const lists = await fetchActorLists(
      session,
      FEED,
      LISTS.map(({ name }) => name),
    )
    const parts = LISTS.filter(({ name }) => lists[name].length > 0).map(({ name, prefix }) => promotions(lists[name], prefix))
    if (parts.length === 0) throw noCardsError()
    const legalText = await legalPage(session)
    return {
      cards: parts.flatMap(({ cards }) => cards.map((card) => ({ ...card, legalText }))),
      unreadable: sum(parts.map(({ unreadable }) => unreadable)),
      leftOut: sum(parts.map(({ leftOut }) => leftOut)),
    }
  },
}

function promotions(list: readonly unknown[], prefix: string): WayResult {
  return readCardDrafts(list, {
    expected: ['textoDescuento', 'descripcion', 'observacion'],
    draft: (item) => ({ id: makeCardId(prefix, item.id, item), raw: { cotoPromocion: item } }),
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The end of a section's heading. */
const HEADING = /\*\*$/m

/** @throws LiveSourceError */
async function legalPage(session: PoliteSession): Promise<string> {
  const { text } = await session.ask(LEGAL_PAGE, { accept: 'text/html' })
  const legalText = [extractPageText(text), extractPageText(text, 'keep')].find((words) => HEADING.test(words))
  if (legalText === undefined) throw changedFormError('la página de legales ya no tiene secciones cuyo título termine en «**»')
  return legalText
}

export const source: SourceFacts = {
  hosts: ['www.coto.com.ar', 'www.cotodigital.com.ar'],
  ways: [feedAndLegalPage],
}
