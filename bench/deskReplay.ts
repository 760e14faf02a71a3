// `npm run yapa -- desk:replay`: simulates, week by week over the archive, how much reviews would have covered, and with
// labelled cards as the reviewer, how often they would have been right.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cardWordsOf, readCard, readWords } from '#chains/readCard.ts'
import { addDays, type CivilDate, dayNumber } from '#domain/calendar/calendar.ts'
import type { MainChain } from '#domain/catalogue/chain.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { Review } from '#domain/promotion/review.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { applyReviewToCard, type CardAsRead, type KnownReview, prepareReview, ReviewNotApplied } from '#review/applyReview.ts'
import { parseReviewLine } from '#review/reviewLine.ts'
import { makeTemplate, type Template } from '#review/template.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { captureDays, capturedChains } from './archive.ts'

/** Any Monday. */
const SOME_MONDAY = '2024-01-01'

/** A week's last captures, and the parts of them that reviews of earlier weeks, and of this week, cover. */
type Week = Record<'templates' | 'cards' | 'promotions' | 'covered' | 'reviewed', number>
const NO_WEEK: Week = { templates: 0, cards: 0, promotions: 0, covered: 0, reviewed: 0 }

const mondayOf = (date: CivilDate): CivilDate => addDays(date, -((((dayNumber(date) - dayNumber(SOME_MONDAY)) % 7) + 7) % 7))

/** Makes the review of a reviewer who accepts everything. */
function acceptedAsRead({ card, promotions }: CardAsRead): Review {
  const reviewed = promotions.map((values, from) => ({ from, values, corrected: [], evidence: {} }))
  return { card, promotions: reviewed, by: '', at: `${card.capturedAt}T12:00:00.000Z` }
}

type Shown = { read: CardAsRead; template: Template }
type Replay = { weeks: Map<CivilDate, Week>; refused: Map<string, number> }

/** Replays one chain: at the end of each week everything that no review covers is reviewed. */
async function replayChain(archive: string, chain: MainChain, { weeks, refused }: Replay): Promise<void> {
  const reviews = new Map<string, KnownReview>()
  for (const [monday, dates] of Map.groupBy(captureDays(archive, [chain]), mondayOf)) {
    const { cards } = await archiveSource(archive, chain, dates.at(-1) as CivilDate).read()
    const shown = cards.map((card) => readCard(card)).map((read): Shown => ({ read, template: makeTemplate(read.card) }))
    const whys = shown.map((one) => whyNot(one, reviews.get(one.template.key)))
    const open = shown.filter((_, at) => whys[at] !== null)
    const fresh = new Map(open.filter(({ template }) => !reviews.has(template.key)).map((one) => [one.template.key, one]))
    for (const why of whys) if (why !== null && why !== NEW) refused.set(why, (refused.get(why) ?? 0) + 1)
    for (const { read, template } of open) reviews.set(template.key, prepareReview(acceptedAsRead(read), readWords))
    const after = shown.filter((one) => whyNot(one, reviews.get(one.template.key)) === null)
    const week = weeks.get(monday) ?? NO_WEEK
    weeks.set(monday, {
      templates: week.templates + fresh.size,
      cards: week.cards + shown.length,
      promotions: week.promotions + promotionsOf(shown),
      covered: week.covered + promotionsOf(shown.filter((_, at) => whys[at] === null)),
      reviewed: week.reviewed + promotionsOf(after),
    })
  }
}

const promotionsOf = (shown: readonly Shown[]) => shown.reduce((sum, { read }) => sum + read.promotions.length, 0)

const NEW = 'new'
/** Returns the reason why no review covers a card; null when one does. */
function whyNot({ read, template }: Shown, review: KnownReview | undefined): string | null {
  return review === undefined ? NEW : (applied(read, template, review)?.why ?? null)
}

type Applied = { promotions: ExtractedPromotion[]; why: null } | { promotions: null; why: string }

function applied(read: CardAsRead, template: Template, review: KnownReview): Applied {
  try {
    return { promotions: applyReviewToCard(read, template, review), why: null }
  } catch (error) {
    if (error instanceof ReviewNotApplied) return { promotions: null, why: error.message }
    throw error
  }
}

type Label = {
  card: { id: string; source: MainChain; capturedAt: CivilDate; raw: unknown; legal?: string }
  promotions: { optional?: boolean }[]
}

