import { z } from 'zod'
import { isCivilDate } from '../calendar/calendar.ts'
import { PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { CAP_HOLDERS, CAP_KINDS, CAP_PERIODS, DISCOUNT_TYPES } from './promotion.ts'

/**
 * The schemas of values, and the parts they are made of; their messages are in Spanish, for people. They run on the
 * server only: the browser gets their types. What may be unsaid may also be left out; the result is complete.
 */

/** Accepts null and nothing too: the source does not say, or does not restrict it. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().prefault(null)

const isDistinct = (items: readonly unknown[]) => new Set(items).size === items.length

/** Accepts a list without repetitions. */
export const distinct = <S extends z.ZodType>(items: z.ZodArray<S>) => items.refine(isDistinct, 'repetido')

/** Accepts a set of the values, without repetitions. */
export const setOf = <const T extends string>(values: readonly T[]) => distinct(z.array(z.enum(values)))

/** Accepts text of one to `most` characters. */
export const text = (most: number) => z.string().min(1).max(most)

export const wholeNumber = (least: number, most: number) => z.int().min(least, `menos de ${least}`).max(most, `más de ${most}`)
const number = (least: number, most: number) => z.number().min(least, `menos de ${least}`).max(most, `más de ${most}`)

/** A boolean that is false when it is left out. */
export const flag = z.boolean().default(false)

export const pesosSchema = number(0.01, 1e12)
export const dateSchema = z.string().refine(isCivilDate, 'no es una fecha AAAA-MM-DD').meta({ format: 'date' })
export const linkSchema = z.url({ protocol: /^https?$/ })
export const methodSchema = z.enum(
  PAYMENT_METHODS.map(({ name }) => name),
  'no está en el catálogo',
)

/** Offsets into the text of the raw card. */
export const BOUNDS = { start: wholeNumber(0, 1e9), end: wholeNumber(0, 1e9) }
export const isStretch = ({ start, end }: { start: number; end: number }) => start < end
export const EMPTY_STRETCH = 'tramo vacío'
export const spanSchema = z.strictObject(BOUNDS).refine(isStretch, EMPTY_STRETCH)

/** The maximum of `value`: percent (0–100), or instalments without interest (0–12). */
const MOST = { porcentaje: 100, 'cuotas sin intereses': 12 } as const satisfies Record<(typeof DISCOUNT_TYPES)[number], number>

export const discountSchema = z
  .strictObject({ type: z.enum(DISCOUNT_TYPES), value: number(0, MOST.porcentaje) })
  .refine(({ type, value }) => value <= MOST[type], `cuotas fuera de 0–${MOST['cuotas sin intereses']}`)
  .refine(({ type, value }) => type === 'porcentaje' || Number.isInteger(value), 'cuotas no enteras')
  .meta({
    oneOf: DISCOUNT_TYPES.map((type) => ({
      type: 'object',
      required: ['type', 'value'],
      properties: { type: { const: type }, value: { type: type === 'porcentaje' ? 'number' : 'integer', maximum: MOST[type] } },
    })),
  })

const capScope = { period: optional(z.enum(CAP_PERIODS)), per: optional(z.enum(CAP_HOLDERS)) }

/** One cap in pesos: on the money that comes back, or on the purchase that counts. */
const capSchema = z.strictObject({ amount: pesosSchema, ...capScope, kind: z.enum(CAP_KINDS).default('back') })

/** No real card has as many. */
const MAX_CAPS = 6

/**
 * The caps (*topes*) in pesos. `maxDiscount` with its period and holder is the tightest for one purchase; neither a
 * figure nor `explicitlyHasNoLimit` means that the source does not say. `caps` lists all of them if `maxDiscount` is
 * not the only one, or comes from a cap on the purchase; else it is empty.
 */
export const limitsSchema = z
  .strictObject({
    maxDiscount: optional(pesosSchema),
    explicitlyHasNoLimit: flag,
    ...capScope,
    caps: z.array(capSchema).max(MAX_CAPS).default([]).meta({ description: 'Todos los topes, el más chico para una compra primero.' }),
  })
  .refine(({ maxDiscount, explicitlyHasNoLimit }) => !explicitlyHasNoLimit || maxDiscount === null, 'tope junto con «sin tope»')
  .refine(({ maxDiscount, caps }) => caps.length === 0 || maxDiscount !== null, 'topes sin el menor de todos')

export const audienceSchema = z
  .strictObject({ anses: flag, jubilados: flag, programaCiudadaniaPorteña: flag })
  .refine((audience) => Object.values(audience).some(Boolean), 'público vacío')

export const acceptedRailsSchema = z.strictObject({ pagoConQR: flag, telefonoContactless: flag, contactless: flag })
