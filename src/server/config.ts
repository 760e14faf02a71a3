import path from 'node:path'
import { isCivilDate } from '#domain/calendar/calendar.ts'
import { type Clock, frozenClock, systemClock } from '#domain/calendar/clock.ts'
import { type Environment, settingOf } from '#operations/environment.ts'
import type { LogSettings } from './openLog.ts'

/** All settings of a process. It reads them once, when it starts. */
export type Config = {
  /** TCP port of the web server; 0 lets the system choose. */
  port: number
  /** Address to listen on; null: all of them. */
  host: string | null
  /** Absolute folder of the embedded database. */
  dataDirectory: string
  /** PostgreSQL address, or null for the embedded database. */
  databaseUrl: string | null
  /** The site's public origin, without a slash at the end. Canonical links and social cards use it. */
  siteUrl: string
  /** How many of our own proxies every request passes. The server trusts that many entries of `X-Forwarded-For`. */
  trustedProxies: number
  contactEmail: string
  /** Origins besides those of the browser makers to which messages may be sent, for tests. */
  pushOrigins: readonly string[]
  clock: Clock
  /** Whether the example data set is published as long as nothing real has been. */
  example: 'on' | 'off'
  /** `web`: this process reads the official sites on the schedule, unless the clock is frozen; `off`: it does not (`worker` may). */
  schedule: 'web' | 'off'
  /** `off`: only what a person reviewed is shown, the rest waits. */
  unreviewed: 'on' | 'off'
  /** The password of the review desk; null: the site has no review desk. */
  reviewToken: string | null
  /** The address that gets alerts to operators; null: none. */
  webhook: { url: string; token: string | null } | null
  /** The model that reads new texts as well, and what a run may ask of it; null: none. */
  model: { url: string; name: string; key: string | null; calls: number; tokens: number; seconds: number } | null
  log: LogSettings
  /** Seconds for which a process that was asked to end still answers, while it reports that it is not ready. */
  drain: number
  /** Who may read `/metrics`. `local`: requests from this machine that no proxy passes on; `public`: everybody. */
  metrics: 'local' | 'public'
}

/** The configuration has errors. The message (Spanish, several lines) names every wrong variable, its value and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const DEFAULT_PORT = 3000
const DEFAULT_CONTACT = 'contacto@yapa.example'

/** @throws ConfigError with all problems at once. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, setting: Setting<T>): T => {
    const text = settingOf(env, name)
    if (text === null) return fallback
    const value = setting.parse(text)
    if (value !== undefined) return value
    const shown = setting.secret ? '' : ` «${text.slice(0, 80)}»`
    problems.push(`  ${name}: el valor${shown} no sirve. Tiene que ser ${setting.expected}; por ejemplo: ${name}=${setting.example}`)
    return fallback
  }

  const port = read('PORT', DEFAULT_PORT, PORT)
  const config: Config = {
    port,
    host: read<string | null>('HOST', null, HOST),
    dataDirectory: path.resolve(read('YAPA_DATA', './data', FOLDER)),
    databaseUrl: read<string | null>('DATABASE_URL', null, DATABASE_URL),
    siteUrl: read('YAPA_SITE_URL', `http://localhost:${port}`, SITE_URL),
    trustedProxies: read('YAPA_TRUST_PROXY', 0, PROXIES),
    contactEmail: read('YAPA_CONTACT_EMAIL', DEFAULT_CONTACT, EMAIL),
    pushOrigins: read<readonly string[]>('YAPA_PUSH_ORIGINS', [], ORIGINS),
    clock: read('YAPA_NOW', systemClock, INSTANT),
    example: read<Config['example']>('YAPA_EXAMPLE', 'on', EXAMPLE),
    schedule: read<Config['schedule']>('YAPA_SCHEDULE', 'web', SCHEDULE),
    unreviewed: read<Config['unreviewed']>('YAPA_PUBLISH_UNREVIEWED', 'on', UNREVIEWED),
    reviewToken: read<string | null>('YAPA_REVIEW_TOKEN', null, REVIEW_TOKEN),
    webhook: null,
    model: null,
    drain: read('YAPA_DRAIN', 1, DRAIN),
    metrics: read<Config['metrics']>('YAPA_METRICS', 'local', METRICS),
    log: {
      level: read<LogSettings['level']>('YAPA_LOG_LEVEL', 'info', LOG_LEVEL),
      format: read<LogSettings['format']>('YAPA_LOG_FORMAT', process.stderr.isTTY ? 'pretty' : 'json', LOG_FORMAT),
    },
  }
  const url = read<string | null>('YAPA_WEBHOOK_URL', null, WEBHOOK_URL)
  if (url !== null) config.webhook = { url, token: read<string | null>('YAPA_WEBHOOK_TOKEN', null, TOKEN) }
  const modelUrl = read<string | null>('YAPA_MODEL_URL', null, MODEL_URL)
  if (modelUrl !== null) {
    const name = read('YAPA_MODEL_NAME', '', MODEL_NAME)
    if (settingOf(env, 'YAPA_MODEL_NAME') === null)
      problems.push(`  YAPA_MODEL_NAME: falta. Es ${MODEL_NAME.expected}; por ejemplo: YAPA_MODEL_NAME=${MODEL_NAME.example}`)
    config.model = {
      ...{ url: modelUrl, name, key: read<string | null>('YAPA_MODEL_KEY', null, TOKEN) },
      calls: read('YAPA_MODEL_CALLS', 60, COUNT),
      tokens: read('YAPA_MODEL_TOKENS', 500_000, COUNT),
      seconds: read('YAPA_MODEL_SECONDS', 300, COUNT),
    }
  }
  if (problems.length > 0) throw new ConfigError(['La configuración tiene errores:', ...problems].join('\n'))
  return config
}

/** Whether this process runs the schedule. With a frozen clock the next run never comes. */
export function isScheduled({ schedule, clock }: Pick<Config, 'schedule' | 'clock'>): boolean {
  return schedule === 'web' && clock === systemClock
}

