import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { isFeedSlug, type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import { asReadBy } from '#domain/promotion/readings.ts'
import type { Review } from '#domain/promotion/review.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import { openReviewDesk } from '#review/desk.ts'
import { type Capture, loadWordsKeysOfCapture, storeCapture } from '#storage/captures.ts'
import { type EditionSummary, loadCard, loadEditionPromotions, loadEditionsOfReader } from '#storage/editions.ts'
import { loadInstantsOfReading, type SourceRecord } from '#storage/runs.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import { errorMessage, explainStorageFailure } from '#storage/storageError.ts'
import type { Db, EditionKind } from '#storage/tables.ts'
import type { ImplausibleCard } from '../gate/checks.ts'
import { type CaptureProfile, findOlderEdition, makeGateFigures } from '../gate/figures.ts'
import { type GateVerdict, judgeCapture } from '../gate/gate.ts'
import { type Candidate, promotionContent } from '../read/promotionKey.ts'
import { type CaptureReading, readCapture, readingKey } from '../read/reading.ts'
import type { PublishableReading } from './publish.ts'
import type { FetchedSource } from './run.ts'
import { editionKindOf, getNow, makeEmptyRecord, type RunSettings } from './runSettings.ts'
import { addSecondReading } from './secondReading.ts'

/** Known facts for reading cards: reviews, and earlier wordings (`earlierWordings.ts`). */
type PriorKnowledge = { reviews: readonly Review[]; wordingsBefore: (day: CivilDate) => Promise<Uint8Array> }

export type JudgedSource = { record: SourceRecord; publishable: PublishableReading | null }

/** Takes one source's capture up to the gate's verdict. Only storage may throw; failures of the source go into its record. */
export async function judgeSource(
  db: Db,
  { source, result: capture, startedAt }: FetchedSource,
  settings: RunSettings,
  known: PriorKnowledge,
): Promise<JudgedSource> {
  const { clock, trusted = false } = settings
  const record = makeEmptyRecord(source)
  const elapsed = () => performance.now() - startedAt
  if (typeof capture === 'string') return { record: { ...record, error: capture, milliseconds: elapsed() }, publishable: null }
  // Unreadable captures are stored too, for a person to inspect.
  const captureId = await storeCapture(db, capture, getNow(clock))
  const reading = await read(capture, known, settings)
  const reader = await readerVersion()
  const figures = makeGateFigures(reading, reader)
  const [lastGood, longAgo] = await editionsToCompare(db, { kind: editionKindOf(settings), source, reader, day: capture.capturedAt })
  const judged = judgeCapture(figures, lastGood, longAgo)
  const key = readingKey(reading)
  const seen = (isHeld: boolean) => loadInstantsOfReading(db, { source, kind: settings.kind, reading: key, isHeld })
  const held = judged.isOnlyDifferent ? await seen(true) : []
  const isSettled = trusted || judged.keptBack.length === 0 || isRepeated(await seen(false), clock.now())
  const keptBack = isSettled ? [] : judged.keptBack
  const passed = released(confirmPersistent(judged, held, clock.now()), trusted && reading.candidates.length > 0)
  const verdict = keptBack.length > 0 ? 'publish with warning' : passed.verdict
  const reasons = [...new Set([...keptBack.map(({ reason }) => reason), ...passed.reasons])]
  const judgedRecord: SourceRecord = {
    ...record,
    outcome: verdict === 'hold' ? 'held' : 'unchanged',
    captureId,
    reading: key,
    capturedAt: capture.capturedAt,
    cards: figures.profile.cards,
    promotions: reading.candidates.length,
    unreadable: figures.unreadable,
    refused: reading.refused,
    verdict,
    reasons,
    milliseconds: elapsed(),
    fetched: capture.fetched ?? null,
  }
  if (verdict === 'hold') return { record: judgedRecord, publishable: null }
  // The gate compares readings of the program with each other; a model's come after it.
  const merged = await secondReadingOf(db, reading, settings)
  const isConfirmed = judged.verdict === 'hold'
  const told = { ...judgedRecord, asked: merged.asked, reasons: [...reasons, ...merged.problems] }
  const kept = await keepPublishedCards(db, merged.reading, keptBack)
  return { record: told, publishable: { reading: kept, captureId, reader, isConfirmed } }
}

type SecondReading = Awaited<ReturnType<typeof addSecondReading>> & { problems: string[] }

/** A fault of ours in it is told and costs no publication. Only storage may throw. */
async function secondReadingOf(
  db: Db,
  reading: CaptureReading,
  { second, signal, clock, onProgress }: RunSettings,
): Promise<SecondReading> {
  // A model knows the words of an issuer's record, and not the fields beside them.
  if (second === undefined || isFeedSlug(reading.capture.source)) return { reading, asked: null, problems: [] }
  if (second.hasModel) onProgress?.(`${sourceName(reading.capture.source)}: segunda lectura…`)
  try {
    return { ...(await addSecondReading(db, reading, second, { now: getNow(clock), signal })), problems: [] }
  } catch (error) {
    if (explainStorageFailure(error) !== null) throw error
    return { reading, asked: null, problems: [`La segunda lectura falló por un error nuestro (${errorMessage(error)}): vale la primera.`] }
  }
}

async function read(
  capture: Capture,
  { reviews, wordingsBefore }: PriorKnowledge,
  { read: reader, readWords }: RunSettings,
): Promise<CaptureReading> {
  const own = reviews.filter(({ card }) => card.source === capture.source)
  const desk = readWords && openReviewDesk(own, readWords)
  return readCapture(capture, reader, { wordings: await wordingsBefore(capture.capturedAt), ...(desk && { desk }) })
}

/**
 * Turns a hold into a publication when a person trusts the capture.
 * @param trusted Never true without promotions, which would show nothing.
 */
function released(judged: GateVerdict, trusted: boolean): GateVerdict {
  if (!trusted || judged.verdict !== 'hold') return judged
  return {
    ...judged,
    verdict: 'publish with warning',
    reasons: ['Lo publicó una persona, aunque el control lo retenía.', ...judged.reasons],
  }
}

/**
 * Returns the chain's published edition and one some weeks older by the same program, for the gate; null for none.
 * Editions before a confirmed one no longer count.
 */
async function editionsToCompare(
  db: Db,
  { kind, source, reader, day }: { kind: EditionKind; source: SourceSlug; reader: string; day: CivilDate },
): Promise<[CaptureProfile | null, CaptureProfile | null]> {
  const current = await loadLatestEditions(db)
  const last = current?.kind === kind ? current.editions.find((one) => one.source === source) : undefined
  if (!last) return [null, null]
  const all = await loadEditionsOfReader(db, { kind, source, reader, until: last.capturedAt })
  const known = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ isConfirmed }) => isConfirmed),
    ),
  )
  const before = last.isConfirmed
    ? null
    : findOlderEdition(
        known.filter(({ id }) => id !== last.id),
        day,
      )
  return [await profileOfEdition(db, last), before && (await profileOfEdition(db, before))]
}

