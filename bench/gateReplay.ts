// `npm run yapa -- gate:replay`: the quality gate over every capture of the archive, over the same captures after each disaster, and with plausible errors in a part of their cards.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, CHAINS, type MainChain } from '#domain/catalogue/chain.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { CaptureProfile } from '#ingestion/gate/figures.ts'
import { findOlderEdition, makeGateFigures } from '#ingestion/gate/figures.ts'
import { judgeCapture } from '#ingestion/gate/gate.ts'
import { promotionContent } from '#ingestion/read/promotionKey.ts'
import { type CardReader, readCapture } from '#ingestion/read/reading.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { checkCapture } from '#ingestion/sources/source.ts'
import type { Capture } from '#storage/captures.ts'
import type { Verdict } from '#storage/runs.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { captureDays, capturedChains } from './archive.ts'
import { DISASTERS, poisonOneCard } from './gateDisasters.ts'
import { applyError, PLAUSIBLE_ERRORS, removeCards } from './gateErrors.ts'
import { FAULT_SHARES, FAULTS, type FaultResult, judgeFaults, judgeFirstCapture, LEAST_CARDS, shareWrongWhenHeld } from './gateFaults.ts'
import { cacheReadings } from './readOnce.ts'
import { seededRandom } from './seededRandom.ts'

/** `share`: part of the cards with the error; `changed`: part of the chain's promotions whose reading it changed. */
type Erroneous = { name: string; chain: MainChain; date: CivilDate; share: number; changed: number; verdict: Verdict }

export type Replay = {
  real: { chain: MainChain; date: CivilDate; verdict: Verdict; reasons: string[]; keptBack: number }[]
  struck: { name: string; chain: MainChain; date: CivilDate; verdict: Verdict }[]
  erroneous: Erroneous[]
  /** Results for wrong readings, by capture. */
  faults: FaultResult[]
  /** First captures of a chain with wrong caps: the share of the cards, and the verdict. */
  first: { share: number; verdict: Verdict }[]
  /** The published shares of wrong cards when a creeping fault was first held; 1: it never was. */
  crept: number[]
}

/**
 * Selects captures to strike: every n-th beginning at `from`, which also selects the cards, and every n-th entry `of`
 * the list of disasters, shifted per capture.
 */
export type Strikes = {
  every: number
  from: number
  of: number
  /** Reports only captures of this year, and only wrong readings; earlier captures are still judged. */
  year?: string
}

const SHARES = [0.1, 0.2, 0.35, 0.5, 1]
const MISSING = 'cards missing'
const FIRST_SHARES = [0.3, 1]

const ALL_CHAINS: readonly MainChain[] = CHAIN_SLUGS