/** How one variable is read: `parse` answers undefined for an invalid value. */
type Setting<T> = { parse: (text: string) => T | undefined; expected: string; example: string; secret?: boolean }

const PORT: Setting<number> = {
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  expected: 'un número de puerto de 0 a 65535',
  example: '3001',
}

const HOST: Setting<string> = {
  parse: (text) => (/^[A-Za-z0-9.:_-]{1,253}$/.test(text) ? text : undefined),
  expected: 'un nombre o una dirección de red de esta máquina',
  example: '127.0.0.1',
}

const FOLDER: Setting<string> = {
  parse: (text) => (text.includes('\0') ? undefined : text),
  expected: 'una carpeta',
  example: './data',
}

const DATABASE_URL: Setting<string> = {
  parse: (text) => {
    const url = URL.parse(text)
    return url && (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1 ? text : undefined
  },
  expected: 'la dirección de una base PostgreSQL',
  example: 'postgres://usuario:clave@localhost:5432/yapa',
  // The address may hold a password, and messages end up in logs.
  secret: true,
}

const SITE_URL: Setting<string> = {
  parse: (text) => {
    const url = URL.parse(text)
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    return isOrigin ? url.origin : undefined
  },
  expected: 'el origen público del sitio, sin ruta',
  example: 'https://yapa.example',
}

const ORIGINS: Setting<readonly string[]> = {
  parse(text) {
    const origins = text.split(',').map((one) => SITE_URL.parse(one.trim()))
    return origins.every((one) => one !== undefined) ? (origins as string[]) : undefined
  },
  expected: 'orígenes separados por comas',
  example: 'http://127.0.0.1:9000',
}

const PROXIES: Setting<number> = {
  parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  expected: 'cuántos proxies propios hay delante, de 0 a 9',
  example: '1',
}

const EMAIL: Setting<string> = {
  parse: (text) => (/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]+$/.test(text) ? text : undefined),
  expected: 'una dirección de correo',
  example: DEFAULT_CONTACT,
}

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

const INSTANT: Setting<Clock> = {
  parse: (text) => {
    const date = ISO_INSTANT.exec(text)?.[1]
    const instant = new Date(text)
    // The platform accepts 30 February and rolls over to March; the calendar does not.
    return isCivilDate(date) && !Number.isNaN(instant.getTime()) ? frozenClock(instant) : undefined
  },
  expected: 'un instante ISO 8601 con zona horaria',
  example: '2026-03-27T15:00:00Z',
}

const EXAMPLE = choice(['off', 'on'])
const UNREVIEWED = choice(['off', 'on'])
const SCHEDULE = choice(['off', 'web'])

function choice<T extends string>(words: readonly [T, ...T[]]): Setting<T> {
  const quoted = words.map((word) => `«${word}»`)
  return {
    parse: (text) => words.find((word) => word === text),
    expected: `${quoted.slice(0, -1).join(', ')} o ${quoted.at(-1)}`,
    example: words[0],
  }
}

const DRAIN: Setting<number> = {
  parse: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 300 ? Number(text) : undefined),
  expected: 'segundos, de 0 a 300',
  example: '15',
}

const METRICS = choice(['local', 'public'])
const LOG_LEVEL = choice(['debug', 'info', 'warn', 'error'])
const LOG_FORMAT = choice(['json', 'pretty'])

const WEBHOOK_URL: Setting<string> = {
  parse: (text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined),
  expected: 'una dirección http o https',
  example: 'https://avisos.example/yapa',
  // Many receivers have a secret in the address.
  secret: true,
}

const TOKEN: Setting<string> = {
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
  expected: 'un texto sin espacios ni acentos',
  example: 'abc123',
  secret: true,
}

const MODEL_URL: Setting<string> = {
  ...WEBHOOK_URL,
  example: 'https://api.openai.com/v1',
}

const MODEL_NAME: Setting<string> = {
  parse: (text) => (/^[\x21-\x7e]{1,200}$/.test(text) ? text : undefined),
  expected: 'el nombre del modelo en ese servidor',
  example: 'gpt-4.1-mini',
}

const COUNT: Setting<number> = {
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  expected: 'un número entero',
  example: '100',
}

/** The token is long enough that nobody guesses it. */
const REVIEW_TOKEN: Setting<string> = {
  parse: (text) => (/^[\x21-\x7e]{16,500}$/.test(text) ? text : undefined),
  expected: 'un texto de 16 caracteres o más, sin espacios ni acentos',
  example: 'elegi-una-clave-larga',
  secret: true,
}

/** What the operator should mend although Yapa starts without it: a sentence each (Spanish), none when all is well. */
export function listStartWarnings({ contactEmail, siteUrl }: Pick<Config, 'contactEmail' | 'siteUrl'>): string[] {
  const reachesNobody = /\.example$/i.test(contactEmail)
  const isOnlyHere = /^http:\/\/localhost(?::\d+)?$/.test(siteUrl)
  return [
    ...(reachesNobody
      ? [`${contactEmail} no le llega a nadie, y el pie de cada página la muestra: poné tu dirección en YAPA_CONTACT_EMAIL.`]
      : []),
    ...(isOnlyHere
      ? [`Los enlaces que se comparten y los buscadores van a ${siteUrl}: poné la dirección del sitio en YAPA_SITE_URL.`]
      : []),
  ]
}
