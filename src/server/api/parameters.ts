import { type CivilDate, isCivilDate } from '#domain/calendar.ts'
import { ALL_CHAIN_SLUGS, CHANNELS, isChainSlug, isChannel } from '#domain/chain.ts'
import { DISCOUNT_TYPES, type DiscountType } from '#domain/promotion.ts'
import { EMPTY_WALLET, normaliseWallet, type Wallet } from '#domain/wallet.ts'
import { type Parsed, parseAnswers, parseConditions, parseInstruments, parseMemberships, parseProvince } from '#domain/walletParameter.ts'
import type { PromotionFilter, Shopper } from '../promotionSelection.ts'
import { badParameter } from './problem.ts'

/** Which promotions are asked for, and by whom. `date` null: today. */
export type PromotionsParameters = PromotionFilter & Shopper & { date: CivilDate | null }

const WALLET_NAMES = ['wallet', 'conditions', 'memberships', 'province', 'answers'] as const
const SHOPPER_NAMES = [...WALLET_NAMES, 'amount'] as const
const PROMOTIONS_NAMES = [...SHOPPER_NAMES, 'date', 'supermarket', 'where', 'type', 'q'] as const

/** Bounds in characters: no honest wallet or question is longer. */
const MAX_LIST = 4_000
const MAX_QUESTION = 100

/** The parameters of a list of promotions. @throws ApiProblem naming the parameter. */
export function readPromotionsParameters(query: URLSearchParams): PromotionsParameters {
  onlyKnown(query, PROMOTIONS_NAMES)
  const date = single(query, 'date', 10)
  if (date !== null && !isCivilDate(date)) throw badParameter('date', 'Tiene que ser un día del calendario como 2026-03-27.')
  return {
    date,
    supermarket: oneOf(query, 'supermarket', isChainSlug, ALL_CHAIN_SLUGS),
    where: oneOf(query, 'where', isChannel, CHANNELS),
    type: readType(query),
    q: single(query, 'q', MAX_QUESTION) ?? '',
    ...readShopper(query),
  }
}

/** The parameters of one promotion. @throws ApiProblem naming the parameter. */
export function readShopperParameters(query: URLSearchParams): Shopper {
  onlyKnown(query, SHOPPER_NAMES)
  return readShopper(query)
}

/** For routes without parameters: a name that is not there is a mistake of the caller, better told than ignored. @throws ApiProblem */
export function onlyKnown(query: URLSearchParams, names: readonly string[]): void {
  const unknown = [...query.keys()].find((name) => !names.includes(name))
  if (unknown === undefined) return
  const known = names.length > 0 ? `Se aceptan: ${names.join(', ')}.` : 'Acá no se acepta ninguno.'
  throw badParameter(unknown.slice(0, 100), `Parámetro desconocido. ${known}`)
}

function readShopper(query: URLSearchParams): Shopper {
  return { wallet: readWallet(query), amount: readAmount(query) }
}

/** Null when nothing is said about the shopper; an empty wallet when an empty one is. */
function readWallet(query: URLSearchParams): Wallet | null {
  const named = WALLET_NAMES.some((name) => query.has(name))
  const wallet = normaliseWallet({
    ...EMPTY_WALLET,
    instruments: read(query, 'wallet', parseInstruments),
    conditions: read(query, 'conditions', parseConditions),
    memberships: read(query, 'memberships', parseMemberships),
    province: read(query, 'province', parseProvince),
    answers: read(query, 'answers', parseAnswers),
  })
  return named ? wallet : null
}

function read<T>(query: URLSearchParams, name: string, parse: (text: string) => Parsed<T>): T {
  const parsed = parse(single(query, name, MAX_LIST) ?? '')
  if (!parsed.ok) throw badParameter(name, `${capitalised(parsed.problem)}.`)
  return parsed.value
}

/** Pesos, with centavos after a point. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/

function readAmount(query: URLSearchParams): number | null {
  const text = single(query, 'amount', 20)
  if (text === null) return null
  const amount = AMOUNT.test(text) ? Number(text) : 0
  if (amount <= 0)
    throw badParameter('amount', 'Tiene que ser un monto en pesos mayor que cero y menor que mil millones, como 60000 o 1234.50.')
  return amount
}

function oneOf<T extends string>(query: URLSearchParams, name: string, is: (text: unknown) => text is T, all: readonly T[]): T | null {
  const text = single(query, name, 100)
  if (text === null || is(text)) return text
  throw badParameter(name, `Valor desconocido. Se acepta: ${all.join(', ')}.`)
}

/** The type by its full name or by its first word, which needs no escaping in a URL. */
function readType(query: URLSearchParams): DiscountType | null {
  const names = DISCOUNT_TYPES.flatMap((type) => [type, type.split(' ')[0] as string])
  const name = oneOf(query, 'type', (text): text is string => names.some((one) => one === text), [...new Set(names)])
  return name === null ? null : (DISCOUNT_TYPES.find((type) => type.startsWith(name)) ?? null)
}

/** The value of a parameter, or null when it is not there. @throws ApiProblem when it is there twice, or too long. */
function single(query: URLSearchParams, name: string, maxLength: number): string | null {
  const values = query.getAll(name)
  if (values.length > 1) throw badParameter(name, 'Está repetido.')
  const value = values[0] ?? null
  if (value !== null && value.length > maxLength) throw badParameter(name, `Es demasiado largo (máximo ${maxLength} caracteres).`)
  return value
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
