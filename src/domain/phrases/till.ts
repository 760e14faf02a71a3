import { CHAINS, WHERE_LABELS } from '../catalogue/chain.ts'
import type { EnrolmentStep } from '../choice/beforehand.ts'
import { givesInstalments, type Ranked } from '../choice/ranking.ts'
import type { CashierQuestion, TillStep } from '../choice/till.ts'
import { savingWords, shortFigure, upToPrefix } from '../description/words/gain.ts'
import { groupCardFirst } from '../description/words/methods.ts'
import type { Funds, Rail } from '../promotion/condition.ts'
import { methodWords } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { discountFigure } from '../promotion/promotionWords.ts'
import { capitalize, joinWithAnd, joinWithOr, pesos } from '../text/words.ts'

/** Phrases of the till page, large and short. They put facts into words and decide nothing. */

const PAY: Record<Rail, string> = {
  qr: 'escaneá el QR de la caja',
  nfc: 'acercá el celular al posnet',
  contactless: 'apoyá la tarjeta en el posnet, sin contacto',
  card: 'pasá la tarjeta física',
  web: 'pagá online',
}

const CHOOSE: Record<Funds, string> = {
  balance: 'Elegí dinero en cuenta, no una tarjeta',
  credit: 'Elegí una tarjeta de crédito',
  debit: 'Elegí una tarjeta de débito',
  card: 'Elegí una tarjeta',
}

const ENROL: Record<EnrolmentStep, string> = { registration: 'inscribite', coupon: 'conseguí el cupón' }

/** Returns an instruction: «Escaneá el QR de la caja». */
export function tillStepWords(step: TillStep, { supermarket }: Pick<ListedPromotion, 'supermarket'>): string {
  switch (step.do) {
    case 'enrol':
      return `Antes de pagar, ${step.needs.map((one) => ENROL[one]).join(' y ')}: la promoción lo pide`
    case 'dayBefore':
      return 'Vale si te registraste al menos un día antes'
    case 'member':
      return `Antes de que cobren, decí que sos de ${step.clubs.join(' o ')}`
    case 'minimum':
      return `Fijate que la compra llegue a ${pesos(step.pesos)}`
    case 'open': {
      const pays = step.rails.length === 0 ? '' : ` y ${step.rails.map((rail) => PAY[rail]).join(' o ')}`
      return `Abrí ${joinWithOr(step.apps)}${pays}`
    }
    case 'choose':
      return step.cards.length > 0 ? `Elegí tu ${step.cards.map(methodWords).join(' o ')}` : CHOOSE[step.funds ?? 'card']
    case 'pay':
      return capitalize(step.rails.map((rail) => PAY[rail]).join(' o '))
    case 'card':
      return `Pagá con ${groupCardFirst(step.group)}`
    case 'anything':
      return 'Pagá con lo que quieras'
    case 'web':
      return `Comprá en la web de ${CHAINS[supermarket].name}`
    case 'delivery':
      return 'Pedí la entrega para ese día'
    case 'once':
      return 'Decí que es en un pago, sin cuotas'
    case 'instalments':
      return `Pedí ${step.count} cuotas sin interés`
  }
}

/** Returns a question for the cashier: «Preguntá si la sucursal está adherida». */
export function cashierQuestionWords(ask: CashierQuestion): string {
  switch (ask.ask) {
    case 'branch':
      return 'Preguntá si esta sucursal está adherida: no entran todas'
    case 'format':
      return `Fijate en qué local estás: vale solo en ${joinWithAnd(ask.formats.map((format) => WHERE_LABELS[format]))}`
    case 'rail':
      return 'Preguntá cómo se paga desde la app: la promoción no dice si es con el QR'
    case 'web':
      return 'Fijate antes de pagar si te la toman: la promoción no dice que valga online'
    case 'proof':
      return 'Preguntá con qué lo tenés que demostrar'
  }
}

/** Says the gain in large type: «$ 12.000», «15%», «3 cuotas». */
export function gainWords(best: Ranked<ListedPromotion>, amount: number | undefined): { before: string; figure: string; after: string } {
  const { promotion, saving, eligibility } = best
  if (givesInstalments(promotion)) {
    const worth = amount === undefined ? null : savingWords(best, amount)
    return { before: '', figure: shortFigure(promotion.discount), after: worth === null ? 'sin interés' : `sin interés: ${worth}` }
  }
  const { figure, unit } = discountFigure(promotion.discount)
  if (amount === undefined) return { before: eligibility.status === 'yes' ? '' : 'hasta', figure, after: unit }
  const { kind = null } = promotion.conditions.refund ?? {}
  const verb = kind === 'till' ? 'Te descuentan' : kind === 'refund' ? 'Vuelven' : 'Ahorrás'
  return { before: `${verb} ${upToPrefix(best)}`.trim(), figure: pesos(saving), after: `${figure} ${unit}` }
}
