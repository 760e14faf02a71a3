import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { ClockWatch, systemClock, today } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { ALL_SOURCE_SLUGS, isSourceSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import { SourceError } from '#ingestion/fetch/liveSourceError.ts'
import { type RunReport, runSources } from '#ingestion/publish/run.ts'
import type { RunSettings } from '#ingestion/publish/runSettings.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { listLiveSources, readLiveConfig, type SwitchedOn } from '#ingestion/sources/liveConfig.ts'
import { loadHeldSource } from '#ingestion/sources/storedSources.ts'
import { millisecondsSinceBoot } from '#ingestion/watch/clockTrouble.ts'
import type { TurnTask } from '#ingestion/watch/keepFresh.ts'
import type { Environment } from '#operations/environment.ts'
import { type Config, readConfig } from '#server/config.ts'
import { isWellRead } from '#storage/runs.ts'
import { openOrCreateStorage, type Storage } from '#storage/storage.ts'
import { exitStatusOf, onFirstSignal, readArguments, readSources, refuseCall, unknownArgumentsWords, usingStorage } from './command.ts'
import { runTable } from './runTable.ts'
import { makeTurnTaker } from './turns.ts'

const USAGE = `Uso: npm run --silent ingest -- [--archive CARPETA [--date AAAA-MM-DD]] [--source FUENTE]…
     npm run --silent ingest -- --release FUENTE

  --archive  carpeta con las tarjetas capturadas (<cadena>.jsonl); si falta, se leen los sitios oficiales
  --date     publica la última captura hasta ese día, inclusive; si falta, hasta hoy
  --source   solo esta fuente, y se puede repetir: ${ALL_SOURCE_SLUGS.join(', ')}
  --release  publica la última captura retenida de esta fuente, después de que una persona la miró`

/**
 * `ingest` reads the official sites, or captured cards, and publishes a snapshot. Progress goes to stderr, the table of results to stdout.
 * @returns 0 when every source is current; 1 when one failed or was held (the others are published), or all are being read by another process;
 * 2 for invalid arguments; 128 + the signal's number when stopped by one.
 */
export async function ingest(argv: string[], env: Environment): Promise<number> {
  const options = readOptions(argv)
  if (typeof options === 'string') return refuseCall(USAGE, options)
  const config = readConfig(env)
  const live = options.archive === undefined ? readLiveConfig(env) : null
  const stopping = stopOnSignals()
  const { signal } = stopping
  const onProgress = (message: string) => console.error(message)
  return usingStorage(openOrCreateStorage(config), async (storage) => {
    const report =
      live && !options.release
        ? await makeTurnTaker(env, { onProgress })(liveTask(live, options.sources), signal)
        : await readKept(storage, options, { ...config, signal, onProgress })
    console.log(runTable(report))
    if (report.outcome === 'stopped') return stopping.status()
    return isWellRead(report) && report.sources.some(({ outcome }) => outcome !== 'busy') ? 0 : 1
  }).finally(stopping.forget)
}

/** @throws SourceError when no requested source is switched on. */
function liveTask(live: SwitchedOn, names: readonly SourceSlug[]): TurnTask {
  const on = listLiveSources(live).filter((source) => names.includes(source))
  if (on.length === 0) throw new SourceError(`No está activada: ${names.join(', ')}. Se activa con YAPA_SISTER_CHAINS o YAPA_FEEDS.`)
  return { names: on, shownVersion: null, clockStart: null }
}

/** Cards that were captured before are read in this process, which loads the readers for them. */
async function readKept(
  storage: Storage,
  { archive = '', date, sources, release }: Options,
  { clock, model, ...how }: Pick<Config, 'clock' | 'model'> & Pick<RunSettings, 'signal' | 'onProgress'>,
): Promise<RunReport> {
  const [{ chainWordsOf, readCard, readWords }, { makeSecondReader }] = await Promise.all([
    import('#chains/readCard.ts'),
    import('#readings/secondReader.ts'),
  ])
  const kept = release
    ? { kind: 'stored' as const, trusted: true, sources: [await loadHeldSource(storage.db, release)] }
    : { kind: 'archive' as const, sources: sources.map((source) => archiveSource(archive, source, date ?? today(clock))) }
  const clockWatch = clock === systemClock && { clockWatch: new ClockWatch(clock, millisecondsSinceBoot) }
  const second = makeSecondReader(model, chainWordsOf)
  return runSources(storage, { ...how, ...kept, ...clockWatch, read: readCard, readWords, second, clock })
}

type Options = { archive: string | undefined; date: CivilDate | undefined; sources: SourceSlug[]; release: SourceSlug | null }

const OPTIONS = {
  archive: { type: 'string' },
  date: { type: 'string' },
  source: { type: 'string', multiple: true },
  release: { type: 'string' },
} as const

function readOptions(argv: string[]): Options | string {
  const call = readArguments({ args: argv, options: OPTIONS })
  if (call === null) return unknownArgumentsWords(argv)
  const { archive, date, source, release } = call.values
  if (archive?.trim() === '') return '--archive necesita una carpeta.'
  if (date !== undefined && !isCivilDate(date)) return `--date: «${date}» no es una fecha AAAA-MM-DD.`
  if (date !== undefined && archive === undefined) return '--date solo tiene sentido con --archive.'
  // By default all switched-on official sites are read; an archive has only the main chains.
  const sources = readSources(source, archive === undefined ? ALL_SOURCE_SLUGS : CHAIN_SLUGS)
  if (typeof sources === 'string') return sources
  if (release !== undefined && !isSourceSlug(release)) return `--release: no existe la fuente «${release}».`
  if (release !== undefined && (archive !== undefined || source !== undefined)) return '--release va sola.'
  return { archive, date, sources, release: release ?? null }
}

/** The first signal stops the run at its next step; the database stays consistent also when a second one ends the process. */
function stopOnSignals(): { signal: AbortSignal; status: () => number; forget: () => void } {
  const controller = new AbortController()
  let status = 1
  const { forget } = onFirstSignal(['SIGINT', 'SIGTERM'], (signal) => {
    status = exitStatusOf(signal)
    console.error('Terminando: no se publica nada más.')
    controller.abort()
  })
  return { signal: controller.signal, status: () => status, forget }
}
