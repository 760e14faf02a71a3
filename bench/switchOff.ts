// `npm run yapa -- extract:switch-off [FILE…]`: switches each named predicate of the reading's rules and scope off, one at a time, and counts the
// archived and the labelled cards that are then read otherwise. One that changes next to nothing is a memory of one card, and can go.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import path from 'node:path'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { REAL_CARDS, ROOT } from '../scripts/environment.mjs'
import { linesOf } from '../scripts/readings.mjs'

const ROOMS = ['src/extraction/rules', 'src/extraction/scope']
const ARCHIVES = ['archive', 'archive-2026']
const LABELS = ['gold', 'gold-2', 'gold-3', 'gold-4', 'live', 'paraphrase', 'cases']
/** A predicate that changes no labelled card and at most so many archived ones is listed as one that can go. */
const FEW = 3
/** Counting ends at so many: such a predicate stays. */
const MANY = 15

/** A predicate at the top level of a file: a function, or a constant that is one. */
const PREDICATE =
  /^(export )?(?:const(?= \w+ = [^\n]*=>)|function) ((?:is|has|have|are|can|says|names|stands|agrees|goes|tells|speaks|precedes|follows|begin|ends|opens|continues|denies|bans)[A-Z]\w*)/gm

type Card = CapturedCard & { legal?: string }
type Group = 'archived' | 'labelled'

/** The predicate that answers no, whatever it is asked, and those that answered yes since the last card. */
const board = { off: '', yes: new Set<string>() }
Object.assign(globalThis, { askPredicate: (name: string, ask: () => unknown) => name !== board.off && answer(name, ask()) })

function answer(name: string, said: unknown): unknown {
  if (said) board.yes.add(name)
  return said
}

/** Has every predicate ask the board, from the import of its file on. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const file = ROOMS.map((room) => `${room}/${path.basename(url)}`).find((one) => url.endsWith(`/${one}`))
    if (file === undefined) return loaded
    const source = String(loaded.source).replace(PREDICATE, (whole, exported = '', name) => {
      const asks = `askPredicate('${path.basename(file)} ${name}', () => ${name}AsWritten(...given))`
      return `${exported}function ${name}(...given: any): any { return ${asks} }\n${whole.slice(exported.length)}AsWritten`
    })
    return { ...loaded, source }
  },
})
const { readCard } = await import('#chains/readCard.ts')

function cardsIn(folder: string): Card[] {
  const files = readdirSync(path.join(REAL_CARDS, folder)).filter((file) => /^[\w-]+(?:\.cards)?\.jsonl$/.test(file))
  return files.flatMap((file) => linesOf(path.join(REAL_CARDS, folder, file)))
}

function legalTextOf({ legal }: Card): string | undefined {
  const files = ARCHIVES.map((folder) => path.join(REAL_CARDS, folder, `coto-legales/${legal}.txt`))
  const file = legal === undefined ? undefined : files.find((one) => existsSync(one))
  return file && readFileSync(file, 'utf8')
}

/** Returns a hash of what a card says, and the predicates that answered yes while it was read. */
function read(card: Card): { hash: string; yes: ReadonlySet<string> } {
  board.yes = new Set()
  const { promotions } = readCard({ ...card, legalText: legalTextOf(card) })
  const said = promotions.map(({ confidence: _confidence, doubt: _doubt, ...promotion }) => promotion)
  return { hash: createHash('sha1').update(JSON.stringify(said)).digest('base64'), yes: board.yes }
}

function isReadOtherwise(name: string, card: Card, hash: string): boolean {
  board.off = name
  try {
    return read(card).hash !== hash
  } catch {
    return true
  } finally {
    board.off = ''
  }
}

function main(given: readonly string[]): void {
  const groups: [Group, readonly string[]][] = [
    ['labelled', LABELS],
    ['archived', ARCHIVES],
  ]
  const cards = groups.flatMap(([group, folders]) => folders.flatMap(cardsIn).map((card) => ({ card, group, ...read(card) })))
  const files = ROOMS.flatMap((room) => readdirSync(path.join(ROOT, room)).map((file) => `${room}/${file}`))
  console.log('| predicate | archived cards | labelled cards | |\n|---|---|---|---|')
  for (const file of files.filter((one) => given.length === 0 || given.includes(path.basename(one)))) {
    for (const [, , predicate] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(PREDICATE)) {
      const name = `${path.basename(file)} ${predicate}`
      const changed = { archived: 0, labelled: 0 }
      for (const { card, group, hash, yes } of cards) {
        if (changed.archived + changed.labelled >= MANY) break
        // A predicate that answered no to a card changes nothing on it.
        if (yes.has(name) && isReadOtherwise(name, card, hash)) changed[group]++
      }
      const canGo = changed.labelled === 0 && changed.archived <= FEW
      console.log(`| ${name} | ${changed.archived} | ${changed.labelled} | ${canGo ? 'can go' : ''} |`)
    }
  }
}

if (existsSync(path.join(REAL_CARDS, 'archive'))) main(process.argv.slice(2))
else console.error(`\n*** NOTHING WAS SWITCHED OFF: ${REAL_CARDS} is not there ***\n`)
