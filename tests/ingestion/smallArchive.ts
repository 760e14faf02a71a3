import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exampleCards } from '#chains/examples.ts'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'

/**
 * Writes our own example cards as an archive, as if they had been captured on each of the dates: other dates, other words.
 * @param most Only so many cards of each chain, the first.
 */
export function writeSmallArchive(folder: string, dates: readonly CivilDate[], most?: number): void {
  mkdirSync(path.join(folder, 'coto-legales'), { recursive: true })
  const days = dates.map((date) => exampleCards(date))
  for (const chain of CHAIN_SLUGS) {
    const lines = days
      .flatMap((cards) => cards.filter(({ source }) => source === chain).slice(0, most))
      .map(({ id, source, capturedAt, raw, tabs, legalText }) => {
        const legal = legalText === undefined ? undefined : writeLegalText(folder, legalText)
        return JSON.stringify({ id, source, capturedAt, captures: [{ date: capturedAt, tabs, legal }], raw })
      })
    writeFileSync(path.join(folder, `${chain}.jsonl`), `${lines.join('\n')}\n`)
  }
}

function writeLegalText(folder: string, text: string): string {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 10)
  writeFileSync(path.join(folder, 'coto-legales', `${name}.txt`), text)
  return name
}
