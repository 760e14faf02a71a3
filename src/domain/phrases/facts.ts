import type { Assumption, PageFact } from '../choice/pageFacts.ts'
import type { UsesCondition } from '../promotion/condition.ts'
import { allClausesWords, type VerbPhrase } from '../text/verbPhrase.ts'
import { capitalize, joinWithAnd, pesos } from '../text/words.ts'
import { beforehandWord } from './warnings.ts'

/** Words for the bullets of a promotion's page. */

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

const SUPPOSED: Record<Assumption, string> = {
  methods: 'que sirve cualquier medio de pago',
  networks: 'qué tarjetas entran',
  maestro: 'que Maestro es hoy Mastercard débito',
  plans: 'qué planes entran',
  end: 'que dura hasta fin de mes',
}

export function factWords(fact: PageFact): string {
  switch (fact.kind) {
    case 'enrolment':
    case 'dayBefore':
    case 'wallets':
    case 'proof':
    case 'notAtSelfCheckout':
      return capitalize(beforehandWord(fact))
    case 'minimum':
      return `Compra mínima: ${pesos(fact.pesos)}`
    case 'firstPurchase':
      return `Cuenta solo la primera compra${fact.period === null ? '' : OF_PERIOD[fact.period]}`
    case 'uses':
      return `Se usa ${fact.times === 1 ? 'una vez' : `${fact.times} veces`} ${OFTEN[fact.period]}`
    case 'singlePayment':
      return 'Es en un pago, sin cuotas'
    case 'supposed':
      return `Suponemos ${joinWithAnd(fact.what.map((one) => SUPPOSED[one]))}: la página no lo dice`
  }
}

/**
 * Says who can use it: «Es para vos si cobrás tu sueldo en Galicia y tenés 60 años o más»; null when everybody can.
 * The text is the same for every reader.
 */
export function peopleWords(people: readonly (readonly VerbPhrase[])[]): string | null {
  return people.length === 0 ? null : `Es para vos si ${allClausesWords(people, null)}`
}

/** Says whether it adds up to others, or that the card does not say: «Se suma a otras promociones». */
export function stackingWords({
  stackable,
  isAddition,
  isPartial,
}: {
  stackable: boolean | null
  isAddition: boolean
  isPartial: boolean
}): string {
  if (stackable) return isPartial ? 'Se suma solo a algunas promociones' : 'Se suma a otras promociones'
  if (isAddition)
    return stackable === null ? 'Se suma a la otra oferta de esta promo' : 'Se suma a la otra oferta de esta promo; a otras no'
  return stackable === null ? 'No dice si se suma a otras promociones' : 'No se suma a otras promociones'
}