/** Reads the labelled cards of all sets, with their labels. */
function labelsIn(folder: string): Label[] {
  const files = readdirSync(folder)
    .filter((name) => /^gold/.test(name))
    .flatMap((set) => readdirSync(path.join(folder, set)).map((file) => path.join(folder, set, file)))
  return files
    .filter((file) => file.endsWith('.gold.jsonl'))
    .flatMap((file) => {
      const cards = new Map(linesOf(file.replace('.gold.', '.cards.')).map((card) => [card.id, card]))
      return linesOf(file).map(({ id, gold }) => ({ card: cards.get(id), promotions: gold }) as Label)
    })
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

/** Uses every labelled card as the review of every later one of its template. */
async function replayLabels(folder: string) {
  const { pair, KEY } = await import(path.join(folder, 'tools/agreement.mjs'))
  const isRight = (label: Label, promotions: readonly ExtractedPromotion[]) => {
    const all: { i: number; s: Record<string, number> }[] = pair(label.promotions, promotions)
    const counted = all.filter(({ i }) => !label.promotions[i]?.optional)
    const wanted = label.promotions.filter(({ optional }) => !optional).length
    const isComplete = counted.length === wanted && promotions.length === all.length
    return isComplete && counted.every(({ s }) => KEY.every((field: string) => (s[field] ?? 0) >= 0.99))
  }
  const legalTextOf = (source: string, name: string) => {
    const file = path.join(folder, 'archive', `${source}-legales`, `${name}.txt`)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const shown = labelsIn(folder).map((label) => {
    const { legal, ...card } = label.card
    const read = readCard({ ...card, legalText: legal === undefined ? undefined : legalTextOf(card.source, legal) })
    const review = parseReviewLine(label, { wordsOf: cardWordsOf, read: readWords, legalTextOf }, '2026-01-01T00:00:00.000Z')
    return { label, read, template: makeTemplate(read.card), known: prepareReview(review, readWords) }
  })
  const result = { own: 0, ownApplied: 0, ownRight: 0, later: 0, laterApplied: 0, laterRight: 0, wrong: [] as string[] }
  for (const one of shown)
    for (const other of shown) {
      const isOwn = one === other
      if (!isOwn && (one.template.key !== other.template.key || one.read.card.capturedAt > other.read.card.capturedAt)) continue
      const { promotions } = applied(other.read, other.template, one.known)
      const isDone = promotions !== null
      const right = isDone && isRight(other.label, promotions)
      if (isOwn)
        Object.assign(result, {
          own: result.own + 1,
          ownApplied: result.ownApplied + Number(isDone),
          ownRight: result.ownRight + Number(right),
        })
      else
        Object.assign(result, {
          later: result.later + 1,
          laterApplied: result.laterApplied + Number(isDone),
          laterRight: result.laterRight + Number(right),
        })
      if (isDone && !right) result.wrong.push(`${one.label.card.id} → ${other.label.card.id}`)
    }
  return result
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

async function main(): Promise<void> {
  const archive = path.join(REAL_CARDS, 'archive')
  if (!existsSync(archive)) return console.error(`\n*** NO SE MIDIÓ NADA: falta ${archive} ***\n`)
  const replay: Replay = { weeks: new Map(), refused: new Map() }
  for (const chain of capturedChains(archive)) await replayChain(archive, chain, replay)
  console.log('| week | new texts | cards | promotions | covered before | after the week’s reviews |\n|---|---|---|---|---|---|')
  const weeks = [...replay.weeks].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [monday, { templates, cards, promotions, covered, reviewed }] of weeks)
    console.log(`| ${monday} | ${templates} | ${cards} | ${promotions} | ${share(covered, promotions)} | ${share(reviewed, promotions)} |`)
  console.log(`\nSent to the queue in spite of a review: ${JSON.stringify(Object.fromEntries(replay.refused))}`)
  const labels = await replayLabels(REAL_CARDS)
  console.log(`\nLabels as the reviewer: of their own ${labels.own} cards ${labels.ownApplied} covered, ${labels.ownRight} right;`)
  console.log(`of ${labels.later} later cards of a labelled template ${labels.laterApplied} covered, ${labels.laterRight} right.`)
  for (const wrong of labels.wrong) console.log(`wrong: ${wrong}`)
}

await main()
