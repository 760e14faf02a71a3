import { constants } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ALL_SOURCE_SLUGS, isSourceSlug, type SourceSlug } from '#domain/catalogue/source.ts'
import type { Storage } from '#storage/storage.ts'

/** What several commands share. */

/** Reads the arguments of a command. null: they make no sense. */
export function readArguments<T extends ParseArgsConfig>(call: T): ReturnType<typeof parseArgs<T>> | null {
  try {
    return parseArgs(call)
  } catch {
    return null
  }
}

/** Says how a command is called. @returns Its exit status for a wrong call. */
export function refuseCall(usage: string, why?: string): 2 {
  console.error(why === undefined ? usage : `${why}\n\n${usage}`)
  return 2
}

export const unknownArgumentsWords = (argv: readonly string[]) => `No se entienden los argumentos: ${argv.join(' ')}`

/** Reads the values of `--source`, in the catalogue's order. @returns The usual ones where none is given, or what is wrong (Spanish). */
export function readSources(named: readonly string[] = [], usual: readonly SourceSlug[] = ALL_SOURCE_SLUGS): SourceSlug[] | string {
  const unknown = named.find((name) => !isSourceSlug(name))
  if (unknown !== undefined) return `--source: no existe la fuente «${unknown}».`
  return named.length === 0 ? [...usual] : ALL_SOURCE_SLUGS.filter((name) => named.includes(name))
}

/** Uses a database that is being opened, and closes it. */
export async function usingStorage<T>(opening: Promise<Storage>, use: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await opening
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}

/** Milliseconds within which a second signal is the same Ctrl-C, sent by the terminal and by the launcher. */
const REPEAT = 500

export const exitStatusOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]

/**
 * Tells of the first signal that asks the process to end; a later one ends it at once.
 * @returns Takes a signal, as the system's do, and a function that listens no more.
 */
export function onFirstSignal(
  signals: readonly NodeJS.Signals[],
  tell: (signal: NodeJS.Signals) => void,
): { take: (signal: NodeJS.Signals) => void; forget: () => void } {
  let told = Number.POSITIVE_INFINITY
  const take = (signal: NodeJS.Signals) => {
    if (performance.now() - told > REPEAT) process.exit(exitStatusOf(signal))
    if (told < Number.POSITIVE_INFINITY) return
    told = performance.now()
    tell(signal)
  }
  for (const signal of signals) process.on(signal, take)
  return { take, forget: () => signals.forEach((signal) => void process.off(signal, take)) }
}
