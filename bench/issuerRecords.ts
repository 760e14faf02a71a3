import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { CapPeriod, Limits } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import labels from './feeds.labels.json' with { type: 'json' }
import { promotionsOf } from './feeds.ts'

// What issuers published, as promotions: records of our feeds as these read them, and rows of other people's tables for the bench alone.

export const ISSUERS = path.join(REAL_CARDS, 'issuers')
export const hasIssuers = existsSync(path.join(ISSUERS, 'pairs.jsonl'))

/** A record of a file: `key` is its name in `pairs.jsonl`. */
export type IssuerRecord = { key: string; issuer: string; promotion: PublishedPromotion }

/** A row of a table, which states no place. */
type Row = {
  chain: ChainSlug
  discount: PublishedPromotion['discount']
  weekdays: Weekday[] | null
  limits: Partial<Limits>
  minPurchase?: number | null
  validFrom?: string
  validUntil?: string
  methods: MethodName[]
  tier?: string | undefined
  app?: string[]
}

function promotionOf(id: string, feed: FeedSlug, seen: string, row: Row): PublishedPromotion {
  const { chain, discount, weekdays, methods, tier, app = [] } = row
  const who = tier === undefined ? [] : [{ kind: 'segment' as const, value: tier, alternatives: null, quote: '-', start: 0, end: 1 }]
  return {
    ...EMPTY_FIELDS,
    ...{ id, cardId: id, feed, firstSeen: seen, lastSeen: seen, url: 'https://issuer.example', confidence: 1 },
    ...{ supermarket: chain, discount, weekdays, paymentMethods: [methods], where: [...CHAINS[chain].where], qualifiers: ['unsaidPlace'] },
    limits: { ...EMPTY_FIELDS.limits, ...row.limits },
    minPurchase: row.minPurchase ?? null,
    validFrom: row.validFrom ?? null,
    validUntil: row.validUntil ?? null,
    conditions: { ...NO_CONDITIONS, who, how: { ...NO_CONDITIONS.how, app } },
  }
}

/** The folders of our own feeds. */
const FEED_OF_FOLDER: Record<string, FeedSlug> = {
  'cuenta-dni': 'cuenta-dni',
  'personal-pay': 'personal-pay',
  'club-la-nacion': 'club-la-nacion',
  galicia: 'banco-galicia',
}

/** The labelled records of a file as their feed reads them. The key has an offer's number from 1, and its tiers. */
function fromFeed(file: string, feed: FeedSlug, seen: string): IssuerRecord[] {
  return labels.records
    .filter((record) => record.file === file)
    .flatMap(({ key, offers }) =>
      promotionsOf(file, key).map((promotion, at) => {
        const tiers = promotion.conditions.who.flatMap(({ kind, value }) => (kind === 'segment' ? [value] : []))
        const name = `${key} ${at + 1} ${tiers.join(', ')}`
        const issuer = offers[0]?.payer.issuer ?? ''
        return {
          key: name,
          issuer,
          promotion: { ...promotion, id: `${file} ${name}`, cardId: name, feed, firstSeen: seen, lastSeen: seen },
        }
      }),
    )
}

const capOf = (amount: number | null, period: CapPeriod | null): Partial<Limits> =>
  amount === null ? { explicitlyHasNoLimit: true } : { maxDiscount: amount, period }

/** Chains by the names of other people's tables, whole and folded. */
const ALIASES: ReadonlyMap<string, ChainSlug> = new Map(
  Object.entries(
    hasIssuers ? (JSON.parse(readFileSync(path.join(ISSUERS, 'aliases.json'), 'utf8')).aliases as Record<string, string[]>) : {},
  ).flatMap(([chain, names]) => names.map((name) => [name, chain as ChainSlug])),
)

function chainNamed(shop: string): ChainSlug | undefined {
  const name = fold(shop)
  return ALIASES.get(name) ?? ALIASES.get(name.replace(/ con modo$/, '').replace(/^supermercados? |^mayorista | mayorista$/g, ''))
}

