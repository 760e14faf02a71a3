// `npm run yapa -- extract:switch-off [FILE…]`: switches each named predicate of the reading's rules and scope off, one at a time, and counts the
// archived and the labelled cards that are then read otherwise. One that changes next to nothing is a memory of one card, and can go.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { REAL_CARDS, ROOT } from '../scripts/environment.mjs'
import { linesOf } from '../scripts/readings.mjs'

const ROOMS = ['src/extraction/rules', 'src/extraction/scope']
const ARCHIVES = ['archive', 'archive-2026']
const LABELS = ['gold', 'gold-2', 'gold-3', 'gold-4', 'live', 'paraphrase']
/** A predicate that changes no labelled card and at most so many archived ones is listed as one that can go. */
const FEW = 3

/** A predicate at the top level of a file: a function, or a constant that is one. */
const PREDICATE = /^(?:export )?(?:const|function) ((?:is|has|are|can|says|names|stands|agrees|goes|tells|precedes|follows)[A-Z]\w*)/gm

type Card = CapturedCard & { legal?: string }
type Predicate = { file: string; name: string }

function predicatesOf(file: string): Predicate[] {
  return [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(PREDICATE)].map(([, name = '']) => ({ file, name }))
}

/** Makes a file's predicate answer no, whatever it is asked, from the next import of the file on. */
function switchOff({ file, name }: Predicate): void {
  const declared = new RegExp(`^(export )?(?:const ${name}\\b(?=[ :])|function ${name}\\b)`, 'm')
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(`/${file}`)) return loaded
      const source = String(loaded.source).replace(declared, (whole, exported = '') => {
        const before = whole.slice(exported.length).replace(name, `${name}SwitchedOff`)
        return `${exported}function ${name}(..._: unknown[]): any { return false }\n${before}`
      })
      return { ...loaded, source }
    },
  })
}

function cardsIn(folder: string): Card[] {
  const files = readdirSync(path.join(REAL_CARDS, folder)).filter((file) => /^[\w-]+(?:\.cards)?\.jsonl$/.test(file))
  return files.flatMap((file) => linesOf(path.join(REAL_CARDS, folder, file)))
}

function legalTextOf({ legal }: Card): string | undefined {
  const files = ARCHIVES.map((folder) => path.join(REAL_CARDS, folder, `coto-legales/${legal}.txt`))
  const file = legal === undefined ? undefined : files.find((one) => existsSync(one))
  return file && readFileSync(file, 'utf8')
}

/** Reads all cards with a predicate switched off, and prints a line of hashes for each group of folders. */
async function readAll(off: Predicate | null): Promise<void> {
  if (off !== null) switchOff(off)
  const { readCard } = await import('#chains/readCard.ts')
  for (const folders of [ARCHIVES, LABELS]) {
    const hashes = folders.flatMap(cardsIn).map((card) => {
      const { promotions } = readCard({ ...card, legalText: legalTextOf(card) })
      const said = promotions.map(({ confidence: _confidence, doubt: _doubt, ...promotion }) => promotion)
      return createHash('sha1').update(JSON.stringify(said)).digest('base64').slice(0, 10)
    })
    console.log(hashes.join(' '))
  }
}

function hashesWithout(off: Predicate | null): string[][] {
  const call = [import.meta.filename, '--read', ...(off === null ? [] : [off.file, off.name])]
  const { stdout, status } = spawnSync(process.execPath, call, { encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) return []
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

function main(given: readonly string[]): void {
  const files = ROOMS.flatMap((room) => readdirSync(path.join(ROOT, room)).map((file) => `${room}/${file}`))
  const asked = given.length === 0 ? files : files.filter((file) => given.includes(path.basename(file)))
  const usual = hashesWithout(null)
  console.log('| predicate | archived cards | labelled cards | |\n|---|---|---|---|')
  for (const off of asked.flatMap(predicatesOf)) {
    const read = hashesWithout(off)
    const changed = usual.map((hashes, group) => hashes.filter((hash, at) => hash !== read[group]?.[at]).length)
    const [archived = 0, labelled = 0] = changed
    const verdict = read.length === 0 ? 'fails' : labelled === 0 && archived <= FEW ? 'can go' : ''
    console.log(`| \`${path.basename(off.file)}\` ${off.name} | ${archived} | ${labelled} | ${verdict} |`)
  }
}

const [mode, file, name] = process.argv.slice(2)
if (!existsSync(path.join(REAL_CARDS, 'archive'))) console.error(`\n*** NOTHING WAS SWITCHED OFF: ${REAL_CARDS} is not there ***\n`)
else if (mode === '--read') await readAll(file !== undefined && name !== undefined ? { file, name } : null)
else main(process.argv.slice(2))
