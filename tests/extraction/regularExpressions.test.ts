import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseAst } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_CARD_TEXT } from '#domain/promotion/capture.ts'

/**
 * Scraped words decide how long a regular expression runs, so none may take more than linear time. Every expression of the readers is
 * collected (literals from the sources, built ones as they are built) and run on words made from the expression itself: what leads up to
 * each of its repetitions, then the repeated part over and over, then something that does not fit.
 */
const ROOMS = ['src/extraction', 'src/chains', 'src/domain', 'src/review', 'src/feeds', 'src/ingestion/platforms']

/** Characters tried one after the other, each four times the one before: what blows up is caught while it is still quick. */
const SIZES = [24, 96, 384, 1_536, MAX_CARD_TEXT / 4, MAX_CARD_TEXT]
/** Four times the words may cost four times the time; quadratic time would cost sixteen times. */
const MAX_RATIO = 8
/** Milliseconds below which a ratio is the clock's noise. */
const NOISE = 12
/** Fewer repetitions than this cannot be pumped. */
const FEW = 8

/** By their text: from the sources, and as they were built. */
const literals = new Map<string, RegExp>()
const built = new Map<string, RegExp>()

beforeAll(async () => {
  const Native = globalThis.RegExp
  for (const file of ROOMS.flatMap(sourcesOf)) {
    JSON.stringify(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }), (_, node) => {
      if (node?.type === 'Literal' && node.regex) literals.set(node.raw, new Native(node.regex.pattern, node.regex.flags))
      return typeof node === 'bigint' ? null : node
    })
  }
  globalThis.RegExp = new Proxy(Native, {
    construct(target, parts, newTarget) {
      const regex: RegExp = Reflect.construct(target, parts, newTarget)
      built.set(String(regex), regex)
      return regex
    },
  })
  for (const file of ROOMS.flatMap(sourcesOf)) await import(file)
  globalThis.RegExp = Native
}, 60_000)

describe('the regular expressions of the readers', () => {
  it('are found, those written out and those that are built', () => {
    expect(literals.size).toBeGreaterThan(0)
    expect(built.size).toBeGreaterThan(0)
  })

  it('take time in proportion to the length of any text', () => {
    const slow = [...new Map([...literals, ...built]).values()].flatMap((regex) =>
      attacksOn(regex).flatMap((attack) => slowness(regex, attack)),
    )
    expect(slow).toEqual([])
  }, 120_000)

  it('would be found out if they did not', () => {
    for (const regex of [/(?:a+)+$/, /^\s+|\s+$/g, /a[^b]*b/]) {
      // A machine that is busy with others may hide one by noise, of three tries hardly all.
      const isFound = [1, 2, 3].some(() => attacksOn(regex).some((attack) => slowness(regex, attack).length > 0))
      expect(isFound, String(regex)).toBe(true)
    }
  }, 60_000)
})

function sourcesOf(room: string): string[] {
  return readdirSync(path.resolve(room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

type Attack = { lead: string; pump: string }

function slowness(regex: RegExp, { lead, pump }: Attack): string[] {
  const text = (size: number) => `\u0001${lead}${pump.repeat(Math.ceil(size / pump.length))}\u0001`
  for (const size of SIZES) {
    if (timeOf(regex, text(size)) < NOISE) continue
    // Measured again, and again: the engine compiles an expression again once it has run for a while, and a clock may jump.
    const rounds = Array.from({ length: 3 }, () => [timeOf(regex, text(size / 4)), timeOf(regex, text(size))] as const)
    if (rounds.every(([less, more]) => more > MAX_RATIO * Math.max(less, NOISE / MAX_RATIO))) {
      const [less, more] = rounds[0] as readonly [number, number]
      return [
        `${regex} on «${lead.slice(-30)}» + «${pump.slice(0, 30)}»…: ${more.toFixed(1)} ms for ${size}, ${less.toFixed(1)} for a quarter`,
      ]
    }
  }
  return []
}

/** Milliseconds of this thread's own processor time, the best of a few runs. */
function timeOf(regex: RegExp, text: string): number {
  const once = new RegExp(regex.source, regex.flags.replaceAll(/[gy]/g, ''))
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 4; run += 1) {
    const start = process.threadCpuUsage()
    once.test(text)
    if (regex.global) for (const _ of text.matchAll(regex));
    const { user, system } = process.threadCpuUsage(start)
    best = Math.min(best, (user + system) / 1_000)
    if (best < NOISE || best > 5 * NOISE) break
  }
  return best
}

/** For each repetition of the expression: the words before it, and one round of it in each of its alternatives. */
function attacksOn(regex: RegExp): Attack[] {
  const attacks: Attack[] = []
  const { pattern } = new RegExpParser().parseLiteral(String(regex))
  const visit = (alternatives: readonly AST.Alternative[], lead: string) => {
    for (const { elements } of alternatives) {
      let words = lead
      for (const element of elements) {
        if (element.type === 'Quantifier' && element.max >= FEW)
          for (const pump of roundsOf(element.element))
            if (pump !== '') attacks.push({ lead: words, pump }, { lead: '', pump: words + pump })
        const inner = element.type === 'Quantifier' ? element.element : element
        if (inner.type === 'Group' || inner.type === 'CapturingGroup') visit(inner.alternatives, words)
        words += sampleOf(element)
      }
      if (words !== '') attacks.push({ lead: '', pump: words })
    }
  }
  visit(pattern.alternatives, '')
  const distinct = new Map(attacks.map((attack) => [JSON.stringify(attack), attack]))
  return [...distinct.values()]
}

function roundsOf(element: AST.Element): string[] {
  if (element.type === 'Group' || element.type === 'CapturingGroup') return element.alternatives.map(sampleOfAlternative)
  return [sampleOf(element)]
}

const sampleOfAlternative = ({ elements }: AST.Alternative): string => elements.map(sampleOf).join('')

/** Words that the element matches; nothing for what matches no character. */
function sampleOf(element: AST.Element): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return CANDIDATES.find((candidate) => matches(element.raw, candidate)) ?? ''
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives[0] ? sampleOfAlternative(element.alternatives[0]) : ''
    case 'Quantifier':
      return sampleOf(element.element).repeat(Math.max(element.min, Math.min(element.max, 1)))
    default:
      return ''
  }
}

const CANDIDATES = [...'a 1.,$%"-/\n:;()|+*_=<>\tA#&°…'].concat(String.fromCharCode(1))

const matches = (source: string, candidate: string) => new RegExp(`^${source}$`, source.includes('\\p') ? 'u' : '').test(candidate)
