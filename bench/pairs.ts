// `npm run yapa -- feeds:pairs`: the verdicts of the program beside those of a person, on issuers' records and chains' cards of real days.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import { type ChainSlug, isReadChain } from '#domain/catalogue/chain.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { confront } from '#domain/witness/confront.ts'
import { archiveSource } from '#ingestion/sources/archive.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { hasIssuers, ISSUERS, type IssuerRecord, recordsOf } from './issuerRecords.ts'

/** A line of `pairs.jsonl`: an issuer's record, a chain's card, and what a person found. */
export type HandPair = {
  id: string
  when: string
  issuer: string
  issuerFile: string
  issuerKey: string | null
  witness: 'issuer' | 'press'
  chain: ChainSlug | null
  chainCard: string | null
  chainSource: string
  verdict: string
}

/** `none`: no record that the program takes for an issuer's word on a chain; `unread`: the chain's card is not released, or the file of no feed. */
export type Verdict = 'confirmed' | 'adds' | 'contradicted' | 'notFound' | 'issuer only' | 'other card' | 'none' | 'unread'

const ARCHIVE = path.join(REAL_CARDS, 'archive-2026')
const pages = new Map<string, Promise<PublishedPromotion[]>>()

/** The chain's whole page, as it was captured on the day that the pair names. */
function pageOf({ chain, chainSource }: HandPair): Promise<PublishedPromotion[]> {
  const [date] = /2026-0[1-7]-\d\d/.exec(chainSource) ?? []
  if (chain === null || date === undefined) return Promise.resolve([])
  const key = `${chain} ${date}`
  const page = pages.get(key) ?? readPage(chain, date)
  pages.set(key, page)
  return page
}

async function readPage(chain: ChainSlug, date: string): Promise<PublishedPromotion[]> {
  if (!isReadChain(chain)) return []
  const { cards } = await archiveSource(ARCHIVE, chain, date).read()
  return cards.flatMap((card) =>
    readCard(card).promotions.map((promotion, at) => ({
      ...{ ...promotion, cardId: card.id, id: `${card.id} ${at}` },
      ...{ firstSeen: card.capturedAt, lastSeen: card.capturedAt },
    })),
  )
}

