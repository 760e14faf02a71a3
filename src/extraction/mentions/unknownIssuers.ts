// A new bank is reported instead of ignored.

import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import type { Word } from '../text/words.ts'
import {
  CLIENT_WORDS_BEFORE_ISSUERS,
  NON_ISSUER_WORDS,
  SKIPPED_BEFORE_ISSUER_NAMES,
  WORDS_BEFORE_ISSUERS,
} from '../vocabulary/unknownIssuers.ts'
import type { Mention, MentionKind } from './mention.ts'

/** In capitals or with one. `FORM`: recognisable without a capital. */
const CAPITAL = /^\p{Lu}/u
const CAPITALS = /^\p{Lu}+$/u
const FORM = /^[a-z]{3,12}card$/
const LEAST = 4
const LEAD = 60
const OF_BANK = /(?<![a-z])banco (?:(?:de|del) (?:(?:la|los|las) )?)?$/
const BORROWED = new Set<MentionKind>(['brand', 'town', 'province', 'category'])
const CHAIN_WORDS = new Set(Object.values(CHAINS).flatMap(({ name }) => splitIntoTokens(foldKeepingOffsets(name))))

/** After a bank, a card or clients, or before "Pay". */
export function findUnknownIssuers(
  { text, blocks }: Pick<CardWords, 'text' | 'blocks'>,
  folded: string,
  words: readonly Word[],
  known: readonly Mention[],
) {
  const taken = known.filter(({ kind }) => kind !== 'opener' && kind !== 'means')
  const isFree = ({ start, end, text: word }: Word) => {
    // A bank may have the name of a town or of a brand.
    const isOfBank = OF_BANK.test(folded.slice(Math.max(0, start - LEAD), start))
    const names = isOfBank ? taken.filter(({ kind }) => !BORROWED.has(kind)) : taken
    return !NON_ISSUER_WORDS.has(word) && !CHAIN_WORDS.has(word) && !names.some((one) => one.start < end && start < one.end)
  }
  const written = ({ start, end }: Word) => text.slice(start, end)
  const found: Mention<'unknownIssuer'>[] = []
  for (const [index, word] of words.entries()) {
    const { role, start: from = 0 } = blocks[word.block] ?? {}
    if (role === undefined || role === 'mark' || word.text.length < LEAST) continue
    const isCapital = text.charCodeAt(word.start) !== folded.charCodeAt(word.start) && CAPITAL.test(written(word))
    const isNamed = role === 'image' || isCapital
    // Most words fail these cheap tests, so the costly ones run for few.
    if ((!isNamed && !FORM.test(word.text)) || word.start < (found.at(-1)?.end ?? 0) || !isFree(word)) continue
    const next = words[index + 1]
    const isPay = next?.text === 'pay' && next.start === word.end + 1
    const stretch = folded.slice(Math.max(from, word.start - LEAD), word.start)
    const lead = splitIntoTokens(stretch.replaceAll('_', ' ')).findLast((token) => !SKIPPED_BEFORE_ISSUER_NAMES.has(token)) ?? ''
    const isShouted = () => role !== 'image' && CAPITALS.test(written(word)) && isAmongCapitals(text, word)
    const isSaid =
      isNamed &&
      (WORDS_BEFORE_ISSUERS.has(lead)
        ? role !== 'legal' || !isShouted()
        : CLIENT_WORDS_BEFORE_ISSUERS.has(lead) && role !== 'image' && !isShouted())
    if (!isSaid && !(isNamed && isPay) && !FORM.test(word.text)) continue
    const goesOn =
      next !== undefined &&
      next.block === word.block &&
      next.start === word.end + 1 &&
      (isPay || (next.text.length >= LEAST - 1 && CAPITAL.test(written(next)) && isFree(next)))
    const end = goesOn ? next.end : word.end
    const start = lead === 'banco' || lead === 'billetera' ? folded.lastIndexOf(lead, word.start) : word.start
    found.push({ kind: 'unknownIssuer', value: titled(text.slice(start, end)), start, end, block: word.block, role })
  }
  return found
}

/** Among capitals they mark no name. */
function isAmongCapitals(text: string, { start }: Word): boolean {
  const before = text.slice(Math.max(0, start - LEAD), start).match(/\p{L}+/gu) ?? []
  return before.length > 0 && before.slice(-2).every((word) => CAPITALS.test(word))
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase()
    return small.length < 4 && SKIPPED_BEFORE_ISSUER_NAMES.has(small) ? small : word.charAt(0).toUpperCase() + small.slice(1)
  })
}
