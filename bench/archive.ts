import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, type MainChain } from '#domain/catalogue/chain.ts'

const fileOf = (archive: string, chain: MainChain) => path.join(archive, `${chain}.jsonl`)

/** Returns the chains with captures in an archive; chains added later have none. */
export function capturedChains(archive: string): MainChain[] {
  return CHAIN_SLUGS.filter((chain) => existsSync(fileOf(archive, chain)))
}

/** Returns the days with a capture of one of the chains, in order. */
export function captureDays(archive: string, chains: readonly MainChain[]): CivilDate[] {
  const lines = chains.flatMap((chain) => readFileSync(fileOf(archive, chain), 'utf8').split('\n'))
  const days = lines.flatMap((line) =>
    line.trim() === '' ? [] : (JSON.parse(line).captures as { date: unknown }[]).map(({ date }) => date),
  )
  return [...new Set(days)].filter(isCivilDate).sort()
}
