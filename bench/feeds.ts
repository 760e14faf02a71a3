// `npm run yapa -- feeds:score`: how well the issuers' records are read, against what they state (`feeds.labels.json`).
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCard } from '#chains/readCard.ts'
import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { draftsOfBenefit } from '#feeds/cuenta-dni/source.ts'
import { draftsOfLevels } from '#feeds/personal-pay/source.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'

const DATA = path.join(REAL_CARDS, 'issuers/data')
export const isDataHere = existsSync(DATA)

type Json = Record<string, unknown>
type Drafts = Pick<CapturedCard, 'id' | 'raw'>[]

/** How each file holds the records, and the records of a key in the form in which the feed's own source gives them. */
const FILES: Record<string, { feed: FeedSlug; on: string; drafts(file: never, key: string): Drafts }> = {
  'cuenta-dni/details-2026-10.json': {
    feed: 'cuenta-dni',
    on: '2026-10-10',
    drafts: (file: Record<string, { Entity: Json }>, key) => draftsOfBenefit(key, file[key]?.Entity ?? {}),
  },
  'personal-pay/benefits-2026-10.json': {
    feed: 'personal-pay',
    on: '2026-10-10',
    drafts: (file: Record<string, { item: Json; detail: Json }>, key) => {
      const { item, detail } = file[key] as { item: Json; detail: Json }
      return draftsOfLevels(item, detail)
    },
  },
  'club-la-nacion/accounts-2026-10.json': {
    feed: 'club-la-nacion',
    on: '2026-10-10',
    drafts: ({ accounts, benefits }: { accounts: { crmid: string }[]; benefits: Record<string, { data: { id: string }[] }> }, key) =>
      accounts.flatMap((account) =>
        (benefits[account.crmid]?.data ?? [])
          .filter(({ id }) => id === key)
          .map((benefit) => ({ id: key, raw: { clubLaNacion: { account, benefit } } })),
      ),
  },
  'galicia/galicia-promos-2026-09-23.json': {
    feed: 'banco-galicia',
    on: '2026-09-23',
    drafts: ({ list, details }: { list: { data: { list: { id: number }[] } }; details: Record<string, Json> }, key) => {
      const item = list.data.list.find(({ id }) => String(id) === key)
      return [{ id: key, raw: { galicia: { item, detail: details[key] } } }]
    },
  },
}

/** What a record states; what it does not is absent. */
type Stated = {
  percent?: number
  instalments?: number
  weekdays?: string[]
  cap?: { amount: number | null; period?: string }
  minPurchase?: number
  validFrom?: string
  validUntil?: string
  channel?: ('shop' | 'online')[]
  payer?: { issuer: string; cards: string[]; tiers?: string[]; salary?: boolean }
}
type Label = { file: string; key: string; offers: Stated[] }

const FIELDS: Record<string, (stated: Stated, read: ExtractedPromotion) => boolean | undefined> = {
  percentage: ({ percent, instalments }, { discount }) =>
    (percent ?? instalments) === undefined ? undefined : discount.value === (percent ?? instalments),
  days: ({ weekdays }, read) => weekdays && isSame(weekdays, read.weekdays ?? WEEKDAYS),
  cap: ({ cap }, { limits }) => {
    if (cap === undefined) return undefined
    if (cap.amount === null) return limits.explicitlyHasNoLimit
    return limits.maxDiscount === cap.amount && (cap.period === undefined || limits.period === cap.period)
  },
  minimum: ({ minPurchase }, read) => (minPurchase === undefined ? undefined : read.minPurchase === minPurchase),
  'first day': ({ validFrom }, read) => (validFrom === undefined ? undefined : read.validFrom === validFrom),
  'last day': ({ validUntil }, read) => (validUntil === undefined ? undefined : read.validUntil === validUntil),
  channel: ({ channel }, { where }) => {
    const read = [...(where.some((format) => format !== 'Online') ? ['shop'] : []), ...(where.includes('Online') ? ['online'] : [])]
    return channel && isSame(channel, read)
  },
  payer: ({ payer }, read) => payer && isPayer(payer, read),
  'who else': ({ payer }, { conditions }) => (payer?.tiers || payer?.salary ? isWho(payer, conditions.who) : undefined),
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item))