const METHODS: Record<string, MethodName> = { ICBC: 'Banco ICBC', 'Naranja X': 'NaranjaX', Galicia: 'Banco Galicia', BBVA: 'Banco BBVA' }
const AMEX = 'Tarjeta American Express - The Platinum Card ® y Centurion ®'
const LETTERS = 'LMXJVSD'
const PERIODS: Record<string, CapPeriod> = { mes: 'mes', semana: 'semana', dia: 'dia', promo: 'promocion' }

/** Rows that somebody kept from issuers' lists, some of which no feed reads; what people typed by hand or took from a chain's page is no issuer's word. */
function fromFacts(file: string): IssuerRecord[] {
  return linesOf(file).flatMap((row): IssuerRecord[] => {
    const chain = chainNamed(row.shop)
    if (chain === undefined || row.origin === 'hand' || row.issuer === 'Mercado Pago') return []
    const isModo = row.id.startsWith('modo-') || /MODO/.test(row.rails)
    const methods = row.issuer === 'MODO' ? [] : [METHODS[row.issuer] ?? (row.issuer as MethodName)]
    const tiers: { tier?: string; percent: number; cap: number | null }[] = row.tiers ?? [row]
    return tiers.map(({ tier, percent, cap }) => ({
      ...{ key: row.id, issuer: row.issuer },
      promotion: promotionOf(`${row.id} ${tier ?? ''}`, row.issuer === 'Cuenta DNI' ? 'cuenta-dni' : 'banco-galicia', row.checked, {
        ...{ chain, discount: { type: 'porcentaje', value: percent }, minPurchase: row.min, validFrom: row.from, validUntil: row.until },
        weekdays: WEEKDAYS.filter((_, at) => row.days.includes(LETTERS[at])),
        limits: cap === null && row.capPer === null ? {} : capOf(cap, PERIODS[row.capPer] ?? null),
        methods: [...methods, ...(isModo ? (['MODO'] as const) : [])],
        tier,
      }),
    }))
  })
}

/** A page that somebody made of the feeds of Galicia and BBVA, whose lists name no days: «Todos los días» there is not known. */
function fromTable(file: string, seen: string): IssuerRecord[] {
  return (JSON.parse(readFileSync(path.join(ISSUERS, 'data', file), 'utf8')) as Record<string, string>[]).flatMap((row): IssuerRecord[] => {
    const { merchant = '', issuer = '', discount = '', days = '', method = '' } = row
    const [chain, name] = [chainNamed(merchant), issuer === 'American Express' ? AMEX : METHODS[issuer]]
    const [, percentage, instalments] = /^(?:(\d+)%|Hasta (\d+) cuotas)/.exec(discount) ?? []
    const [, cap, period] = /tope \$([\d.]+)(?:\/(\w+))?/.exec(discount) ?? []
    // The others are from the press. More than twelve instalments are never shown.
    if (chain === undefined || name === undefined || (instalments !== undefined && Number(instalments) > 12)) return []
    const named = WEEKDAYS.filter((day) => fold(days).includes(fold(day)))
    const key = `${days} · ${merchant}`
    const promotion = promotionOf(`${issuer} ${key} ${discount}`, 'banco-galicia', seen, {
      ...{ chain, weekdays: named.length > 0 ? named : null },
      discount: percentage
        ? { type: 'porcentaje', value: Number(percentage) }
        : { type: 'cuotas sin intereses', value: Number(instalments) },
      limits: cap === undefined ? {} : capOf(Number(cap.replaceAll('.', '')), period?.startsWith('m') ? 'mes' : null),
      methods: issuer === 'BBVA' ? [name, 'MODO'] : [name],
      app: method.includes('MODO') ? [name, 'MODO'] : [],
    })
    return [{ key, issuer, promotion }]
  })
}

const linesOf = (file: string) =>
  readFileSync(path.join(ISSUERS, 'data', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Returns the records of a file that name a chain of ours; null for files that nothing here reads. */
export function recordsOf(file: string, seen: string): IssuerRecord[] | null {
  if (file.startsWith('facts/')) return fromFacts(file)
  if (file.startsWith('_tables/')) return fromTable(file, seen)
  const feed = FEED_OF_FOLDER[path.dirname(file)]
  return feed === undefined ? null : fromFeed(file, feed, seen)
}
