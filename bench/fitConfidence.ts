// `npm run yapa -- extract:fit [-- --write]`: fits the weights of the confidence on first readings in order of time, and prints how far it could have been
// trusted in each later month before that was seen. `--write` keeps the weights, and the wordings of the archive and of the examples.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleCards } from '#chains/examples.ts'
import { cardWordsOf, readCard } from '#chains/readCard.ts'
import { daysBetween } from '#domain/calendar/calendar.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { type ConfidenceModel, computeConfidence, type Doubt } from '#extraction/confidence/confidence.ts'
import { WARNING_SIGNS, type WarningSigns } from '#extraction/confidence/warningSigns.ts'
import { SeenWordings } from '#extraction/wordings.ts'
import { WORDING_KNOWN_AFTER_DAYS } from '#ingestion/read/earlierWordings.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { ARCHIVE, archivedCards, checkOut, linesOf, readInto, removeProgram } from '../scripts/readings.mjs'

const ROOM = path.resolve(import.meta.dirname, '../src/extraction/confidence')
/**
 * The last program written with knowledge of these sentences. Where today's rules read something else, one of the two
 * is wrong without having been fixed for it.
 */
const FROZEN = 'f9eba80'
/** Labelled cards for which no rule was written. */
const LATER = path.join(REAL_CARDS, 'gold-3')
/** Only figures depend on it, so any day works. */
const EXAMPLE_DAY = '2026-03-27'
/** Keeps weights small when few cards support them. */
const RIDGE = 1
const STEPS = 3_000
const RATE = 0.05
const BANDS = [0.97, 0.9, 0.8, 0]

type Label = { optional?: boolean }
type Pair = { i: number; j: number; s: Record<string, number> }
type Agreement = { KEY: string[]; pair(gold: readonly object[], read: readonly ExtractedPromotion[]): Pair[] }
type Card = CapturedCard & { legal?: string }
/** One promotion, read with earlier wordings as in ingestion. */
type Sample = { month: string; isLater: boolean; doubt: Doubt; wrong: boolean }

async function main(): Promise<void> {
  const { KEY, pair }: Agreement = await import(path.join(REAL_CARDS, 'tools/agreement.mjs'))
  const labels = new Map<string, Label[]>(filesOf(LATER, '.gold.jsonl').map(({ id, gold }) => [id, gold]))
  const frozen = await frozenReadings()
  const archive: Card[] = filesOf(ARCHIVE, '.jsonl')
  const later: Card[] = filesOf(LATER, '.cards.jsonl')
  const days = Map.groupBy([...archive, ...later], ({ capturedAt }) => capturedAt)
  const seen = new SeenWordings()
  const samples: Sample[] = []
  const unknown = [...days.keys()].sort()
  for (const day of [...unknown]) {
    for (; daysBetween(unknown[0] ?? day, day) >= WORDING_KNOWN_AFTER_DAYS; unknown.shift())
      for (const card of days.get(unknown[0] as string) ?? []) seen.add(cardWordsOf(withLegalText(card)))
    const cards = (days.get(day) ?? []).map(withLegalText)
    for (const card of cards) {
      const label = labels.get(card.id)
      const { promotions, doubts } = readCard(card, seen)
      const pairs = pair(label ?? frozen.get(card.id) ?? [], promotions)
      for (const [index, doubt] of doubts.entries()) {
        const found = pairs.find(({ j }) => j === index)
        if (found !== undefined && label?.[found.i]?.optional) continue
        const wrong = found === undefined || !KEY.every((field) => (found.s[field] ?? 0) >= 0.99)
        samples.push({ month: day.slice(0, 7), isLater: label !== undefined, doubt, wrong })
      }
    }
  }
  report(samples)
  const model = fitted(samples)
  for (const name of WARNING_SIGNS) console.log(`${name.padEnd(14)} ${model.weights[name].toFixed(2)}`)
  if (!process.argv.includes('--write')) return
  const house = new SeenWordings()
  for (const card of [...archive.map(withLegalText), ...exampleCards(EXAMPLE_DAY)]) house.add(cardWordsOf(card))
  writeFileSync(path.join(ROOM, 'weights.ts'), weightsSource(model))
  writeFileSync(path.join(ROOM, 'referenceWordings.ts'), wordingsSource(house))
}

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => linesOf(path.join(folder, file)))

const legalTexts = new Map<string, string>()

function withLegalText({ legal, ...card }: Card): CapturedCard {
  if (legal === undefined) return card
  if (!legalTexts.has(legal)) legalTexts.set(legal, readFileSync(path.join(ARCHIVE, `coto-legales/${legal}.txt`), 'utf8'))
  return { ...card, legalText: legalTexts.get(legal) }
}

