import { type Environment, settingOf } from '#operations/environment.ts'
import type { RequestLimits } from '../../fetch/boundedFetch.ts'
import { SourceError } from '../../fetch/sourceError.ts'

/** Limits of the second reader in one run; times in milliseconds. */
export type SecondReaderLimits = {
  /** Requests, including failed ones. Cached answers cost none. */
  calls: number
  /** Limits of one request. */
  call: RequestLimits
  /** Waiting for answers, all chains together. */
  run: number
  /** Characters of a card; a longer one is skipped, because a cut card may say something else. */
  cardLength: number
  /** Tokens of an answer. */
  answerTokens: number
  /** Consecutive failures after which the run stops asking. */
  failures: number
  /** Simultaneous requests. */
  atOnce: number
}

export const SECOND_READER_LIMITS: SecondReaderLimits = {
  calls: 40,
  call: { answer: 30_000, total: 30_000, bytes: 256 * 1024 },
  run: 180_000,
  cardLength: 12_000,
  answerTokens: 4_000,
  failures: 3,
  atOnce: 2,
}

export type SecondReaderConfig = {
  /** The address of chat completions. */
  endpoint: URL
  key: string | null
  model: string
  limits: SecondReaderLimits
}

/**
 * Reads `YAPA_LLM_URL` (an OpenAI-compatible API, with or without `/chat/completions`), `_MODEL`, `_KEY`, `_MAX_CALLS`
 * (per run), `_TIMEOUT` and `_RUN_TIMEOUT` (seconds). @returns null without an address. @throws SourceError with all
 * mistakes in Spanish, never with the key.
 */
export function readSecondReaderConfig(env: Environment): SecondReaderConfig | null {
  const problems: string[] = []
  const [address, key, model] = [textOf(env, 'YAPA_LLM_URL'), textOf(env, 'YAPA_LLM_KEY'), textOf(env, 'YAPA_LLM_MODEL')]
  const limits = readLimits(env, problems)
  const endpoint = address === '' ? null : readEndpoint(address, problems)
  if (address === '' && (key !== '' || model !== '')) {
    problems.push(`  YAPA_LLM_URL: falta, y sin ella ${model === '' ? 'YAPA_LLM_KEY' : 'YAPA_LLM_MODEL'} no hace nada. ${URL_EXAMPLE}`)
  }
  if (address !== '' && model === '') problems.push('  YAPA_LLM_MODEL: falta el nombre del modelo; por ejemplo: YAPA_LLM_MODEL=gpt-4o-mini')
  if (!/^[\x21-\x7e]{0,500}$/.test(key)) problems.push('  YAPA_LLM_KEY: el valor no sirve: tiene espacios o letras que una clave no lleva.')
  if (model.length > 200) problems.push('  YAPA_LLM_MODEL: el valor es demasiado largo para ser el nombre de un modelo.')
  if (endpoint !== null && key !== '' && endpoint.protocol === 'http:' && !isThisMachine(endpoint)) {
    problems.push('  YAPA_LLM_URL: con YAPA_LLM_KEY tiene que ser https:// (o esta máquina): por http:// la clave viajaría a la vista.')
  }
  if (problems.length > 0) throw new SourceError(['La configuración de la segunda lectura tiene errores:', ...problems].join('\n'))
  return endpoint === null ? null : { endpoint, key: key === '' ? null : key, model, limits }
}

const URL_EXAMPLE = 'Por ejemplo: YAPA_LLM_URL=https://api.openai.com/v1'

const textOf = (env: Environment, name: string) => settingOf(env, name) ?? ''

function readEndpoint(address: string, problems: string[]): URL | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hash !== '') {
    // The address may contain a key, and messages end up in logs.
    problems.push(`  YAPA_LLM_URL: el valor no sirve. Tiene que ser una dirección http(s) sin usuario ni clave. ${URL_EXAMPLE}`)
    return null
  }
  const path = url.pathname.replace(/\/{1,9}$/, '')
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`
  return url
}

const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)

function readLimits(env: Environment, problems: string[]): SecondReaderLimits {
  const whole = (name: string, fallback: number, most: number) => {
    const text = textOf(env, name)
    if (text === '') return fallback
    if (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most) return Number(text)
    problems.push(`  ${name}: «${text.slice(0, 80)}» no es un número entero entre 1 y ${most}; por ejemplo: ${name}=${fallback}`)
    return fallback
  }
  const { calls, call, run, ...others } = SECOND_READER_LIMITS
  const patience = whole('YAPA_LLM_TIMEOUT', call.total / 1_000, 600) * 1_000
  return {
    ...others,
    calls: whole('YAPA_LLM_MAX_CALLS', calls, 10_000),
    call: { ...call, answer: patience, total: patience },
    run: whole('YAPA_LLM_RUN_TIMEOUT', run / 1_000, 7_200) * 1_000,
  }
}
