import type { Cap, Limits } from '#domain/promotion/promotion.ts'
import type { Case } from './corpus.ts'

/** `conflicts`: the words that name another cap. */
type Capped = { limits: Partial<Limits> | null; conflicts?: readonly string[] }

const back = (amount: number, period: Cap['period'], per: Cap['per'] = null): Cap => ({ amount, period, per, kind: 'back' })

export const LIMITS_CORPUS: readonly Case<Capped>[] = [
  { headline: 'Por ticket ahorrás $ 3.500, y hasta ahí', yields: { limits: { maxDiscount: 3_500, period: 'compra' } } },
  { headline: 'Recuperás $ 6.500 por semana y con eso se completa', yields: { limits: { maxDiscount: 6_500, period: 'semana' } } },
  { headline: '$ 4.500 por compra, ni un mango más', yields: { limits: { maxDiscount: 4_500, period: 'compra' } } },
  { legal: 'La rebaja de un titular no puede ir más allá de $ 2.500 por día.', yields: { limits: { maxDiscount: 2_500, period: 'dia' } } },
  { legal: 'El mes entero da para $ 13.000.', yields: { limits: { maxDiscount: 13_000 } } },
  { legal: 'Con débito vuelve el 20%, sin que lo devuelto supere los $ 11.000 por mes.', yields: { limits: { maxDiscount: 11_000, period: 'mes' } } },
  { legal: 'Te devolvemos el 20%: por semana y por cliente, $ 5.500.', yields: { limits: { maxDiscount: 5_500, period: 'semana', per: 'persona' } } },
  { legal: 'Con débito podés recuperar $ 8.500 mensuales.', yields: { limits: { maxDiscount: 8_500, period: 'mes' } } },
  { headline: 'Tope $ 8.000 por semana', yields: { limits: { maxDiscount: 8_000, period: 'semana' } } },
  { headline: '8 luquitas por mes como techo', yields: { limits: { maxDiscount: 8_000, period: 'mes' } } },
  { headline: 'Tope de 7 mil mangos todos los meses', yields: { limits: { maxDiscount: 7_000, period: 'mes' } } },
  { headline: 'El descuento no va más allá de $ 5.000 por mes', yields: { limits: { maxDiscount: 5_000, period: 'mes' } } },
  { headline: 'Por mes y por persona no se devuelven más de $ 7.000', yields: { limits: { maxDiscount: 7_000, period: 'mes', per: 'persona' } } },
  { headline: 'Cada banco te pone hasta $ 6.000 por semana', yields: { limits: { maxDiscount: 6_000, period: 'semana', per: 'banco' } } },
  { headline: '$ 6.000 por semana es lo que te reconoce el banco', yields: { limits: { maxDiscount: 6_000, period: 'semana' } } },
  { headline: 'La rebaja nunca pasa de $ 4.000 por ticket', yields: { limits: { maxDiscount: 4_000, period: 'compra' } } },
  { headline: 'Vuelven $ 9.500 por semana cuanto mucho', yields: { limits: { maxDiscount: 9_500, period: 'semana' } } },
  { headline: '$ 7.000 por finde y no más', yields: { limits: { maxDiscount: 7_000, period: 'finde' } } },
  { headline: 'No le pusimos tope', yields: { limits: { explicitlyHasNoLimit: true } } },
  { headline: 'Libre de tope', yields: { limits: { explicitlyHasNoLimit: true } } },
  { headline: 'Devolución ilimitada', yields: { limits: { explicitlyHasNoLimit: true } } },
  { legal: 'Tope de reintegro: $ 9.000 por mes y por cuenta.', yields: { limits: { maxDiscount: 9_000, period: 'mes', per: 'cuenta' } } },
  { legal: 'Tope de reintegro $ $ 9.000 por cliente por semana.', yields: { limits: { maxDiscount: 9_000, period: 'semana', per: 'persona' } } },
  { legal: 'El límite de descuento del beneficio es de $ 999999 por usuario.', yields: { limits: { maxDiscount: null, explicitlyHasNoLimit: true } } },
  { legal: 'El límite de descuento del beneficio es de $ 10.000 por usuario, con mínimo de compra: $ 30.000.', yields: { limits: { maxDiscount: 10_000, per: 'persona' } } },
  { headline: 'Tope $ 8.000 por semana', legal: 'Ejemplo: en una compra de $ 90.000 verás un reintegro de $ 8.000 (Tope mensual)', yields: { limits: { maxDiscount: 8_000, period: 'semana' } } },
  // "Por cliente" is said of the purchase; whose cap it is, the card announces.
  { headline: 'Tope de devolución (por cuenta): $ 7.000.', legal: 'Descuento con tope de $ 7.000 de devolución por compra.Válido para una compra por semana y por cliente.', yields: { limits: { maxDiscount: 7_000, period: 'compra', per: 'cuenta' } } },
  { headline: '¡Sin tope!', yields: { limits: { maxDiscount: null, explicitlyHasNoLimit: true } } },
  { headline: 'con débito', legal: 'Válido los lunes.', yields: { limits: null } },
  { headline: 'Tope $ 8.000', legal: 'Tope de reintegro $ 8.000 por mes y por cliente.', yields: { limits: { maxDiscount: 8_000, period: 'mes', per: 'persona' } } },
  { legal: 'Tope de reintegro $ 6.000. Tope de reintegro $ 6.000 por semana.', yields: { limits: { maxDiscount: 6_000, period: 'semana' } } },
  // Two sources that name different caps: the smaller one binds.
  { headline: 'Tope $ 6.000', legal: 'Obtené un 20% de descuento con tope de reintegro $ 15.000 por mes.', yields: { limits: { maxDiscount: 6_000, period: 'mes' }, conflicts: ['tope de reintegro $ 15.000 por mes'] } },
  { headline: 'Tope $ 6.000', legal: 'Tope de reintegro $ 15.000 por mes. Tope de reintegro $ 4.000 por semana.', yields: { limits: { maxDiscount: 4_000, period: 'semana' }, conflicts: ['Tope $ 6.000', 'Tope de reintegro $ 15.000 por mes'] } },
  { headline: 'Sin tope', legal: 'Tope de reintegro $ 15.000 por mes.', yields: { limits: { maxDiscount: 15_000, period: 'mes' }, conflicts: ['Sin tope'] } },
  { headline: 'Tope $ 9.000 por mes, con tope de $ 5.000 por cuenta por mes', yields: { limits: { maxDiscount: 5_000, period: 'mes', per: 'cuenta' }, conflicts: ['Tope $ 9.000 por mes'] } },
  { headline: 'Tope $ 9.000 por mes', legal: 'Tope para todos: $ 4.000. Clientes plan oro, un tope adicional de $ 5.000.', yields: { limits: { maxDiscount: 9_000, period: 'mes' } } },
  { headline: '$ 4.000 tope con cuenta + $ 5.000 con sueldo', legal: 'Tope $ 4.000.', yields: { limits: { maxDiscount: 4_000 } } },
  // Caps over longer periods bind together.
  { headline: 'Tope de reintegro $ 8.000 por semana, $ 20.000 por mes', yields: { limits: { maxDiscount: 8_000, period: 'semana', caps: [back(8_000, 'semana'), back(20_000, 'mes')] } } },
  { headline: 'Tope $ 30.000 por mes', legal: 'Te devolvemos hasta $ 6.000 por compra y hasta $ 30.000 por mes, por cliente.', yields: { limits: { maxDiscount: 6_000, period: 'compra', per: 'persona', caps: [back(6_000, 'compra', 'persona'), back(30_000, 'mes', 'persona')] } } },
  // Each cap has its own period, also where the period of the second stands before its amount.
  { legal: 'Reintegro hasta $ 4.000 por cliente por cada semana, tope de devolución por mes calendario hasta $ 9.000.', yields: { limits: { maxDiscount: 4_000, period: 'semana', per: 'persona', caps: [back(4_000, 'semana', 'persona'), back(9_000, 'mes', 'persona')] } } },
  { legal: 'Te devuelven $ 4.000 como tope por semana y $ 9.000 como tope por mes.', yields: { limits: { maxDiscount: 4_000, period: 'semana', caps: [back(4_000, 'semana'), back(9_000, 'mes')] } } },
  // One amount for two periods: the strictest binds, and the other is kept.
  { headline: 'Tope semanal $ 7.000', legal: 'Tope de $ 7.000 por compra.', yields: { limits: { maxDiscount: 7_000, period: 'semana' }, conflicts: ['Tope de $ 7.000 por compra'] } },
  { headline: 'Tope $ 7.000 por compra', legal: 'Tope mensual de $ 7.000 por cuenta.', yields: { limits: { maxDiscount: 7_000, period: 'mes', per: 'cuenta' }, conflicts: ['Tope $ 7.000 por compra'] } },
  { headline: 'Tope mensual $ 7.000', legal: 'Tope de $ 7.000 (siete mil pesos) por cliente y por semana.', yields: { limits: { maxDiscount: 7_000, period: 'mes', per: 'persona' }, conflicts: ['Tope de $ 7.000 (siete mil pesos) por cliente y por semana'] } },
  { headline: 'Tope semanal $ 7.000', legal: 'Tope de $ 7.000 por compra. Una compra por semana por cliente.', yields: { limits: { maxDiscount: 7_000, period: 'semana' } } },
  { headline: 'Tope semanal $ 7.000', legal: 'Tope de $ 7.000 por lunes.', yields: { limits: { maxDiscount: 7_000, period: 'semana' } } },
  { headline: 'Tope $ 7.000 por compra por semana', yields: { limits: { maxDiscount: 7_000, period: 'semana' } } },
  { headline: 'Tope semanal: $ 3.000 cartera general, $ 6.000 plan sueldo', legal: 'Tope de $ 3.000 por compra.', yields: { limits: { maxDiscount: 3_000, period: 'semana' }, conflicts: ['Tope de $ 3.000 por compra'] } },
  { headline: 'Tope $ 6.000', legal: 'Obtené un 35% de descuento con tope de reintegro $ 15.000.', yields: { limits: { maxDiscount: 6_000 } } },
  { value: '20 % / 30 %', headline: 'Tope $ 5.000 / $ 9.000', yields: { limits: { maxDiscount: 5_000 } } },
  // The small print names both caps, in either order: each percentage has its own.
  { value: '20 % / 30 %', headline: 'Tope $ 5.000 / $ 9.000', legal: '20% con tarjeta y 30% con QR. Tope de $ 9.000 por día con QR y $ 5.000 con tarjeta.', yields: { limits: { maxDiscount: 5_000, period: 'dia' } } },
  { value: '6 cuotas sin interés', headline: 'y 20 % con tope $ 5.000', yields: { limits: null } },
  { legal: 'Por ejemplo, con un tope de $ 5.000 recibís $ 5.000.', yields: { limits: null } },
  { legal: 'No aplica tope de reintegro de $ 8.000.', yields: { limits: null } },
  { legal: 'No hay tope de descuento.', yields: { limits: { explicitlyHasNoLimit: true } } },
  { legal: 'Sin necesidad de cupón tope de reintegro $ 8.000.', yields: { limits: { maxDiscount: 8_000 } } },
  { legal: 'Válido para compras de hasta $ 50.000.', yields: { limits: null } },
  { headline: 'Tope de compra $ 70.000', yields: { limits: null } },
  { legal: 'No se aplicará el tope de $ 8.000.', yields: { limits: null } },
  { headline: 'Tope de reintegro: no tiene', yields: { limits: { explicitlyHasNoLimit: true } } },
  { legal: 'Sin tope por compra, con tope de $ 9.000 por mes.', yields: { limits: { maxDiscount: 9_000, period: 'mes' } } },
  { legal: 'El tope no es de $ 5.000 sino mayor.', yields: { limits: null } },
  { legal: 'Tope sobre la compra de $ 40.000.', yields: { limits: null } },
  { legal: 'El banco reintegra en el resumen un importe de $ 7.000 por mes; lo que supere lo pagás vos.', yields: { limits: { maxDiscount: 7_000, period: 'mes' } } },
  { legal: 'Tope $ 6.000 en todo noviembre.', yields: { limits: { maxDiscount: 6_000, period: 'mes' } } },
  { legal: 'Topeado en $ 8.000 por mes.', yields: { limits: { maxDiscount: 8_000, period: 'mes' } } },
  { legal: 'Los jubilados están exentos del tope de $ 5.000.', yields: { limits: null } },
  // A range of purchases is no cap.
  { legal: 'En compras desde $ 30.000 hasta $ 89.000.', yields: { limits: null } },
  { headline: 'Para tickets a partir de $ 15.000 y hasta $ 60.000', yields: { limits: null } },
  { legal: 'Consumos de entre $ 40.000 y $ 120.000.', yields: { limits: null } },
  { headline: 'En compras desde $ 20.000 te devolvemos hasta $ 25.000', yields: { limits: { maxDiscount: 25_000 } } },
  { headline: 'Comprando desde $ 10.000, hasta $ 12.000 por semana', yields: { limits: { maxDiscount: 12_000, period: 'semana' } } },
  // Of caps over two periods the least holds for one purchase, in any order.
  { headline: 'Tope: $ 60.000 mensual y $ 15.000 por transacción', yields: { limits: { maxDiscount: 15_000, period: 'compra', caps: [back(15_000, 'compra'), back(60_000, 'mes')] } } },
  { legal: 'Hasta $ 4.000 de reintegro por día y hasta $ 20.000 por mes.', yields: { limits: { maxDiscount: 4_000, period: 'dia', caps: [back(4_000, 'dia'), back(20_000, 'mes')] } } },
  { legal: 'Tope mensual por cliente de $ 50.000. El tope por compra es de $ 12.000.', yields: { limits: { maxDiscount: 12_000, period: 'compra', caps: [back(12_000, 'compra'), back(50_000, 'mes', 'persona')] } } },
]
