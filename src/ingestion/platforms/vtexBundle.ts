import { changedFormError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import type { BankPromotionsApp } from './vtexBankPromotions.ts'

const MAX_SCRIPTS = 4
/** The query's text or hash is within this many characters of its name. */
const WINDOW = 30_000
const HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/

/**
 * Finds the hash of a persisted query in the page's own scripts, next to the operation's name; null when it is not
 * there. @throws LiveSourceError when the page or its scripts cannot be fetched.
 */
export async function discoverHash(session: PoliteSession, app: BankPromotionsApp, operation: string): Promise<string | null> {
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
