import { type Environment, settingOf } from '#operations/environment.ts'
import type { Config } from './config.ts'

/** Settings of earlier versions, and what to do instead (Spanish). */
const GONE_SETTINGS: Record<string, string> = {
  YAPA_PROCESSES:
    'Yapa atiende con un solo proceso. Para más, varios detrás de un proxy sobre un PostgreSQL: docs/operations.md, «More than one process».',
  YAPA_QUERY_HASHES: 'la huella de cada consulta se busca sola en los scripts del sitio. Sacala.',
  YAPA_JOINS: 'ya no hay procesos que compartan un puerto. Sacala.',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'Yapa ya no manda trazas. Están el registro, con el identificador de cada pedido, y `/metrics`.',
  OTEL_TRACES_SAMPLER_ARG: 'Yapa ya no manda trazas. Sacala.',
  YAPA_LLM_URL: 'la segunda lectura se pone con YAPA_MODEL_URL: docs/operations.md, «A second reader».',
  YAPA_LLM_MODEL: 'ya no hay segunda lectura. Sacala.',
  YAPA_LLM_KEY: 'ya no hay segunda lectura. Sacala.',
  YAPA_LLM_MAX_CALLS: 'ya no hay segunda lectura. Sacala.',
  YAPA_LLM_TIMEOUT: 'ya no hay segunda lectura. Sacala.',
  YAPA_LLM_RUN_TIMEOUT: 'ya no hay segunda lectura. Sacala.',
}

/** What the operator should mend although Yapa starts without it: a sentence each (Spanish), none when all is well. */
export function startWarnings(env: Environment, { contactEmail }: Pick<Config, 'contactEmail'>): string[] {
  const warnings = goneSettingWarnings(env)
  if (/\.example$/i.test(contactEmail))
    warnings.push(`${contactEmail} no le llega a nadie, y el pie de cada página la muestra: poné tu dirección en YAPA_CONTACT_EMAIL.`)
  return warnings
}

/** Names each setting of an earlier version that is still set: a sentence each (Spanish), without its value. */
export function goneSettingWarnings(env: Environment): string[] {
  const gone = Object.entries(GONE_SETTINGS).filter(([name]) => settingOf(env, name) !== null)
  return gone.map(([name, advice]) => `${name} ya no existe y no cambia nada: ${advice}`)
}