/** A key of `pairs.jsonl` names a record, and may name one of its tiers or offers: «1076 clause 2 (10 %)», «CODE · PLUS». */
function isMeant({ key, issuer }: IssuerRecord, pair: HandPair): boolean {
  if (pair.issuerKey === null || !(pair.issuer === 'see record' || fold(pair.issuer).includes(fold(issuer)))) return false
  if (key === pair.issuerKey) return true
  const [, record = '', clause, tier = ''] = /^(.*?)(?: clause (\d))?(?: \(.*| · ([A-Z, ]+))?$/.exec(pair.issuerKey) ?? []
  const isPart = clause === undefined ? fold(key).endsWith(fold(tier)) : key.includes(` ${clause} `)
  return isPart && (key.startsWith(record) || fold(key).includes(`_${fold(record).replaceAll(' ', '')}`))
}

/**
 * Confronts the chain's page with all that the file has of the pair's issuer, and says what came of the pair.
 * @param areMonthsJoined Takes the issuer's records as if they went on in the month of the chain's page, which is often an earlier one; of two
 * months that do not meet a difference then says nothing.
 */
export async function verdictOn(pair: HandPair, areMonthsJoined = false): Promise<Verdict> {
  const records = pair.witness === 'press' ? [] : recordsOf(pair.issuerFile, pair.when.padEnd(10, '-06'))
  if (records === null || pair.chainCard?.includes(' ')) return 'unread'
  const found = records.filter((record) => isMeant(record, pair))
  const issuers = new Set(found.map(({ issuer }) => issuer))
  const theirs = records.filter(({ issuer }) => issuers.size === 0 || issuers.has(issuer))
  const ours = await pageOf(pair)
  const undated = { validFrom: null, validUntil: null }
  const said = theirs.map(({ promotion }) => (areMonthsJoined ? { ...promotion, ...undated } : promotion))
  const { witnesses, issuerOnly, promotions } = confront([...ours, ...said], [])
  const own = ours.filter(({ cardId }) => cardId === pair.chainCard).flatMap(({ id }) => witnesses.get(id) ?? [])
  const meant = found.map(({ promotion }) => promotion)
  const about = pair.issuerKey === null ? own : own.filter(({ promotionId }) => meant.some(({ id }) => id === promotionId))
  if (about[0]?.verdict === 'contradicted' && areMonthsJoined) return verdictOn(pair)
  if (about[0] !== undefined) return about[0].verdict
  if (meant.length === 0) return 'none'
  const alone = new Set([...issuerOnly, ...promotions].map(({ id }) => id))
  return meant.some(({ id }) => alone.has(id)) ? 'issuer only' : 'other card'
}

const CONFIRMED: readonly Verdict[] = ['confirmed', 'adds']

/** What a person's verdict accepts of the program. */
export function isAsByHand({ verdict, chain, witness }: HandPair, said: Verdict): boolean {
  if (witness === 'press' || verdict === 'not_a_witness') return said === 'none'
  if (verdict === 'confirmed' || verdict === 'confirmed_more') return CONFIRMED.includes(said)
  if (verdict === 'contradicted') return said === 'contradicted'
  // A record of a trade, or of a shop that is no chain, is about no chain.
  if (verdict === 'issuer_only') return said === 'issuer only' || (chain === null && said === 'none')
  return said !== 'contradicted' && said !== 'notFound'
}

export const readPairs = (): HandPair[] =>
  readFileSync(path.join(ISSUERS, 'pairs.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HandPair)

if (import.meta.main) await report()

async function report(): Promise<void> {
  if (!hasIssuers) return console.error(`!! No issuers' data in ${ISSUERS}: nothing to compare.`)
  const all = await Promise.all(readPairs().map(async (pair, at) => ({ pair, isEven: at % 2 === 0, said: await verdictOn(pair) })))
  const known = all.filter(({ said }) => said !== 'unread')
  console.log('| by hand | pairs | as by hand | the program says |\n|---|---|---|---|')
  for (const [verdict, some] of Map.groupBy(known, ({ pair }) => `${pair.verdict}${pair.witness === 'press' ? ' (press)' : ''}`)) {
    const counts = [...Map.groupBy(some, ({ said }) => said)].map(([said, those]) => `${said} ${those.length}`).join(', ')
    console.log(`| ${verdict} | ${some.length} | ${some.filter(({ pair, said }) => isAsByHand(pair, said)).length} | ${counts} |`)
  }
  for (const [name, some] of [
    ['even lines', known.filter(({ isEven }) => isEven)],
    ['odd lines', known.filter(({ isEven }) => !isEven)],
    ['all', known],
  ] as const) {
    const right = some.filter(({ pair, said }) => isAsByHand(pair, said))
    console.log(`${name}: ${right.length} of ${some.length} as by hand (${((100 * right.length) / some.length).toFixed(1)} %)`)
  }
  const joined = await Promise.all(known.map(async ({ pair }) => isAsByHand(pair, await verdictOn(pair, true))))
  console.log(`all, with the months joined: ${joined.filter(Boolean).length} of ${known.length}`)
  const strict: Record<string, Verdict> = { confirmed: 'confirmed', confirmed_more: 'adds', contradicted: 'contradicted' }
  const exact = known.filter(({ pair, said }) =>
    strict[pair.verdict] === undefined ? isAsByHand(pair, said) : said === strict[pair.verdict],
  )
  console.log(`all, with «confirmed» and «adds» told apart: ${exact.length} of ${known.length}`)
  console.log(`without the chain's card, or of an issuer without a feed: ${all.length - known.length}`)
  const isFalse = (verdict: Verdict) =>
    known.filter(({ pair, said }) => said === verdict && !isAsByHand(pair, said)).map(({ pair }) => pair.id)
  console.log(
    `false «contradicted»: ${isFalse('contradicted').join(', ') || 'none'}; «not found»: ${isFalse('notFound').join(', ') || 'none'}`,
  )
  if (process.argv.includes('--all'))
    for (const { pair, said } of known) if (!isAsByHand(pair, said)) console.log(pair.id, pair.verdict, '→', said)
}
