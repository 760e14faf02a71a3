import { CHAIN_SLUGS, READ_CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { FEED_SLUGS, type SourceSlug } from '#domain/catalogue/source.ts'
import { type Environment, settingOf } from '#operations/environment.ts'
import type { HostMap } from '../fetch/address.ts'
import { SourceError } from '../fetch/liveSourceError.ts'
import { POLITE_LIMITS, PoliteClient } from '../fetch/politeClient.ts'
import type { LiveConfig } from './liveSources.ts'

/**
 * Reads the settings of the live sources; all are optional.
 * `YAPA_SOURCES_BASE`: a replacement address for all hosts (a rehearsal server), or `host=address` pairs.
 * `YAPA_SOURCES_PAUSE`: milliseconds between two requests to a host; 0 by default for a rehearsal on this machine.
 * `YAPA_SISTER_CHAINS`: `disco,vea`.
 * `YAPA_FEEDS`: issuers' feeds by name (`docs/operations.md` says what to read before switching one on).
 * `YAPA_ABOUT`: address of a page about us, for the user agent.
 * @throws SourceError with all mistakes, in Spanish.
 */
export function readLiveConfig(env: Environment): Omit<LiveConfig, 'clock' | 'signal'> {
  const problems: string[] = []
  const hosts = readHosts(settingOf(env, 'YAPA_SOURCES_BASE') ?? '', problems)
  const pause = readPause(settingOf(env, 'YAPA_SOURCES_PAUSE'), isRehearsal(hosts) ? 0 : POLITE_LIMITS.pause, problems)
  if (problems.length > 0) throw new SourceError(['La configuración de las fuentes tiene errores:', ...problems].join('\n'))
  return {
    client: new PoliteClient({ hosts, limits: { ...POLITE_LIMITS, pause }, about: settingOf(env, 'YAPA_ABOUT') }),
    sisters: items(settingOf(env, 'YAPA_SISTER_CHAINS') ?? ''),
    feeds: items(settingOf(env, 'YAPA_FEEDS') ?? ''),
  }
}

const items = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function readHosts(text: string, problems: string[]): HostMap {
  const pairs = items(text).map((item): [string, string] => {
    const [, host = '*', address = item] = /^([\w.-]+)=(.+)$/.exec(item) ?? []
    return [host, address]
  })
  const bad = pairs.filter(([, address]) => !/^https?:\/\//.test(address) || !URL.canParse(address))
  for (const [, address] of bad)
    problems.push(`  YAPA_SOURCES_BASE: «${address.slice(0, 80)}» no es una dirección; por ejemplo: http://127.0.0.1:4010`)
  return Object.fromEntries(pairs)
}

function isRehearsal(hosts: HostMap): boolean {
  const own = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/
  return own.test(hosts['*'] ?? '') && Object.values(hosts).every((address) => own.test(address))
}

function readPause(text: string | null, fallback: number, problems: string[]): number {
  if (text === null) return fallback
  const pause = Number(text)
  if (Number.isInteger(pause) && pause >= 0 && pause <= 60_000) return pause
  problems.push(`  YAPA_SOURCES_PAUSE: «${text.slice(0, 80)}» no son milisegundos entre 0 y 60000; por ejemplo: 2000`)
  return fallback
}

export type SwitchedOn = {
  sisters?: readonly string[]
  feeds?: readonly string[]
}

/**
 * Lists the live sources, without loading the ways into their sites, which the schedule does not need.
 * @throws SourceError for a name that is none.
 */
export function listLiveSources({ sisters = [], feeds = [] }: SwitchedOn): SourceSlug[] {
  return [...CHAIN_SLUGS, ...named('YAPA_SISTER_CHAINS', sisters, SISTERS), ...named('YAPA_FEEDS', feeds, FEED_SLUGS)]
}

const SISTERS = READ_CHAIN_SLUGS.filter((slug) => !CHAIN_SLUGS.some((main) => main === slug))

function named<S extends SourceSlug>(setting: string, names: readonly string[], known: readonly S[]): S[] {
  return [...new Set(names)].map((name) => {
    const found = known.find((slug) => slug === name)
    if (found !== undefined) return found
    throw new SourceError(`${setting}: «${name.slice(0, 80)}» no es ninguna de ${known.join(', ')}.`)
  })
}
