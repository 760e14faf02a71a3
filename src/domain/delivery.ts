import { fold } from './fold.ts'
import type { ListedPromotion } from './promotion.ts'

/** Where one orders on the web and nowhere else, and the card's own clauses book the delivery for its days: one may order on any other. */
export const isForDelivery = ({ where, weekdays, restrictions }: Pick<ListedPromotion, 'where' | 'weekdays' | 'restrictions'>): boolean =>
  weekdays !== null && where.every((format) => format === 'Online') && restrictions.some((clause) => BOOKED.test(fold(clause)))

/** `Programando la entrega de tu pedido para los días miércoles`; not `para el día que prefieras`. */
const BOOKED =
  /(?:(?:programa|coordina)(?:ndo)? (?:(?:la|tu|el|su) )?(?:entrega|envio|retiro|compra|pedido)|con (?:(?:la|tu|el|su) )?entrega)(?: de tu pedido| de tu compra| unicamente| solo| exclusivamente| para| en){0,3} (?:los |el |un )?(?:dias? )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)/