/** Judges all captures of the chain in order, each against the last one that passed. @param latest The most captures to use, the latest. */
export async function replay(
  archive: string,
  chain: MainChain,
  { every, from, of, year }: Strikes = { every: 1, from: 0, of: 1 },
  latest = Number.POSITIVE_INFINITY,
): Promise<Replay> {
  const result: Replay = { real: [], struck: [], erroneous: [], faults: [], first: [], crept: [] }
  const seed = ALL_CHAINS.indexOf(chain) + ALL_CHAINS.length * from
  // A separate generator draws the same cards for faults whether or not texts are changed too.
  const [random, faultRandom] = [seededRandom(seed), seededRandom(seed)]
  const stranger = await archiveSource(archive, chain === 'makro' ? 'coto' : 'makro', '2026-03-27').read()
  const editions: CaptureProfile[] = []
  const isDrawn = (index: number) => (_: unknown, at: number) => at % of === Math.floor(index / every) % of
  for (const [index, date] of captureDays(archive, [chain]).slice(-latest).entries()) {
    const capture = await archiveSource(archive, chain, date).read()
    const before = editions.at(-1) ?? null
    const longAgo = findOlderEdition(editions.slice(0, -1), date)
    // Most cards of a struck capture are unchanged, so their readings are cached.
    const figuresOf = figuresBy(cacheReadings(readCard))
    const figures = figuresOf(capture)
    const isReported = date.startsWith(year ?? '')
    const isStruck = before !== null && index % every === from && isReported
    if (isStruck && year === undefined) {
      const struck = (name: string, after: Capture) =>
        result.struck.push({ name, chain, date, verdict: judgeCapture(figuresOf(after), before, longAgo).verdict })
      for (const { name, strike } of DISASTERS.filter(isDrawn(index))) struck(name, strike(capture, stranger))
      struck(POISONED, poisonOneCard(capture))
      const erroneous = (name: string, share: number, after: Capture) => {
        const wrong = figuresOf(after)
        const changed = changedShare(figures.profile, wrong.profile)
        result.erroneous.push({ name, chain, date, share, changed, verdict: judgeCapture(wrong, before, longAgo).verdict })
      }
      for (const share of SHARES) {
        for (const error of PLAUSIBLE_ERRORS.filter(isDrawn(index))) erroneous(error.name, share, applyError(error, share, capture, random))
        if (share < 1) erroneous(MISSING, share, removeCards(share, capture, random))
      }
    }
    const { verdict, reasons, isOnlyDifferent, keptBack } = judgeCapture(figures, before, longAgo)
    if (isStruck && verdict !== 'hold') {
      const standing = { figures, editions }
      result.faults.push(...judgeFaults(standing, faultRandom, isDrawn(index)))
      for (const share of FIRST_SHARES) result.first.push({ share, verdict: judgeFirstCapture(standing, share, faultRandom) })
      result.crept.push(shareWrongWhenHeld(standing, faultRandom))
    }
    if (isReported) result.real.push({ chain, date, verdict, reasons, keptBack: keptBack.length })
    if (verdict !== 'hold') editions.push(figures.profile)
    // The second reading of the day says the same and releases it; editions before it count no more.
    else if (isOnlyDifferent) editions.splice(0, editions.length, figures.profile)
  }
  return result
}

/** Not held: the other promotions are published, and the poisoned one is shown as doubtful. */
export const POISONED = 'one poisoned card'

/** Returns the share of the promotions that are missing or changed in any compared field. */
function changedShare({ listed: right }: CaptureProfile, { listed: wrong }: CaptureProfile): number {
  // The card's words are not part of its reading.
  const content = ({ words: _words, ...promotion }: CaptureProfile['listed'][number]) => promotionContent(promotion as ExtractedPromotion)
  const left = new Set(wrong.map(content))
  return right.filter((promotion) => !left.has(content(promotion))).length / Math.max(1, right.length)
}

const figuresBy = (read: CardReader) => (capture: Capture) => makeGateFigures(readCapture(checkCapture(capture), read))

/** An error must change at least this share of promotions to differ from a chain's own changes. */
export const NOTABLE = 0.2

function report({ real, struck, erroneous, faults, first, crept }: Replay): void {
  console.log('| chain | captures | published | with a warning | held |\n|---|---|---|---|---|')
  for (const chain of [...CHAIN_SLUGS, null]) {
    const own = real.filter((one) => chain === null || one.chain === chain)
    const count = (verdict: Verdict) => own.filter((one) => one.verdict === verdict).length
    const name = chain === null ? '**all**' : CHAINS[chain].name
    console.log(
      `| ${name} | ${own.length} | ${count('publish')} | ${count('publish with warning')} | ${share(count('hold'), own.length)} |`,
    )
  }
  if (struck.length > 0) reportStruck({ struck, erroneous })
  reportFaults({ faults, first, crept })
  console.log('\nHeld captures, and those with cards kept back alone:\n')
  for (const { chain, date, verdict, reasons, keptBack } of real)
    if (verdict === 'hold' || keptBack > 0) console.log(`- ${CHAINS[chain].name}, ${date}: ${reasons.join(' ')}`)
}

