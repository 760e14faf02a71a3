// `npm run extract:score [-- [--model-readings FILE] FOLDER]`: scores the reading of labelled cards by their tools/score-extraction.mjs (README.md, *Real cards*),
// and lists readings that are wider than their label. FOLDER has CHAIN.cards.jsonl, CHAIN.gold.jsonl and CHAIN.conditions.jsonl (`gold` by
// default). With the readings of a model, also those alone and merged with the program's. Progress goes to stderr, the tables to stdout.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { NODE, run } from './child.mjs'
import { REAL_CARDS, ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { widenedIn } from './widened.mjs'

const SCORER = path.join(REAL_CARDS, 'tools/score-extraction.mjs')
const ARCHIVE = path.join(REAL_CARDS, 'archive')
const { values, positionals } = parseArgs({ options: { 'model-readings': { type: 'string' } }, allowPositionals: true })
const FOLDER = path.resolve(positionals[0] ?? path.join(REAL_CARDS, 'gold'))
/** Answers of a model to the same cards, a line each. */
const ANSWERS = values['model-readings'] ?? null

/** The cards as read by both, when there is a model. */
const merged = []
/** Conditions by card, for all chains. */
const ofChains = new Map()
/** Bands of confidence, each from its lower bound up to the band before it. */
const BANDS = [
  { name: '≥ 0.9', from: 0.9 },
  { name: '0.8–0.9', from: 0.8 },
  { name: '< 0.8', from: 0 },
]

if (existsSync(SCORER) && existsSync(ARCHIVE) && existsSync(FOLDER)) await main()
else console.error(`\n*** NO SE MIDIÓ NADA: faltan ${SCORER}, ${ARCHIVE} o ${FOLDER} ***\n`)

async function main() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'yapa-score-'))
  try {
    await ensureInstalled(process.stderr)
    const { gold, read } = await readCards(temporary)
    const parts = [
      ['All cards', gold],
      ['Development cards', gold.filter(({ id }) => !isHeldOut(id))],
      ['Held-out cards', gold.filter(({ id }) => isHeldOut(id))],
    ]
    for (const [title, cards] of parts) {
      if (cards.length === 0) continue
      console.log(`${title}\n\n${score(temporary, cards, read)}`)
      console.log(`${calibration(temporary, cards, read)}\n`)
    }
    console.log(await widened(gold, read))
    if (ANSWERS !== null) console.log(await twoReadings(temporary, gold, read))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Reads the labels of all chains that have both files, and runs `extract` on their cards. */
async function readCards(temporary) {
  const chains = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.gold.jsonl'))
    .map((file) => file.replace('.gold.jsonl', ''))
    .filter((chain) => existsSync(path.join(FOLDER, `${chain}.cards.jsonl`)))
  if (chains.length === 0) throw new Error(`No hay tarjetas etiquetadas en ${FOLDER}`)
  const gold = chains.flatMap((chain) => linesOf(path.join(FOLDER, `${chain}.gold.jsonl`)))
  const read = []
  for (const chain of chains) {
    const output = path.join(temporary, `${chain}.jsonl`)
    await extract(path.join(FOLDER, `${chain}.cards.jsonl`), output)
    read.push(...linesOf(output))
    if (ANSWERS === null) continue
    await extract(path.join(FOLDER, `${chain}.cards.jsonl`), output, ['--model-readings', ANSWERS])
    merged.push(...linesOf(output))
  }
  return { gold, read }
}

/** Unreadable cards are left to the scorer, which counts their promotions as missed. */
async function extract(cards, output, more = []) {
  const out = openSync(output, 'w')
  const command = [path.join(ROOT, 'src/cli/main.ts'), 'extract', '--archive', ARCHIVE, ...more, cards]
  const status = await run(NODE, command, { stdio: ['ignore', out, 'inherit'] })
  closeSync(out)
  if (status > 1) throw new Error(`No se pudieron leer las tarjetas de ${cards}`)
}

/** Holds out one card in four, chosen by its id alone. */
function isHeldOut(id) {
  return createHash('sha256').update(id).digest()[0] % 4 === 0
}

function score(temporary, gold, read, ...flags) {
  const files = [path.join(temporary, 'scored.gold'), path.join(temporary, 'scored.read')]
  writeLines(files[0], gold)
  writeLines(files[1], read)
  return execFileSync(NODE, [SCORER, ...files, ...flags], { encoding: 'utf8', maxBuffer: 1 << 28 })
}

/**
 * Computes the share of fully right promotions by confidence. Each promotion is scored alone against all labels of its
 * card, so one read twice counts twice, and optional ones count too.
 */
function calibration(temporary, gold, read) {
  const labels = new Map(gold.map((card) => [card.id, card]))
  const single = read.flatMap(({ id, promotions = [] }) => {
    const card = labels.get(id)
    return card ? promotions.map((promotion, index) => ({ card, promotion, id: `${id}/${index}` })) : []
  })
  const alone = single.map(({ card, id }) => ({ ...card, id, gold: card.gold.map((label) => ({ ...label, optional: false })) }))
  const predicted = single.map(({ id, promotion }) => ({ id, promotions: [promotion] }))
  const { errors } = JSON.parse(score(temporary, alone, predicted, '--json', '--errors'))
  // Remaining labels are the card's other promotions, not an error of this one.
  const wrong = new Set(errors.filter((error) => error.missed === undefined).map(({ id }) => id))
  const rows = BANDS.map(({ name, from }, index) => {
    const below = BANDS[index - 1]?.from ?? Number.POSITIVE_INFINITY
    const inBand = single.filter(({ promotion: { confidence } }) => confidence >= from && confidence < below)
    const right = inBand.filter(({ id }) => !wrong.has(id)).length
    const share = inBand.length === 0 ? '–' : `${((100 * right) / inBand.length).toFixed(1)} %`
    return `${name.padEnd(12)}${String(inBand.length).padStart(10)}${String(right).padStart(14)}${share.padStart(10)}`
  })
  return ['confidence  promotions   fully right     share', ...rows].join('\n')
}

/** Scores the model alone and both merged, and counts what is sure, what is marked, and how much of each is right. */
async function twoReadings(temporary, all, read) {
  const answers = linesOf(ANSWERS)
  const asked = new Set(answers.map(({ id }) => id))
  const gold = all.filter(({ id }) => asked.has(id))
  const { KEY, pair } = await import(path.join(REAL_CARDS, 'tools/agreement.mjs'))
  const promotionsOf = (cards, id) => cards.find((card) => card.id === id)?.promotions ?? []
  const isRight = ({ s }) => KEY.every((field) => s[field] >= 0.99)
  const isWrong = (labels, promotions) => {
    const pairs = pair(labels, promotions)
    const found = new Set(pairs.map(({ i }) => i))
    return labels.some(({ optional }, i) => !optional && !found.has(i)) || pairs.some((one) => !labels[one.i].optional && !isRight(one))
  }
  const counts = { sure: 0, right: 0, marked: 0, markedWrong: 0, wrong: 0, wrongMarked: 0 }
  for (const { id, gold: labels } of gold) {
    const promotions = promotionsOf(merged, id)
    const pairs = pair(labels, promotions)
    const isSure = ({ confidence }) => confidence >= BANDS[0].from
    const isMarked = promotions.some((promotion) => !isSure(promotion))
    const isCardWrong = isWrong(labels, promotions) || isWrong(labels, promotionsOf(read, id))
    counts.sure += promotions.filter(isSure).length
    counts.right += pairs.filter((one) => isSure(promotions[one.j]) && isRight(one)).length
    counts.marked += Number(isMarked)
    counts.markedWrong += Number(isMarked && isCardWrong)
    counts.wrong += Number(isCardWrong)
    counts.wrongMarked += Number(isCardWrong && isMarked)
  }
  return [
    `\nThe model alone\n\n${score(temporary, gold, answers)}`,
    `Both merged\n\n${score(temporary, gold, merged)}`,
    `Sure promotions right: ${counts.right} of ${counts.sure}`,
    `Cards with a wrong key field in a reading that are marked: ${counts.wrongMarked} of ${counts.wrong}`,
    `Marked cards with a wrong key field in a reading: ${counts.markedWrong} of ${counts.marked}`,
  ].join('\n')
}

/** Lists readings that are wider than their label, one per line, with their confidence. */
async function widened(gold, read) {
  const { pair } = await import(path.join(REAL_CARDS, 'tools/agreement.mjs'))
  const promotions = new Map(read.map((card) => [card.id, card.promotions ?? []]))
  const conditions = new Map(gold.map(({ id, source }) => [id, conditionsOf(source ?? id.split('-')[0]).get(id) ?? []]))
  let count = 0
  const found = gold.flatMap(({ id, gold: labels }) =>
    pair(labels, promotions.get(id) ?? []).flatMap(({ i, j }) => {
      const [label, wanted, promotion] = [labels[i], conditions.get(id)[i], promotions.get(id)[j]]
      if (label.optional || wanted === undefined) return []
      count++
      const sides = widenedIn(label, wanted, promotion)
      return sides.length === 0 ? [] : [`${id}/${j}`.padEnd(28) + promotion.confidence.toFixed(2).padEnd(6) + sides.join(', ')]
    }),
  )
  return [`Told more widely than the label: ${found.length} of ${count} promotions`, ...found].join('\n')
}

function conditionsOf(chain) {
  const file = path.join(FOLDER, `${chain}.conditions.jsonl`)
  if (!ofChains.has(chain)) ofChains.set(chain, new Map(existsSync(file) ? linesOf(file).map((card) => [card.id, card.promotions]) : []))
  return ofChains.get(chain)
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

function writeLines(file, items) {
  writeFileSync(file, items.map((item) => `${JSON.stringify(item)}\n`).join(''))
}
