import { parseArgs } from 'node:util'
import { chainWordsOf, readCard, readWords } from '#chains/readCard.ts'
import { ALL_SOURCE_SLUGS, isSourceSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import type { Environment } from '#operations/environment.ts'
import { makeSecondReader } from '#readings/secondReader.ts'
import { readConfig } from '#server/config.ts'
import { isWellRead } from '#storage/runs.ts'
import { openStorage } from '#storage/storage.ts'
import { runTable } from './runTable.ts'

const USAGE = `Uso: npm run --silent yapa -- reextract [--source FUENTE]… [--force]

  --source  solo esta fuente, y se puede repetir: ${ALL_SOURCE_SLUGS.join(', ')}
  --force   publica aunque el control de calidad retenga lo leído`

/**
 * `reextract` reads the stored cards of the published snapshot again, with today's readers. Promotions that did not change keep their ids.
 * @returns 0 when all is as it should be, 1 when a chain was held or nothing is published, 2 for invalid arguments.
 */
export async function reextract(argv: string[], env: Environment): Promise<number> {
  const options = readOptions(argv)
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`)
    return 2
  }
  const { clock, ...settings } = readConfig(env)
  const storage = await openStorage(settings)
  try {
    const stored = await loadPublishedSources(storage.db, options.names)
    if (!stored || stored.sources.length === 0) {
      console.error('No hay nada publicado que volver a leer.')
      return 1
    }
    const report = await runSources(storage, {
      kind: stored.kind === 'example' ? 'example' : 'stored',
      sources: stored.sources,
      read: readCard,
      readWords,
      // A review is applied at once: nobody waits for a model.
      second: stored.kind === 'example' ? undefined : makeSecondReader(null, chainWordsOf),
      clock,
      trusted: options.force,
      onProgress: (message) => console.error(message),
    })
    console.log(runTable(report))
    return isWellRead(report) ? 0 : 1
  } finally {
    await storage.close()
  }
}

function readOptions(argv: string[]): { names: SourceSlug[]; force: boolean } | string {
  try {
    const options = { source: { type: 'string', multiple: true }, force: { type: 'boolean' } } as const
    const { source = [], force = false } = parseArgs({ args: argv, options }).values
    const unknown = source.find((name) => !isSourceSlug(name))
    if (unknown !== undefined) return `--source: no existe la fuente «${unknown}».`
    return { names: ALL_SOURCE_SLUGS.filter((name) => source.length === 0 || source.includes(name)), force }
  } catch {
    return `No se entienden los argumentos: ${argv.join(' ')}`
  }
}
