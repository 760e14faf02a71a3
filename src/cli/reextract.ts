import { chainWordsOf, readCard, readWords } from '#chains/readCard.ts'
import { ALL_SOURCE_SLUGS } from '#domain/catalogue/source.ts'
import { runSources } from '#ingestion/publish/run.ts'
import { loadPublishedSources } from '#ingestion/sources/storedSources.ts'
import type { Environment } from '#operations/environment.ts'
import { makeSecondReader } from '#readings/secondReader.ts'
import { readConfig } from '#server/config.ts'
import { isWellRead } from '#storage/runs.ts'
import { openStorage } from '#storage/storage.ts'
import { readArguments, readSources, refuseCall, unknownArgumentsWords, usingStorage } from './command.ts'
import { runTable } from './runTable.ts'

const USAGE = `Uso: npm run --silent yapa -- reextract [--source FUENTE]… [--force]

  --source  solo esta fuente, y se puede repetir: ${ALL_SOURCE_SLUGS.join(', ')}
  --force   publica aunque el control de calidad retenga lo leído`

/**
 * `reextract` reads the stored cards of the published snapshot again, with today's readers. Promotions that did not change keep their ids.
 * @returns 0 when all is as it should be, 1 when a chain was held or nothing is published, 2 for invalid arguments.
 */
export async function reextract(argv: string[], env: Environment): Promise<number> {
  const call = readArguments({ args: argv, options: { source: { type: 'string', multiple: true }, force: { type: 'boolean' } } })
  const names = call ? readSources(call.values.source) : unknownArgumentsWords(argv)
  if (call === null || typeof names === 'string') return refuseCall(USAGE, `${names}`)
  const { clock, ...settings } = readConfig(env)
  return usingStorage(openStorage(settings), async (storage) => {
    const stored = await loadPublishedSources(storage.db, names)
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
      trusted: call.values.force ?? false,
      onProgress: (message) => console.error(message),
    })
    console.log(runTable(report))
    return isWellRead(report) ? 0 : 1
  })
}
