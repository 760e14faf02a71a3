import { type Environment, settingOf } from '#operations/environment.ts'
import type { Config } from './config.ts'

/** Settings of earlier versions, and what to do instead (Spanish). */
const GONE_SETTINGS: Record<string, string> = {
  YAPA_PROCESSES:
    'Yapa atiende con un solo proceso. Para más, varios detrás de un proxy sobre un PostgreSQL: docs/operations.md, «More than one process».',
  YAPA_JOINS: 'ya no hay procesos que compartan un puerto. Sacala.',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'Yapa ya no manda trazas. Están el registro, con el identificador de cada pedido, y `/metrics`.',
  OTEL_TRACES_SAMPLER_ARG: 'Yapa ya no manda trazas. Sacala.',
}

/** What the operator should mend although Yapa starts without it: a sentence each (Spanish), none when all is well. */
export function startWarnings(env: Environment, { contactEmail }: Pick<Config, 'contactEmail'>): string[] {
  const gone = Object.entries(GONE_SETTINGS).filter(([name]) => settingOf(env, name) !== null)
  const warnings = gone.map(([name, advice]) => `${name} ya no existe y no cambia nada: ${advice}`)
  if (/\.example$/i.test(contactEmail))
    warnings.push(`${contactEmail} no le llega a nadie, y el pie de cada página la muestra: poné tu dirección en YAPA_CONTACT_EMAIL.`)
  return warnings
}