/** The issuer of every group, or its club; and its cards, each by its name or, without a network, by what pays. */
function isPayer({ issuer, cards }: NonNullable<Stated['payer']>, { paymentMethods, membership, conditions }: ExtractedPromotion): boolean {
  const groups = paymentMethods ?? []
  if (paymentMethods === null) return membership.some((club) => club === issuer) && cards.length === 0
  if (!groups.every((group) => group.some((name) => name === issuer))) return false
  const { funds } = conditions.how
  const read = new Set(groups.map((group) => group.find((name) => name.startsWith('Tarjeta')) ?? funds ?? 'any'))
  const isRead = (card: string) => [...read].some((one) => isCard(card, one))
  return (
    cards.every(isRead) &&
    [...read].every((one) => (cards.length === 0 ? !one.startsWith('Tarjeta') : cards.some((card) => isCard(card, one))))
  )
}

/** All three tiers of a bank are everybody. */
function isWho({ tiers = [], salary = false }: NonNullable<Stated['payer']>, who: ExtractedPromotion['conditions']['who']): boolean {
  const read = who.flatMap(({ kind, value }) => (kind === 'segment' ? (value ?? []) : []))
  return isSame(tiers.length === 3 ? [] : tiers, read) && who.some(({ kind }) => kind === 'salary') === salary
}

function isCard(stated: string, read: string): boolean {
  if (stated === read) return true
  const kinds: Record<string, string[]> = {
    crédito: ['credit', 'card', 'any'],
    débito: ['debit', 'card', 'any'],
    dinero: ['balance', 'any'],
  }
  return kinds[stated]?.includes(read) || (stated in kinds && read.includes(stated))
}

type FieldScore = { right: number; all: number; wrong: string[] }

/** Reads every labelled record and counts the fields that it states. @throws when the data is not at hand */
export function scoreFeeds(): Record<string, FieldScore> {
  const { records }: { records: Label[] } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'feeds.labels.json'), 'utf8'))
  const scores: Record<string, FieldScore> = Object.fromEntries(
    [...Object.keys(FIELDS), 'offers'].map((field) => [field, { right: 0, all: 0, wrong: [] }]),
  )
  const count = (field: string, isRight: boolean | undefined, where: string) => {
    const score = scores[field] as FieldScore
    if (isRight === undefined) return
    score.all++
    if (isRight) score.right++
    else score.wrong.push(where)
  }
  for (const { file, key, offers } of records) {
    const promotions = promotionsOf(file, key)
    count('offers', promotions.length === offers.length, `${file} ${key}: ${promotions.length} of ${offers.length}`)
    for (const [at, stated] of offers.entries()) {
      const read = promotions.find(({ discount }) => discount.value === (stated.percent ?? stated.instalments)) ?? promotions[at]
      for (const [field, isRight] of Object.entries(FIELDS)) {
        const right = isRight(stated, read ?? NOTHING)
        count(field, right && read !== undefined, `${file} ${key} ${at}`)
      }
    }
  }
  return scores
}

/** Where no offer was read, every field that is stated counts as wrong. */
const NOTHING = {
  ...{ discount: {}, where: [], limits: {}, membership: [], paymentMethods: null, conditions: { how: {}, who: [] } },
} as unknown as ExtractedPromotion

/** Reads the record of a file, as its feed would. */
export function promotionsOf(file: string, key: string): ExtractedPromotion[] {
  const form = FILES[file]
  if (form === undefined) throw new Error(`${file}: nobody knows how it holds its records`)
  const drafts = form.drafts(JSON.parse(readFileSync(path.join(DATA, file), 'utf8')) as never, key)
  return drafts.flatMap((draft) => readCard({ ...draft, source: form.feed, capturedAt: form.on }).promotions)
}

if (import.meta.main) {
  if (!isDataHere) throw new Error(`The issuers' records are not at hand in ${DATA}.`)
  for (const [field, { right, all, wrong }] of Object.entries(scoreFeeds())) {
    console.log(`${field.padEnd(12)}${`${right} of ${all}`.padEnd(12)}${all === 0 ? '' : `${((100 * right) / all).toFixed(1)} %`}`)
    if (process.argv.includes('--wrong')) for (const one of wrong) console.log(`    ${one}`)
  }
}
