// `npm run gate:replay`: the quality gate over every capture of the archive, and over the same captures after each disaster.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import { type CivilDate, isCivilDate } from '#domain/calendar.ts'
import { CHAIN_SLUGS, CHAINS, type ChainSlug } from '#domain/chain.ts'
import { gateFigures } from '#ingestion/gate/figures.ts'
import { judge } from '#ingestion/gate/gate.ts'
import type { Profile } from '#ingestion/gate/profile.ts'
import { readCapture } from '#ingestion/read/reading.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { soundCapture } from '#ingestion/sources/source.ts'
import type { Capture } from '#storage/captures.ts'
import type { Verdict } from '#storage/runs.ts'
import { DISASTERS, poisoned } from './gateDisasters.ts'

export type Replay = {
  real: { chain: ChainSlug; date: CivilDate; verdict: Verdict; reasons: string[] }[]
  struck: { name: string; chain: ChainSlug; date: CivilDate; verdict: Verdict }[]
}

/** The days on which the archive has a capture of the chain, in order. */
export function captureDays(archive: string, chain: ChainSlug): CivilDate[] {
  const lines = readFileSync(path.join(archive, `${chain}.jsonl`), 'utf8').split('\n')
  const days = lines.flatMap((line) =>
    line.trim() === '' ? [] : (JSON.parse(line).captures as { date: unknown }[]).map(({ date }) => date),
  )
  return [...new Set(days)].filter(isCivilDate).sort()
}

/**
 * Judges all captures of the chain in their order, each against the last one that passed.
 * @param every The disasters strike every n-th capture.
 * @param latest Only so many captures, the latest.
 */
export async function replay(archive: string, chain: ChainSlug, every = 1, latest = Number.POSITIVE_INFINITY): Promise<Replay> {
  const result: Replay = { real: [], struck: [] }
  const stranger = await archiveSource(archive, chain === 'makro' ? 'coto' : 'makro', '2026-03-27').read()
  let lastGood: Profile | null = null
  for (const [index, date] of captureDays(archive, chain).slice(-latest).entries()) {
    const capture = await archiveSource(archive, chain, date).read()
    const before: Profile | null = lastGood
    if (before !== null && index % every === 0) {
      const struck = (name: string, after: Capture) =>
        result.struck.push({ name, chain, date, verdict: judge(figuresOf(after), before).verdict })
      for (const { name, strike } of DISASTERS) struck(name, strike(capture, stranger))
      struck(POISONED, poisoned(capture))
    }
    const figures = figuresOf(capture)
    const { verdict, reasons } = judge(figures, lastGood)
    result.real.push({ chain, date, verdict, reasons })
    if (verdict !== 'hold') lastGood = figures.profile
  }
  return result
}

/** Not held: the others are published, and the card itself is shown as doubtful. */
export const POISONED = 'one poisoned card'

const figuresOf = (capture: Capture) => gateFigures(readCapture(soundCapture(capture), readCard))

function report({ real, struck }: Replay): void {
  console.log('| chain | captures | published | with a warning | held |\n|---|---|---|---|---|')
  for (const chain of [...CHAIN_SLUGS, null]) {
    const own = real.filter((one) => chain === null || one.chain === chain)
    const count = (verdict: Verdict) => own.filter((one) => one.verdict === verdict).length
    const name = chain === null ? '**all**' : CHAINS[chain].name
    console.log(
      `| ${name} | ${own.length} | ${count('publish')} | ${count('publish with warning')} | ${share(count('hold'), own.length)} |`,
    )
  }
  console.log('\n| disaster | injected | held |\n|---|---|---|')
  for (const name of [...DISASTERS.map((disaster) => disaster.name), POISONED]) {
    const own = struck.filter((one) => one.name === name)
    console.log(`| ${name} | ${own.length} | ${share(own.filter(({ verdict }) => verdict === 'hold').length, own.length)} |`)
  }
  console.log('\nHeld captures:\n')
  for (const { chain, date, verdict, reasons } of real)
    if (verdict === 'hold') console.log(`- ${CHAINS[chain].name}, ${date}: ${reasons.join(' ')}`)
}

const share = (count: number, of: number) => `${count} (${of === 0 ? '–' : ((100 * count) / of).toFixed(1)} %)`

if (import.meta.main) {
  const archive = path.resolve(import.meta.dirname, '../../shared/archive')
  if (!existsSync(archive)) {
    console.error(`*** NO SE MIDIÓ NADA: falta ${archive} ***`)
  } else {
    const every = Number(process.argv[2] ?? 1)
    const parts: Replay[] = []
    for (const chain of CHAIN_SLUGS) parts.push(await replay(archive, chain, every))
    report({ real: parts.flatMap(({ real }) => real), struck: parts.flatMap(({ struck }) => struck) })
  }
}
