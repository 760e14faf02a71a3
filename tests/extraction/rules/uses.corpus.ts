import type { UsesCondition } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

export const USES_CORPUS: readonly Case<UsesCondition | null>[] = [
  { legal: 'Máximo de 1 (una) transacción por usuario y por semana.', yields: { times: 1, period: 'semana' } },
  { legal: 'Máximo 1 uso por cliente por día lunes.', yields: { times: 1, period: 'dia' } },
  { legal: 'Válido una vez por usuario por jueves.', yields: { times: 1, period: 'dia' } },
  { legal: 'Hasta 2 compras por cliente por mes.', yields: { times: 2, period: 'mes' } },
  { legal: 'Válido por 1 compra semanal por persona.', yields: { times: 1, period: 'semana' } },
  { legal: 'Válido para la primera compra programada de cada miércoles.', yields: { times: 1, period: 'dia' } },
  { legal: 'Válido para una compra por usuario.', yields: { times: 1, period: 'promocion' } },
  { legal: 'Un cupón por usuario por miércoles.', yields: { times: 1, period: 'dia' } },
  { legal: 'Tope de transacciones por día: 1 (una).', yields: { times: 1, period: 'dia' } },
  { legal: 'Cantidad máxima de compras por usuario por mes: 2.', yields: { times: 2, period: 'mes' } },
  // A cap counts money, not uses.
  { legal: 'Tope de reintegro $ 3.000 por transacción por semana.', yields: null },
  { legal: 'Tope de reintegro por persona por mes.', yields: null },
  { legal: 'El descuento se realiza una vez que se efectúe el pago.', yields: null },
  { legal: 'El reintegro se verá en el primer o segundo resumen.', yields: null },
  { legal: 'No hay límite de una compra por cliente por mes.', yields: null },
  { legal: 'Sin límite de 1 uso por semana por cliente.', yields: null },
  { legal: 'Más de una compra por día permitida.', yields: null },
  { legal: 'No más de una compra por día.', yields: { times: 1, period: 'dia' } },
  // Once in all.
  { headline: 'Se usa una sola vez', yields: { times: 1, period: 'promocion' } },
  { headline: 'Una vez y nada más', yields: { times: 1, period: 'promocion' } },
  { headline: 'Una sola vez por semana', yields: { times: 1, period: 'semana' } },
  { headline: 'Pagando de una sola vez', yields: null },
]