async function profileOfEdition(db: Db, edition: EditionSummary): Promise<CaptureProfile> {
  const { promotions } = await loadEditionPromotions(db, edition.id)
  const words = await loadWordsKeysOfCapture(db, edition.captureId)
  const { capturedAt, reader, cards } = edition
  const read = promotions.flatMap((promotion) => asReadBy('programa', promotion) ?? [])
  return { capturedAt, reader, cards, listed: read.map((promotion) => ({ ...promotion, words: words.get(promotion.cardId) })) }
}

/** A second reading this many milliseconds later is one of its own: a source is read twice a day. */
const APART = 6 * 3_600_000

/**
 * Publishes a held difference, with a warning, once a second reading says the same. Findings without a comparison stay held.
 * @param held ISO instants at which the same content and reading was held, newest first.
 */
export function confirmPersistent(judged: GateVerdict, held: readonly string[], now: Date): GateVerdict {
  const since = sinceWhen(held, now)
  if (!judged.isOnlyDifferent || since === null) return judged
  const reason = `La fuente muestra lo mismo desde el ${dayAndMonth(civilDateAt(since))}: se publica, aunque el control lo retenía.`
  return { ...judged, verdict: 'publish with warning', reasons: [reason, ...judged.reasons] }
}

/** Checks whether a second reading confirms what was seen at these ISO instants, newest first. Then no card is kept back. */
const isRepeated = (seen: readonly string[], now: Date): boolean => sinceWhen(seen, now) !== null

/** Returns since when the source says the same; null unless a reading of its own confirms it. */
function sinceWhen(instants: readonly string[], now: Date): Date | null {
  const first = instants.at(-1)
  const since = first === undefined ? null : new Date(first)
  return since !== null && now.getTime() - since.getTime() >= APART ? since : null
}

async function keepPublishedCards(db: Db, reading: CaptureReading, keptBack: readonly ImplausibleCard[]): Promise<CaptureReading> {
  const { source } = reading.capture
  const edition = keptBack.length === 0 ? undefined : (await loadLatestEditions(db))?.editions.find((one) => one.source === source)
  if (edition === undefined) return reading
  const { promotions } = await loadEditionPromotions(db, edition.id)
  const texts = new Map(reading.texts)
  const stand = new Map<string, Candidate[]>()
  for (const { cardId, replaces } of keptBack) {
    const { cardHash } = reading.candidates.find((one) => one.cardId === cardId) ?? {}
    if (cardHash === undefined) continue
    const own: Candidate[] = []
    for (const { id, firstSeen: _, lastSeen: __, cardId: before, ...promotion } of promotions) {
      const words = replaces.includes(id) ? await loadCard(db, edition, before) : null
      if (words === null) continue
      // Promotions of two earlier cards keep the words of each.
      const asId = own.every((one) => one.cardId !== cardId) || texts.get(cardId)?.text === words.text ? cardId : `${cardId}~${before}`
      texts.set(asId, { ...words, id: asId })
      own.push({ cardId: asId, cardHash, promotion })
    }
    stand.set(cardId, own)
  }
  const isKept = ({ cardId }: Candidate) => stand.has(cardId)
  const said = new Set(reading.candidates.filter((one) => !isKept(one)).map(({ promotion }) => promotionContent(promotion)))
  const candidates = reading.candidates.flatMap((one, at, all) => {
    if (!isKept(one)) return [one]
    const isFirst = all.findIndex(({ cardId }) => cardId === one.cardId) === at
    return isFirst ? (stand.get(one.cardId) ?? []).filter(({ promotion }) => !said.has(promotionContent(promotion))) : []
  })
  return { ...reading, candidates, texts }
}

/** The folders whose code decides how a card is read; source files run directly. */
const ROOMS = ['extraction', 'chains', 'feeds', 'review'].map((room) => path.join(import.meta.dirname, '../..', room))

let known: Promise<string> | null = null

/** Returns the version of the card-reading program, a hash of its files: another version may read the same words differently. */
export function readerVersion(): Promise<string> {
  known ??= hashSourceFolders(ROOMS)
  return known
}

export async function hashSourceFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
    for (const file of files) hash.update(`${file}\n`).update(await readFile(path.join(folder, file)))
  }
  return hash.digest('base64url')
}