async function frozenReadings(): Promise<Map<string, ExtractedPromotion[]>> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'yapa-fit-'))
  const program = path.join(temporary, 'frozen')
  checkOut(FROZEN, program)
  try {
    const cards = path.join(temporary, 'cards')
    writeFileSync(cards, archivedCards())
    const read = await readInto(cards, path.join(temporary, 'read'), program)
    return new Map(read.map(({ id, promotions = [] }) => [id, promotions]))
  } finally {
    removeProgram(program)
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Fits a logistic regression by gradient descent; weights are never negative, because a sign only ever lowers confidence. */
function fitted(samples: readonly Sample[]): ConfidenceModel {
  const model: ConfidenceModel = { intercept: -3, weights: Object.fromEntries(WARNING_SIGNS.map((name) => [name, 0])) as WarningSigns }
  const rate = RATE / Math.sqrt(samples.length)
  for (let step = 0; step < STEPS; step++) {
    const errors = samples.map(({ doubt, wrong }) => riskOf(model, doubt) - Number(wrong))
    const slopes = WARNING_SIGNS.map((name) => samples.reduce((sum, { doubt }, at) => sum + (errors[at] as number) * doubt.signs[name], 0))
    model.intercept -= rate * errors.reduce((sum, error) => sum + error, 0)
    for (const [index, name] of WARNING_SIGNS.entries())
      model.weights[name] = Math.max(0, model.weights[name] - rate * ((slopes[index] as number) + RIDGE * model.weights[name]))
  }
  return model
}

const riskOf = ({ intercept, weights }: ConfidenceModel, { signs }: Doubt) =>
  1 / (1 + Math.exp(-WARNING_SIGNS.reduce((sum, name) => sum + weights[name] * signs[name], intercept)))

type Judged = { confidence: number; wrong: boolean }

/** Judges each later month by a model of earlier data only. */
function report(samples: readonly Sample[]): void {
  const [later, before] = [samples.filter(({ isLater }) => isLater), samples.filter(({ isLater }) => !isLater)]
  console.log(`${before.length} promotions of the archive, ${misread(before)} of them read otherwise by ${FROZEN}`)
  console.log(`${later.length} labelled promotions of later months, ${misread(later)} of them misread\n`)
  const judged = [...Map.groupBy(later, ({ month }) => month)].flatMap(([month, ofMonth]) => {
    const model = fitted(samples.filter((sample) => sample.month < month))
    return ofMonth.map(({ doubt, wrong }) => ({ confidence: computeConfidence(doubt, model), wrong }))
  })
  console.log(`${reliability(judged)}\n\narea under the curve ${area(judged).toFixed(3)}\n`)
}

const misread = (samples: readonly Pick<Sample, 'wrong'>[]) => samples.filter(({ wrong }) => wrong).length

/** Returns how often a right reading has more confidence than a wrong one; a tie counts half. */
function area(judged: readonly Judged[]): number {
  const [wrong, right] = [judged.filter((one) => one.wrong), judged.filter((one) => !one.wrong)]
  const wins = wrong.flatMap((a) => right.map((b) => (b.confidence > a.confidence ? 1 : b.confidence === a.confidence ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / Math.max(1, wins.length)
}

function reliability(judged: readonly Judged[]): string {
  const rows = BANDS.map((from, index) => {
    const band = judged.filter(({ confidence }) => confidence >= from && confidence < (BANDS[index - 1] ?? 2))
    const mean = band.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, band.length)
    const right = band.length === 0 ? '–' : `${(100 * (1 - misread(band) / band.length)).toFixed(1)} %`
    return `| ≥ ${from} | ${band.length} | ${(100 * mean).toFixed(1)} % | ${right} |`
  })
  return ['| confidence | promotions | said | right |', '|---|---|---|---|', ...rows].join('\n')
}

const weightsSource = ({ intercept, weights }: ConfidenceModel) => `import type { WarningSign } from './warningSigns.ts'

/** The fitted model: log-odds of a wrong reading. \`npm run yapa -- extract:fit -- --write\` writes it. */
export const MODEL_INTERCEPT = ${Number(intercept.toFixed(2))}
export const MODEL_WEIGHTS: Record<WarningSign, number> = {
${WARNING_SIGNS.map((name) => `  ${name}: ${Number(weights[name].toFixed(2))},`).join('\n')}
}
`

const wordingsSource = ({
  bits,
}: SeenWordings) => `/** The Base64 form of \`SeenWordings\` for the archived cards and our example cards. \`npm run yapa -- extract:fit -- --write\` writes it. */
export const REFERENCE_WORDINGS =
  '${Buffer.from(bits).toString('base64')}'
`

if (existsSync(LATER) && existsSync(ARCHIVE)) await main()
else console.error(`\n*** NOTHING WAS FITTED: ${LATER} or ${ARCHIVE} is not there ***\n`)
