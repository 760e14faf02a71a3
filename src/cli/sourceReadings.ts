import module from 'node:module'
import { type CachedAnswers, ReadingProcesses } from '#ingestion/isolation/readingProcesses.ts'
import type { Environment } from '#operations/environment.ts'

/** Settings of ours that a reading needs. The others hold secrets, such as the database's password. */
const NEEDED = new Set(['YAPA_SOURCES_BASE', 'YAPA_SOURCES_PAUSE', 'YAPA_BROWSER', 'YAPA_QUERY_HASHES', 'YAPA_ABOUT', 'YAPA_SISTER_CHAINS'])

/**
 * The processes in which live sources are read, each by `readingProcess.ts`.
 * @param remembered The sites' answers of earlier readings; they are kept up to date there.
 */
export function sourceReadings(env: Environment, remembered?: CachedAnswers): ReadingProcesses {
  const file = new URL('./readingProcess.ts', import.meta.url)
  return new ReadingProcesses({ file, env: withoutSecrets(env), ...(remembered && { remembered }) })
}

function withoutSecrets(env: Environment): Environment {
  const kept = Object.entries(env).filter(([name]) => name !== 'DATABASE_URL' && (!name.startsWith('YAPA_') || NEEDED.has(name)))
  const cache = module.getCompileCacheDir()
  return { ...Object.fromEntries(kept), ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) }
}
