import type { BeforehandFact, EnrolmentStep } from '../../choice/beforehand.ts'
import type { UsesCondition } from '../../promotion/condition.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { joinWithOr } from '../../text/words.ts'

/** What one has to do or know before one stands at the till. */

const OFTEN: Record<UsesCondition['period'], string> = {
  compra: 'por compra',
  dia: 'por día de promo',
  semana: 'por semana',
  mes: 'por mes',
  promocion: 'en toda la promo',
}

const OF_PERIOD: Record<UsesCondition['period'], string> = {
  compra: '',
  dia: ' de cada día de promo',
  semana: ' de cada semana',
  mes: ' de cada mes',
  promocion: ' de la promo',
}

export function firstPurchaseWords(period: UsesCondition['period'] | null): string {
  return `Cuenta solo la primera compra${period === null ? '' : OF_PERIOD[period]}`
}

export function usesWords({ times, period }: Pick<UsesCondition, 'times' | 'period'>): string {
  return `Se usa ${times === 1 ? 'una vez' : `${times} veces`} ${OFTEN[period]}`
}

export function supposedWords({ unknownPaymentMethods }: Pick<ListedPromotion, 'unknownPaymentMethods'>): string | null {
  return unknownPaymentMethods.includes('Tarjeta de débito Maestro')
    ? 'Suponemos que Maestro es hoy Mastercard débito: la página no lo dice'
    : null
}

/** Says whether it adds up to others, «Se suma a otras promociones»; null where the card does not say. */
export function addsUpWords({ stackable, qualifiers }: Pick<ListedPromotion, 'stackable' | 'qualifiers'>): string | null {
  if (stackable)
    return qualifiers.includes('partialStacking') ? 'Se puede combinar solo con algunas promociones' : 'Se suma a otras promociones'
  const isUnsaid = stackable === null
  if (qualifiers.includes('addition')) return `Se suma a la otra oferta de esta promo${isUnsaid ? '' : '; a otras no'}`
  return isUnsaid ? null : 'No se suma a otras promociones'
}

const ENROL: Record<EnrolmentStep, string> = { registration: 'inscribirte', coupon: 'conseguir un cupón' }

export function beforehandWord(fact: BeforehandFact): string {
  switch (fact.kind) {
    case 'enrolment':
      return `antes tenés que ${fact.needs.map((one) => ENROL[one]).join(' y ')}`
    case 'dayBefore':
      return 'tenés que registrarte al menos un día antes'
    case 'wallets':
      return `con el celular, solo por ${joinWithOr(fact.taken)}`
    case 'proof':
      return 'llevá tu DNI'
    case 'notAtSelfCheckout':
      return 'no vale en cajas de autocobro'
  }
}
