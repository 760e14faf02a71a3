import { asList, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { buildQueryString } from '../fetch/address.ts'
import { changedFormError, LiveSourceError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import { parseJson } from './json.ts'
import { type BankPromotionsApp, type EntityNames, makeBankPromotionCards, type PersistedQuery } from './vtexBankPromotions.ts'
import type { Way, WayContext } from './way.ts'

/**
 * Reads the documents by the page's own GraphQL requests. Queries are named by their SHA-256 (`GET
 * /_v/public/graphql/v1`), which changes with the app. It tries the last known hash, then the
 * one in the page's scripts.
 */
export function bankPromotionsByPersistedQuery(app: BankPromotionsApp): Way {
  return {
    name: 'graphql',
    async read(context) {
      const variables = { where: 'active=true', account: app.account }
      const documents = await askPersisted(context, app, app.queries.promotions, variables)
      return makeBankPromotionCards(documents, context, () => fetchBankAndCardNames(context, app))
    },
  }
}

/** Reads the same documents by a query of our own: `POST /_v/private/graphql/v1`. */
export function bankPromotionsByOwnQuery(app: BankPromotionsApp): Way {
  return {
    name: 'graphql-privado',
    async read(context) {
      const address = `${app.origin}/_v/private/graphql/v1?${buildQueryString({ workspace: 'master', locale: 'es-AR' })}`
      const json = { operationName: 'BankPromotions', variables: { account: app.account }, query: documentsQuery(app) }
      const { text } = await context.session.ask(address, { accept: 'application/json', json })
      return makeBankPromotionCards(documentsOf(text, 'documents'), context, () => fetchBankAndCardNames(context, app))
    },
  }
}

function documentsQuery({ app, entity, fields }: BankPromotionsApp): string {
  const names = fields.map((field) => JSON.stringify(field)).join(', ')
  return `query BankPromotions($account: String) @context(sender: "${app}") {
  documents(acronym: "${entity}", schema: "mdv1", fields: [${names}], sort: "order ASC", account: $account, pageSize: 999)
    @context(provider: "vtex.store-graphql") { id fields { key value } }
}`
}

/** Fetches the names that documents refer to by id. @throws LiveSourceError */
export function fetchBankAndCardNames(context: WayContext, app: BankPromotionsApp): Promise<EntityNames> {
  return context.session.once('entity names', async () => {
    const banks = await askPersisted(context, app, app.queries.banks, {})
    const cards = await askPersisted(context, app, app.queries.cards, {})
    return { banks: namesById(banks), cards: namesById(cards) }
  })
}

function namesById(entities: readonly JsonObject[]): Map<string, string> {
  return new Map(entities.flatMap(({ id, name }) => (asText(id) === '' || asText(name) === '' ? [] : [[asText(id), asText(name)]])))
}

/** @throws LiveSourceError `changed` when the site knows none of our hashes. */
async function askPersisted(
  context: WayContext,
  app: BankPromotionsApp,
  query: PersistedQuery,
  variables: JsonObject,
): Promise<JsonObject[]> {
  const { operation } = query
  const known = query.hash
  if (known !== undefined) {
    const answer = await askByHash(context, app, operation, known, variables)
    if (answer !== 'unknown hash') return documentsOf(answer, operation)
  }
  const found = await discoverHash(context.session, app, operation)
  const answer = found === null || found === known ? 'unknown hash' : await askByHash(context, app, operation, found, variables)
  if (answer !== 'unknown hash') return documentsOf(answer, operation)
  const advice = 'el sitio cambió de versión y la nueva huella no está en sus scripts'
  throw changedFormError(`ya no existe la consulta guardada ${operation} (PersistedQueryNotFound); ${advice}`)
}

async function askByHash(
  { session }: WayContext,
  { origin, app }: BankPromotionsApp,
  operation: string,
  sha256Hash: string,
  variables: JsonObject,
): Promise<string> {
  const extensions = {
    persistedQuery: { version: 1, sha256Hash, sender: app, provider: 'vtex.store-graphql@2.x' },
    variables: Buffer.from(JSON.stringify(variables)).toString('base64'),
  }
  const query = buildQueryString({
    workspace: 'master',
    maxAge: 'short',
    appsEtag: 'remove',
    domain: 'store',
    locale: 'es-AR',
    operationName: operation,
    variables: '{}',
    extensions: JSON.stringify(extensions),
  })
  const { text } = await session.ask(`${origin}/_v/public/graphql/v1?${query}`, { accept: 'application/json' })
  return isUnknownHash(text) ? 'unknown hash' : text
}

function isUnknownHash(text: string): boolean {
  return text.length < 20_000 && /PersistedQueryNotFound|PERSISTED_QUERY_NOT_FOUND/i.test(text)
}

/** Extracts the documents under any operation name, with key-value pairs turned into fields. */
function documentsOf(text: string, operation: string): JsonObject[] {
  const answer = asObject(parseJson(text, `la respuesta de ${operation}`))
  const list = Object.values(asObject(answer?.data) ?? {}).find((value) => Array.isArray(value))
  if (list !== undefined) return (list as unknown[]).map(documentOf)
  const message = asText(asObject(asList(answer?.errors)[0])?.message)
  if (message !== '') throw new LiveSourceError('changed', `cambió la forma de la fuente: ${operation} contesta «${message.slice(0, 160)}»`)
  throw changedFormError(`la respuesta de ${operation} no trae ninguna lista`)
}

/**
 * Converts `{id, fields: [{key, value}]}`, or an entity with plain fields. Anything else becomes an empty document,
 * which is counted later.
 */
function documentOf(item: unknown): JsonObject {
  const document = asObject(item) ?? {}
  if (!Array.isArray(document.fields)) return document
  const pairs = document.fields.flatMap((field): [string, unknown][] => {
    const { key, value } = asObject(field) ?? {}
    return typeof key === 'string' && key !== '__proto__' ? [[key, value]] : []
  })
  return { ...(document.id !== undefined && { id: document.id }), ...Object.fromEntries(pairs) }
}

const MAX_SCRIPTS = 4
/** The query's text or hash is within this many characters of its name. */
const WINDOW = 30_000
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/

/**
 * Finds the hash of a persisted query in the page's own scripts, next to the operation's name; null when it is not there.
 * @throws LiveSourceError when the page or its scripts cannot be fetched.
 */
async function discoverHash(session: PoliteSession, app: BankPromotionsApp, operation: string): Promise<string | null> {
  const scripts = await session.once('app scripts', () => appScripts(session, app))
  for (const script of scripts) {
    const hash = findHashBeside(script, operation)
    if (hash !== null) return hash
  }
  return null
}

async function appScripts(session: PoliteSession, app: BankPromotionsApp): Promise<string[]> {
  const { text, url } = await session.ask(session.page, { accept: 'text/html' })
  const addresses = scriptAddresses(text, url, app)
  if (addresses.length === 0) throw changedFormError(`la página ya no carga ningún script de ${app.app}`)
  const scripts: string[] = []
  for (const address of addresses) scripts.push((await session.ask(address, { accept: '*/*' })).text)
  return scripts
}

/** Finds the addresses of the app's scripts anywhere in the page: in tags, in lists, in JSON with escaped slashes. */
function scriptAddresses(page: string, from: URL, { app, assets }: BankPromotionsApp): string[] {
  const name = app.replace(/@.*$/, '')
  const addresses = new Set<string>()
  for (const [, quoted] of page.matchAll(/["']((?:https?:|\/)[^"'\s<>]{5,2000})["']/g)) {
    const address = (quoted as string).replaceAll('\\u002F', '/').replaceAll('\\/', '/').replaceAll('&amp;', '&')
    if (!address.includes(name) || !/\.js(?:[?&]|$)/.test(address) || !URL.canParse(address, from)) continue
    const url = new URL(address, from)
    if (url.hostname === assets || url.hostname === from.hostname) addresses.add(url.href)
  }
  return [...addresses].slice(0, MAX_SCRIPTS)
}

/** Finds the first hash after the operation's name: scripts write the name first, and the hash inside the query (`runtimeMeta`). */
export function findHashBeside(script: string, operation: string): string | null {
  const name = new RegExp(`\\b(?:query\\s+|value\\\\?["']\\s*:\\s*\\\\?["'])${operation}\\b`, 'g')
  for (const { index } of script.matchAll(name)) {
    const hash = HASH.exec(script.slice(index, index + WINDOW))
    if (hash) return hash[0]
  }
  return null
}
