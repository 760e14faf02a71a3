import { constants } from 'node:os'
import { parseArgs } from 'node:util'
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
import { runTable } from './runTable.ts'
import { turnTaker } from './turns.ts'

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
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`)
    return 2
  }
  const config = readConfig(env)
  const live = options.archive === undefined ? readLiveConfig(env) : null
  const stopping = stopOnSignals()
  const storage = await openOrCreateStorage(config)
  try {
    const onProgress = (message: string) => console.error(message)
    const report =
      live && !options.release
        ? await turnTaker(env, { onProgress })(liveTask(live, options.sources), stopping.signal)
        : await readKept(storage, options, { ...config, signal: stopping.signal, onProgress })
    console.log(runTable(report))
    if (report.outcome === 'stopped') return stopping.status()
    return isWellRead(report) && report.sources.some(({ outcome }) => outcome !== 'busy') ? 0 : 1
  } finally {
    stopping.forget()
    await storage.close()
  }
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

function readOptions(argv: string[]): Options | string {
  const parsed = parse(argv)
  if (typeof parsed === 'string') return parsed
  const { archive, date, source = [], release } = parsed
  if (archive?.trim() === '') return '--archive necesita una carpeta.'
  if (date !== undefined && !isCivilDate(date)) return `--date: «${date}» no es una fecha AAAA-MM-DD.`
  if (date !== undefined && archive === undefined) return '--date solo tiene sentido con --archive.'
  const unknown = source.find((name) => !isSourceSlug(name))
  if (unknown !== undefined) return `--source: no existe la fuente «${unknown}».`
  // By default all switched-on official sites are read; an archive has only the main chains.
  const usual: readonly SourceSlug[] = archive === undefined ? ALL_SOURCE_SLUGS : CHAIN_SLUGS
  const sources = source.length === 0 ? [...usual] : ALL_SOURCE_SLUGS.filter((name) => source.includes(name))
  if (release !== undefined && !isSourceSlug(release)) return `--release: no existe la fuente «${release}».`
  if (release !== undefined && (archive !== undefined || source.length > 0)) return '--release va sola.'
  return { archive, date, sources, release: release ?? null }
}

function parse(argv: string[]): { archive?: string; date?: string; source?: string[]; release?: string } | string {
  const options = {
    archive: { type: 'string' },
    date: { type: 'string' },
    source: { type: 'string', multiple: true },
    release: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: argv, options }).values
  } catch {
    return `No se entienden los argumentos: ${argv.join(' ')}`
  }
}

/** Milliseconds within which a second signal is the same Ctrl-C, sent by the terminal and by the launcher. */
const REPEAT = 500

/** The first signal stops the run at its next step. A later one ends the process at once; the database stays consistent. */
function stopOnSignals(): { signal: AbortSignal; status: () => number; forget: () => void } {
  const controller = new AbortController()
  let told: { at: number; signal: NodeJS.Signals } | null = null
  const statusOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]
  const onSignal = (signal: NodeJS.Signals) => {
    if (told && performance.now() - told.at > REPEAT) process.exit(statusOf(signal))
    if (told) return
    told = { at: performance.now(), signal }
    console.error('Terminando: no se publica nada más.')
    controller.abort()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  return {
    signal: controller.signal,
    status: () => (told ? statusOf(told.signal) : 1),
    forget: () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal),
  }
}
