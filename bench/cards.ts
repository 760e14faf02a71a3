import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exampleCards } from '#chains/examples.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'

/** Real captured cards, which only some machines have, next to the project. */
export const ARCHIVE = path.join(REAL_CARDS, 'archive')
export const hasArchive = existsSync(ARCHIVE)

/** Returns every card of the archive with its legal page, or our example cards without an archive. */
export function cardsToMeasure(): CapturedCard[] {
  if (!hasArchive) {
    console.error(`!! No archive in ${ARCHIVE}: measuring our example cards instead, which are shorter. Do not compare with other figures.`)
    return exampleCards('2026-03-27')
  }
  const legalTexts = new Map<string, string>()
  const legalText = (name: string) => {
    if (!legalTexts.has(name)) legalTexts.set(name, readFileSync(path.join(ARCHIVE, 'coto-legales', `${name}.txt`), 'utf8'))
    return legalTexts.get(name)
  }
  return readdirSync(ARCHIVE)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(path.join(ARCHIVE, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as CapturedCard & { legal?: string })
    .map(({ legal, ...card }) => ({ ...card, legalText: legal === undefined ? undefined : legalText(legal) }))
}
