import { type Clock, civilDateAt } from '#domain/calendar/clock.ts'
import { type SourceSlug, sourceFacts } from '#domain/catalogue/source.ts'
import type { Capture, DownloadDetails } from '#storage/captures.ts'
import { errorMessage } from '#storage/storageError.ts'
import { LiveSourceError, type ProblemKind } from '../fetch/liveSourceError.ts'
import type { PoliteClient, PoliteSession } from '../fetch/politeClient.ts'
import type { SourceFacts, Way, WayContext, WayResult } from '../platforms/way.ts'

export type SourceCapture = Capture & { fetched: DownloadDetails }

export type FetchDependencies = {
  client: PoliteClient
  clock: Clock
  signal?: AbortSignal | undefined
}

/** Failures of the host or of ours, which another way would meet again. */
const FINAL: readonly ProblemKind[] = ['unreachable', 'rate-limited', 'over-budget', 'stopped']

/**
 * Reads a live source by the first way that works.
 * @throws LiveSourceError with every way's reason, and the most informative kind.
 */
export async function fetchSource(
  slug: SourceSlug,
  source: SourceFacts,
  { client, clock, signal }: FetchDependencies,
): Promise<SourceCapture> {
  const session = client.open({ hosts: source.hosts, page: sourceFacts(slug).url, signal })
  const warnings: string[] = []
  const context: WayContext = { session, now: clock.now(), warn: (message) => void warnings.push(message) }
  const problems: { way: Way; problem: LiveSourceError }[] = []
  for (const way of source.ways) {
    try {
      const result = await way.read(context)
      const failed = problems.map(({ way: { name }, problem }) => `No sirvió «${name}»: ${problem.reason}`)
      return captureOf(slug, way.name, result, { session, now: context.now, warnings: [...failed, ...warnings] })
    } catch (error) {
      const problem = asLiveProblem(error)
      problems.push({ way, problem })
      if (FINAL.includes(problem.kind)) break
    }
  }
  throw allFailed(problems)
}

function captureOf(
  source: SourceSlug,
  way: string,
  result: WayResult,
  { session, now, warnings }: { session: PoliteSession; now: Date; warnings: string[] },
): SourceCapture {
  const capturedAt = civilDateAt(now)
  const { bytes, requests } = session
  const { unreadable, leftOut, isComplete, ofNoChain } = result
  return {
    source,
    capturedAt,
    cards: result.cards.map((card) => ({ ...card, source, capturedAt })),
    unreadable,
    fetched: {
      ...{ way, bytes, requests, leftOut, warnings },
      ...(isComplete !== undefined && { isComplete }),
      ...(ofNoChain !== undefined && { ofNoChain }),
    },
  }
}

/** A bug of ours on hostile input must not prevent the other ways; its message is kept for whoever fixes it. */
function asLiveProblem(error: unknown): LiveSourceError {
  if (error instanceof LiveSourceError) return error
  const words = errorMessage(error)
  return new LiveSourceError('internal', `error nuestro al leer la fuente (${words.slice(0, 200)})`, { cause: error })
}

function allFailed(problems: readonly { way: Way; problem: LiveSourceError }[]): LiveSourceError {
  const [first] = problems
  if (first === undefined) return new LiveSourceError('changed', 'no hay ninguna forma de leer esta fuente con la configuración actual')
  // An outdated way says less than one that reached the data or was refused.
  const { problem } = problems.find((one) => one.problem.kind !== 'changed') ?? first
  const { kind, retryAfter, reason } = problem
  const options = { cause: problem, retryAfter }
  if (problems.every((one) => one.problem.reason === reason)) return new LiveSourceError(kind, reason, options)
  const reasons = problems.map(({ way, problem: own }) => `«${way.name}»: ${own.reason}`)
  return new LiveSourceError(kind, `ninguna forma de leerla sirvió; ${reasons.join('; ')}`, options)
}
