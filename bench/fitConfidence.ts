// `npm run extract:fit [-- --write]`: fits the weights of the confidence on the labelled cards captured before 2026 (`gold*` of README.md, *Real cards*), and
// prints how far it can be trusted: on cards left out of the fitting in turn, and on the labelled cards of 2026.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import type { CapturedCard } from '#domain/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion.ts'
import { FEATURES, type Features } from '#extraction/confidence/features.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'

const WEIGHTS = path.resolve(import.meta.dirname, '../src/extraction/confidence/weights.ts')
const FOLDS = 10
/** Keeps weights small where few cards speak for them. */
const RIDGE = 1.5
const STEPS = 4_000
const RATE = 0.02

const BANDS = [0.97, 0.95, 0.9, 0.8, 0]
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

type Label = { optional?: boolean }
type Agreement = { KEY: string[]; pair(gold: Label[], read: ExtractedPromotion[]): { i: number; j: number; s: Record<string, number> }[] }
type Sample = { id: string; capturedAt: string; features: Features; wrong: boolean }
type Model = { intercept: number; weights: number[] }

async function main(): Promise<void> {
  const agreement: Agreement = await import(path.join(REAL_CARDS, 'tools/agreement.mjs'))
  const samples = sets.flatMap((folder) => samplesOf(folder, agreement))
  const before = samples.filter(({ capturedAt }) => capturedAt < '2026')
  const later = samples.filter(({ capturedAt }) => capturedAt >= '2026')
  console.log(`${before.length} promotions before 2026, ${before.filter(({ wrong }) => wrong).length} of them misread\n`)
  console.log(`left out in turn\n${reliability(leftOut(before))}\n`)
  const model = fitted(before)
  for (const [index, name] of FEATURES.entries()) console.log(`${name.padEnd(18)} ${(model.weights[index] as number).toFixed(2)}`)
  if (process.argv.includes('--later'))
    console.log(`\nlabelled cards of 2026\n${reliability(later.map((sample) => ({ right: 1 - risk(model, sample), sample })))}`)
  if (process.argv.includes('--write')) writeFileSync(WEIGHTS, source(model))
}

function samplesOf(folder: string, { KEY, pair }: Agreement): Sample[] {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.gold.jsonl'))
    .flatMap((file) => {
      const labels = new Map(lines(path.join(folder, file)).map((line): [string, Label[]] => [JSON.parse(line).id, JSON.parse(line).gold]))
      return lines(path.join(folder, file.replace('.gold.', '.cards.'))).flatMap((line) => {
        const { legal, ...card } = JSON.parse(line) as CapturedCard & { legal?: string }
        const legalText = legal === undefined ? undefined : readFileSync(path.join(REAL_CARDS, `archive/coto-legales/${legal}.txt`), 'utf8')
        const { promotions, features } = readCard({ ...card, legalText })
        const gold = labels.get(card.id) ?? []
        const pairs = pair(gold, promotions)
        return promotions.flatMap((_, index): Sample[] => {
          const found = pairs.find(({ j }) => j === index)
          if (found !== undefined && gold[found.i]?.optional) return []
          const wrong = found === undefined || !KEY.every((field) => (found.s[field] ?? 0) >= 0.99)
          return [{ id: card.id, capturedAt: card.capturedAt, features: features[index] as Features, wrong }]
        })
      })
    })
}

function risk({ intercept, weights }: Model, { features }: Sample): number {
  return logistic(FEATURES.reduce((sum, name, index) => sum + (weights[index] as number) * features[name], intercept))
}

/** Logistic regression by gradient descent; no weight is negative, for a feature only ever speaks against a reading. */
function fitted(samples: readonly Sample[]): Model {
  const model: Model = { intercept: -2, weights: FEATURES.map(() => 0) }
  for (let step = 0; step < STEPS; step++) {
    const errors = samples.map((sample) => risk(model, sample) - Number(sample.wrong))
    model.intercept -= RATE * (errors.reduce((sum, error) => sum + error, 0) / Math.sqrt(samples.length))
    model.weights = model.weights.map((weight, index) => {
      const name = FEATURES[index] as (typeof FEATURES)[number]
      const slope = samples.reduce((sum, { features }, at) => sum + (errors[at] as number) * features[name], 0)
      return Math.max(0, weight - (RATE * (slope + RIDGE * weight)) / Math.sqrt(samples.length))
    })
  }
  return model
}

type Judged = { right: number; sample: Sample }

/** Each card is judged by a model that did not see it. */
function leftOut(samples: readonly Sample[]): Judged[] {
  const ids = [...new Set(samples.map(({ id }) => id))].sort()
  const fold = new Map(ids.map((id, index) => [id, index % FOLDS]))
  return Array.from({ length: FOLDS }, (_, number) => {
    const model = fitted(samples.filter(({ id }) => fold.get(id) !== number))
    return samples.filter(({ id }) => fold.get(id) === number).map((sample) => ({ right: 1 - risk(model, sample), sample }))
  }).flat()
}

function reliability(judged: readonly Judged[]): string {
  const rows = BANDS.map((from, index) => {
    const band = judged.filter(({ right }) => right >= from && right < (BANDS[index - 1] ?? 2))
    const good = band.filter(({ sample }) => !sample.wrong).length
    const mean = band.reduce((sum, { right }) => sum + right, 0) / Math.max(1, band.length)
    return `| ≥ ${from} | ${band.length} | ${(100 * mean).toFixed(1)} % | ${band.length === 0 ? '–' : `${((100 * good) / band.length).toFixed(1)} %`} |`
  })
  return ['| confidence | promotions | said | right |', '|---|---|---|---|', ...rows].join('\n')
}

function source({ intercept, weights }: Model): string {
  const rows = FEATURES.map((name, index) => `  ${name}: ${Number((weights[index] as number).toFixed(2))},`)
  return `import type { FeatureName } from './features.ts'

/** Log-odds of a wrong reading. Written by \`npm run extract:fit -- --write\` from labelled cards captured before 2026. */
export const INTERCEPT = ${Number(intercept.toFixed(2))}
export const WEIGHTS: Record<FeatureName, number> = {
${rows.join('\n')}
}
`
}

const sets = ['gold', 'gold-2'].map((name) => path.join(REAL_CARDS, name)).filter((folder) => existsSync(folder))
if (sets.length === 0) console.error(`\n*** NOTHING WAS FITTED: ${REAL_CARDS} is not there ***\n`)
else await main()
