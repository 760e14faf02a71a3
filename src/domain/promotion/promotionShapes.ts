import { BOOLEAN, choice, flags, nullable, number, PESOS, record, withRefusal } from '../shape/shape.ts'
import { CAP_HOLDERS, CAP_PERIODS, DISCOUNT_TYPES } from './promotion.ts'

/** The maximum of `value`: percent (0–100), or instalments without interest (0–12). */
const MOST = { porcentaje: 100, 'cuotas sin intereses': 12 } as const satisfies Record<(typeof DISCOUNT_TYPES)[number], number>

export const DISCOUNT_SHAPE = withRefusal(
  record({ type: choice(DISCOUNT_TYPES), value: number(0, MOST.porcentaje) }),
  ({ type, value }) => {
    if (type === 'porcentaje') return null
    if (value > MOST[type]) return `cuotas fuera de 0–${MOST[type]}`
    return Number.isInteger(value) ? null : 'cuotas no enteras'
  },
  {
    oneOf: DISCOUNT_TYPES.map((type) => ({
      type: 'object',
      required: ['type', 'value'],
      properties: { type: { const: type }, value: { type: type === 'porcentaje' ? 'number' : 'integer', maximum: MOST[type] } },
    })),
  },
)

/** The cap (*tope*) in pesos. Neither a figure nor `explicitlyHasNoLimit` means that the source does not say. */
export const LIMITS_SHAPE = withRefusal(
  record({
    maxDiscount: nullable(PESOS),
    explicitlyHasNoLimit: BOOLEAN,
    period: nullable(choice(CAP_PERIODS)),
    per: nullable(choice(CAP_HOLDERS)),
  }),
  ({ maxDiscount, explicitlyHasNoLimit }) => (explicitlyHasNoLimit && maxDiscount !== null ? 'tope junto con «sin tope»' : null),
)

/** The people that a promotion is only for. */
export const AUDIENCE_SHAPE = withRefusal(flags(['anses', 'jubilados', 'programaCiudadaniaPorteña']), (audience) =>
  Object.values(audience).some(Boolean) ? null : 'público vacío',
)

/** Accepted ways to pay. */
export const ACCEPTED_RAILS_SHAPE = flags(['pagoConQR', 'telefonoContactless', 'contactless'])
