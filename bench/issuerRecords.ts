import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS, type ChainSlug, type Where } from '#domain/catalogue/chain.ts'
import type { ClubName } from '#domain/catalogue/club.ts'
import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { FeedSlug } from '#domain/catalogue/source.ts'
import { NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import type { CapPeriod, Limits } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { PublishedPromotion } from '#domain/promotion/snapshot.ts'
import { fold } from '#domain/text/fold.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import labels from './feeds.labels.json' with { type: 'json' }

// What issuers published, as promotions for the bench alone: the labelled values of the feeds' own files, and other people's tables of them.

export const ISSUERS = path.join(REAL_CARDS, 'issuers')
export const hasIssuers = existsSync(path.join(ISSUERS, 'pairs.jsonl'))

/** A record of a file: `key` is its name in `pairs.jsonl`. */
export type IssuerRecord = { key: string; issuer: string; promotion: PublishedPromotion }

type Stated = {
  chain: ChainSlug
  discount: PublishedPromotion['discount']
  weekdays?: Weekday[] | null
  limits?: Partial<Limits>
  minPurchase?: number | null
  validFrom?: string | undefined
  validUntil?: string | undefined
  where?: Where[] | undefined
  methods: MethodName[][] | null
  club?: ClubName
  tiers?: string[]
  isForSalary?: boolean
  app?: string[]
}

const words = { quote: '-', start: 0, end: 1 }
const who = (kind: WhoCondition['kind'], value: string | null): WhoCondition => ({ kind, value, alternatives: null, ...words })

function promotionOf(id: string, feed: FeedSlug, seen: string, stated: Stated): PublishedPromotion {
  const { chain, methods, club, tiers = [], where = [], app = [] } = stated
  const people = [...tiers.map((tier) => who('segment', tier)), ...(stated.isForSalary ? [who('salary', null)] : [])]
  return {
    ...EMPTY_FIELDS,
    ...{ id, cardId: id, feed, firstSeen: seen, lastSeen: seen, url: 'https://issuer.example', confidence: 1 },
    supermarket: chain,
    discount: stated.discount,
    weekdays: stated.weekdays ?? null,
    limits: { ...EMPTY_FIELDS.limits, ...stated.limits },
    minPurchase: stated.minPurchase ?? null,
    validFrom: stated.validFrom ?? null,
    validUntil: stated.validUntil ?? null,
    where: where.length > 0 ? where : [...CHAINS[chain].where],
    qualifiers: where.length > 0 ? [] : ['unsaidPlace'],
    membership: club ? [club] : [],
    paymentMethods: methods,
    conditions: { ...NO_CONDITIONS, who: people, how: { ...NO_CONDITIONS.how, app } },
  }
}

type Label = (typeof labels.records)[number]
type Offer = {
  percent?: number
  weekdays?: string[]
  cap?: { amount: number | null; period?: string }
  minPurchase?: number
  validFrom?: string
  validUntil?: string
  channel?: string[]
  payer: { issuer: string; cards: string[]; tiers?: string[]; salary?: boolean }
}

const FEED_OF_FILE: Record<string, FeedSlug> = {
  'cuenta-dni': 'cuenta-dni',
  'personal-pay': 'personal-pay',
  'club-la-nacion': 'club-la-nacion',
  galicia: 'banco-galicia',
  patagonia: 'banco-patagonia',
  'naranja-x': 'naranja-x',
}

/** Each offer of a labelled record that states a percentage; the key has its number from 1, and its tiers. */
function labelled(file: string, seen: string): IssuerRecord[] {
  const feed = FEED_OF_FILE[file.split('/')[0] as string] as FeedSlug
  return (labels.records as Label[])
    .filter((record) => record.file === file)
    .flatMap(({ key, chain, offers }) =>
      (offers as Offer[]).flatMap((offer, at): IssuerRecord[] => {
        const { percent, payer, cap, channel = [] } = offer
        if (percent === undefined) return []
        const isClub = payer.issuer === 'Club La Nacion'
        const cards = payer.cards.filter((name) => methodNamed(name) !== undefined) as MethodName[]
        const groups = (cards.length === 0 ? [[]] : cards.map((card) => [card])).map((group) => [payer.issuer as MethodName, ...group])
        const name = `${key} ${at + 1} ${(payer.tiers ?? []).join(', ')}`
        const promotion = promotionOf(`${file} ${name}`, feed, seen, {
          ...{ chain: chain as ChainSlug, discount: { type: 'porcentaje', value: percent } },
          ...{ minPurchase: offer.minPurchase ?? null, validFrom: offer.validFrom, validUntil: offer.validUntil },
          weekdays: (offer.weekdays as Weekday[] | undefined) ?? null,
          limits: cap === undefined ? {} : capOf(cap.amount, (cap.period as CapPeriod | undefined) ?? null),
          where: channel.flatMap((one) => placesOf(chain as ChainSlug, one)),
          methods: isClub ? null : groups,
          ...(isClub ? { club: 'Club La Nacion' as const } : {}),
          ...{ tiers: payer.tiers ?? [], isForSalary: payer.salary ?? false },
          // Galicia's code is scanned with its own app or with MODO.
          app: feed === 'banco-galicia' ? ['Banco Galicia', 'MODO'] : [],
        })
        return [{ key: name, issuer: payer.issuer, promotion }]
      }),
    )
}

const capOf = (amount: number | null, period: CapPeriod | 'none' | null): Partial<Limits> =>
  amount === null ? { explicitlyHasNoLimit: true } : { maxDiscount: amount, period: period === 'none' ? null : period }

const placesOf = (chain: ChainSlug, channel: string): Where[] =>
  CHAINS[chain].where.filter((place) => (place === 'Online') === (channel === 'online'))

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
const FEEDS: Record<string, FeedSlug> = { 'Cuenta DNI': 'cuenta-dni', 'Banco Patagonia': 'banco-patagonia', 'Naranja X': 'naranja-x' }
const AMEX = 'Tarjeta American Express - The Platinum Card ® y Centurion ®'
const LETTERS = 'LMXJVSD'
const PERIODS: Record<string, CapPeriod> = { mes: 'mes', semana: 'semana', dia: 'dia', promo: 'promocion' }

/** Rows that somebody kept from the feeds; what people typed by hand or took from a chain's page is no issuer's word. */
function fromFacts(file: string): IssuerRecord[] {
  return linesOf(file).flatMap((row): IssuerRecord[] => {
    const chain = chainNamed(row.shop)
    if (chain === undefined || row.origin === 'hand' || row.issuer === 'Mercado Pago') return []
    const isModo = row.id.startsWith('modo-') || /MODO/.test(row.rails)
    const methods = row.issuer === 'MODO' ? [] : [METHODS[row.issuer] ?? (row.issuer as MethodName)]
    const tiers: { tier?: string; percent: number; cap: number | null }[] = row.tiers ?? [row]
    return tiers.map(({ tier, percent, cap }) => ({
      ...{ key: row.id, issuer: row.issuer },
      promotion: promotionOf(
        `${row.id} ${tier ?? ''}`,
        FEEDS[row.issuer] ?? (row.id.startsWith('modo-') ? 'modo' : 'banco-galicia'),
        row.checked,
        {
          ...{ chain, discount: { type: 'porcentaje', value: percent }, minPurchase: row.min, validFrom: row.from, validUntil: row.until },
          weekdays: WEEKDAYS.filter((_, at) => row.days.includes(LETTERS[at])),
          limits: cap === null && row.capPer === null ? {} : capOf(cap, PERIODS[row.capPer] ?? null),
          methods: [[...methods, ...(isModo ? (['MODO'] as const) : [])]],
          tiers: tier === undefined ? [] : [tier],
        },
      ),
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
      methods: [issuer === 'BBVA' ? [name, 'MODO'] : [name]],
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
  return FEED_OF_FILE[file.split('/')[0] as string] === undefined ? null : labelled(file, seen)
}