function reportStruck({ struck, erroneous }: Pick<Replay, 'struck' | 'erroneous'>): void {
  console.log('\n| disaster | injected | held |\n|---|---|---|')
  for (const name of [...DISASTERS.map((disaster) => disaster.name), POISONED]) {
    const own = struck.filter((one) => one.name === name)
    console.log(`| ${name} | ${own.length} | ${share(own.filter(({ verdict }) => verdict === 'hold').length, own.length)} |`)
  }
  console.log('\n| plausible error | that changes 20 % or more | held | that changes 10 to 20 % | held |\n|---|---|---|---|---|')
  for (const name of [...PLAUSIBLE_ERRORS.map((error) => error.name), MISSING, null]) {
    const own = erroneous.filter((one) => name === null || one.name === name)
    const counts = [own.filter(({ changed }) => changed >= NOTABLE), own.filter(({ changed }) => changed >= 0.1 && changed < NOTABLE)]
    const cells = counts.map((all) => `${all.length} | ${share(all.filter(({ verdict }) => verdict === 'hold').length, all.length)}`)
    console.log(`| ${name ?? '**all**'} | ${cells.join(' | ')} |`)
  }
  for (const part of SHARES) {
    const own = erroneous.filter((one) => one.share === part)
    console.log(
      `| in ${100 * part} % of the cards | ${own.length} | ${share(own.filter(({ verdict }) => verdict === 'hold').length, own.length)} | | |`,
    )
  }
}

function reportFaults({ faults, first, crept }: Pick<Replay, 'faults' | 'first' | 'crept'>): void {
  console.log(
    '\n| what is read is wrong | captures | held, by the site: 10 % | 30 % | 100 % | by a new version: 10 % | 30 % | 100 % |\n|---|---|---|---|---|---|---|---|',
  )
  for (const { name } of FAULTS) {
    const own = faults.filter((one) => one.name === name)
    const cells = (['site', 'program'] as const).flatMap((by) =>
      FAULT_SHARES.map((part) => {
        const all = own.filter((one) => one.by === by && one.share === part)
        return share(all.filter(({ verdict }) => verdict === 'hold').length, all.length)
      }),
    )
    console.log(`| ${name} | ${own.length / cells.length} | ${cells.join(' | ')} |`)
  }
  console.log(`\nOnly captures in which at least ${LEAST_CARDS} cards say something of the kind; one of «jubilados».`)
  for (const part of FIRST_SHARES) {
    const own = first.filter((one) => one.share === part)
    const held = own.filter(({ verdict }) => verdict === 'hold').length
    console.log(`A first capture with ${FAULTS[0]?.name} in ${100 * part} % of the cards: held ${share(held, own.length)}.`)
  }
  const [early, never] = [crept.filter((wrong) => wrong <= 0.3).length, crept.filter((wrong) => wrong === 1).length]
  console.log(
    `${FAULTS.at(-1)?.name}, in another tenth of the cards each reading: held with 30 % wrong at most ${share(early, crept.length)}, never ${never}.`,
  )
}

const share = (count: number, of: number) => `${count} (${of === 0 ? '–' : ((100 * count) / of).toFixed(1)} %)`

if (import.meta.main) {
  const archive = path.join(REAL_CARDS, 'archive')
  if (!existsSync(archive)) {
    console.error(`*** NO SE MIDIÓ NADA: falta ${archive} ***`)
  } else {
    const [every = '1', from = '0', year] = process.argv.slice(2)
    const parts: Replay[] = []
    for (const chain of capturedChains(archive))
      parts.push(await replay(archive, chain, { every: Number(every), from: Number(from), of: 1, ...(year !== undefined && { year }) }))
    const all = <K extends keyof Replay>(name: K) => parts.flatMap((part) => part[name] as Replay[K][number][]) as Replay[K]
    report({
      real: all('real'),
      struck: all('struck'),
      erroneous: all('erroneous'),
      faults: all('faults'),
      first: all('first'),
      crept: all('crept'),
    })
  }
}
