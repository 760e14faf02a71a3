import { ReadingProcesses } from '#ingestion/isolation/readingProcesses.ts'
import type { Environment } from '#operations/environment.ts'
import { compileCache } from '#operations/oneTask.ts'

/** The settings that a reading needs. Others hold secrets, such as the database's password, and are left out. */
const NEEDED = new Set(['YAPA_SOURCES_BASE', 'YAPA_SOURCES_PAUSE', 'YAPA_ABOUT', 'YAPA_SISTER_CHAINS', 'YAPA_FEEDS'])

/** The processes in which live sources are read, each by `readingProcess.ts`. */
export function sourceReadings(env: Environment): ReadingProcesses {
  return new ReadingProcesses({ file: new URL('./readingProcess.ts', import.meta.url), env: withoutSecrets(env) })
}

function withoutSecrets(env: Environment): Environment {
  const kept = Object.entries(env).filter(([name]) => name !== 'DATABASE_URL' && (!name.startsWith('YAPA_') || NEEDED.has(name)))
  return { ...Object.fromEntries(kept), ...compileCache() }
}
