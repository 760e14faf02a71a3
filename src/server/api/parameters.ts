import { z } from 'zod'
import { isCivilDate } from '#domain/calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, CHANNELS, holdsOnChannel } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { slugOf } from '#domain/catalogue/tiers.ts'
import { type ListFilter, NO_FILTER } from '#domain/choice/promotionList.ts'
import type { Shopper } from '#domain/choice/ranking.ts'
import { findChain } from '#domain/choice/search.ts'
import { readAmount } from '#domain/promotion/amount.ts'
import { DISCOUNT_TYPES } from '#domain/promotion/promotion.ts'
import { RETIRED_KEY } from '#domain/questions/questionKey.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import { tryToParse, walletOfParts } from '#domain/wallet/codec/walletText.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { HOLDER_STATUSES } from '#domain/wallet/wallet.ts'
import { makeParameterProblem } from './problem.ts'

export const PAGE_SIZE = 200

/** Limits in characters: no real wallet or query is longer. */
const MAX_LIST = 4_000
const MAX_QUESTION = 100

const BAD_AMOUNT = 'Tiene que ser un monto en pesos, más de cero y hasta cien millones, como 60000.'

/** A repeated parameter arrives as a list. */
const REPEATED = 'Está repetido.'

const text = (max: number) => z.string(REPEATED).max(max, `Es demasiado largo (máximo ${max} caracteres).`)

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: ({ input }) => (Array.isArray(input) ? REPEATED : `Valor desconocido. Se acepta: ${names.join(', ')}.`) })

/** Part of a wallet in the words of a URL. */
const worded = <T>(read: (text: string) => T) =>
  text(MAX_LIST).transform((value, context) => {
    const parsed = tryToParse(() => read(value))
    if (parsed.ok) return parsed.value
    context.addIssue(`${capitalised(parsed.problem)}.`)
    return z.NEVER
  })

/** Accepts a type by its full name, or by its first word, which needs no escaping in a URL. */
const TYPE_NAMES = [...new Set(DISCOUNT_TYPES.flatMap((type) => [type, type.split(' ')[0] as string]))]

/** Somebody who says «jubilado» here is retired, where the screens ask on which pension. An answer to that holds. */
function readConditions(text: string): ReturnType<typeof PARAMETERS.conditions.read> {
  const { answers = {} } = PARAMETERS.conditions.read(text)
  return { answers: { ...answers, ...(answers.pensioner && { [RETIRED_KEY]: true }) } }
}

/** The parameters of every address are declared here: what is read, what is refused and what is documented. */
const shopperFields = {
  wallet: worded(PARAMETERS.wallet.read)
    .optional()
    .meta({
      description:
        'Los medios de pago, separados por comas; las tarjetas de cada institución van después de dos puntos, unidas por +. Los nombres son los de /api/v1/payment-methods.',
      param: { example: 'banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo' },
    }),
  conditions: worded(readConditions)
    .optional()
    .meta({
      description: `Lo que vale para la persona, separado por comas: ${HOLDER_STATUSES.join(', ')}.`,
      param: { example: 'jubilado' },
    }),
  memberships: worded(PARAMETERS.memberships.read)
    .optional()
    .meta({
      description: `Clubes, separados por comas: ${MEMBERSHIPS.map(slugOf).join(', ')}.`,
      param: { example: 'mi-carrefour' },
    }),
  province: worded(PARAMETERS.province.read)
    .optional()
    .meta({ description: 'Provincia en la que compra, sin acentos y con guiones.', param: { example: 'cordoba' } }),
  answers: worded(PARAMETERS.answers.read)
    .optional()
    .meta({
      description:
        'Respuestas a lo que las promociones piden, separadas por comas: las claves de missing[].question, con un - delante de las que son un no.',
      param: { example: 'salary:banco-galicia,-pensioner' },
    }),
  amount: text(MAX_QUESTION)
    .transform(readAmount)
    .refine((amount) => amount !== null, BAD_AMOUNT)
    .optional()
    .meta({ description: 'Pesos de la compra, sin centavos.', param: { example: '60000' } }),
}

export const noQuery = z.object({})

/** The schema for one promotion: its parameters describe the shopper. */
export const shopperQuery = z.object(shopperFields)

export const promotionsQuery = z.object({
  date: z
    .string(REPEATED)
    .refine(isCivilDate, 'Tiene que ser un día del calendario como 2026-03-27.')
    .optional()
    .meta({ format: 'date', description: 'El día; sin él, hoy en la Argentina.', param: { example: '2026-03-27' } }),
  // People also write its name, in any case, with or without accents.
  supermarket: z
    .preprocess((name) => (typeof name === 'string' && findChain(name)) || name, oneOf(ALL_CHAIN_SLUGS))
    .optional()
    .meta({ description: 'Solo esta cadena.', param: { example: 'coto' } }),
  where: oneOf(CHANNELS)
    .optional()
    .meta({ description: 'Solo en el local o solo online.', param: { example: 'online' } }),
  type: oneOf(TYPE_NAMES)
    .optional()
    .meta({ description: 'Solo porcentajes o solo cuotas.', param: { example: 'porcentaje' } }),
  q: text(MAX_QUESTION)
    .optional()
    .meta({
      description:
        'Palabras que tienen que estar todas; no importan los acentos ni los errores de tipeo, y un producto («carne») busca lo que vale para él.',
      param: { example: 'galicia' },
    }),
  page: z
    .string(REPEATED)
    .regex(/^[1-9]\d{0,5}$/, 'Tiene que ser un número de página, desde 1.')
    .transform(Number)
    .optional()
    .meta({
      description: `La página, desde 1; cada una tiene ${PAGE_SIZE} promociones como mucho. La siguiente está en el encabezado Link, con rel="next"; la última no lo tiene.`,
      param: { example: '1' },
    }),
  ...shopperFields,
})

export function filterOf({ supermarket, where, type, q = '' }: z.output<typeof promotionsQuery>): ListFilter {
  const wanted = DISCOUNT_TYPES.find((one) => type !== undefined && one.startsWith(type))
  const passes: ListFilter['passes'] = ({ promotion }) =>
    (where === undefined || holdsOnChannel(promotion.where, where)) && (wanted === undefined || promotion.discount.type === wanted)
  return { ...NO_FILTER, chains: supermarket === undefined ? null : [supermarket], passes, q }
}

/** Reads a query by its schema. It refuses an unknown parameter, which is a mistake of the caller. @throws ApiProblem naming the parameter. */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  const names = Object.keys(schema.shape)
  const unknown = [...query.keys()].find((name) => !names.includes(name))
  if (unknown !== undefined) {
    const known = names.length > 0 ? `Se aceptan: ${names.join(', ')}.` : 'Acá no se acepta ninguno.'
    throw makeParameterProblem(unknown.slice(0, 100), `Parámetro desconocido. ${known}`)
  }
  const given = [...new Set(query.keys())].map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : query.get(name)])
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw makeParameterProblem(String(issue?.path[0]), issue?.message ?? 'No sirve.')
}

/** Without a wallet the shopper is anybody; an empty wallet is a shopper who holds nothing. */
export function shopperOf({ wallet, conditions, memberships, province, answers, amount }: z.output<typeof shopperQuery>): Shopper {
  const parts = [wallet, conditions, memberships, province, answers].filter((one) => one !== undefined)
  return { people: householdOf(walletOfParts(parts)), isAnybody: parts.length === 0, amount: amount ?? null }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
