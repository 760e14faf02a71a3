import { isForMost } from '#domain/answer.ts'
import { anyMethodWords } from '#domain/anyMethod.ts'
import { addDays, type CivilDate } from '#domain/calendar.ts'
import { CHAINS, type ChainSlug, WHERE_LABELS } from '#domain/chain.ts'
import { payWords } from '#domain/phrases/methods.ts'
import { ifWords } from '#domain/phrases/missing.ts'
import { methodsWords, savingWords, upTo } from '#domain/phrases/promotion.ts'
import { whenBackWords } from '#domain/phrases/refund.ts'
import { briefHowWords } from '#domain/phrases/ways.ts'
import { withWhose } from '#domain/phrases/whose.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { isOnWholePurchase } from '#domain/promotionList.ts'
import { isInstalments } from '#domain/ranking.ts'
import { capital, capWords, discountFigure, list, pesos, weekdayName } from '#domain/words.ts'
import { chainsOf, FILTERS, type HomeSearch, withChange } from './homeSearch.ts'
import type { HomeView, RankedPromotion } from './homeView.ts'

/** The answer in words: «Hoy en Día, pagá con Galicia: vuelven », «$ 16.000», «. Vuelve a tu cuenta en 30 días.» */
export type Said = {
  before: string
  /** The figure, written large; empty where there is none. */
  figure: string
  after: string
  /** What else to consider, each with its link. */
  more: { words: string; to: HomeSearch }[]
}
type Sentence = Omit<Said, 'more'>

type Asked = Pick<HomeView, 'day' | 'personal' | 'answer' | 'unread'>

/** The best thing to do on the day, said no surer than it is known. It decides nothing; it only puts the answer into words. */
export function answerWords({ day, personal, answer, unread }: Asked, today: CivilDate, search: HomeSearch): Said {
  const { sure, ifAsked, later, elsewhere } = answer
  const { monto: amount } = search
  const when = dayWords(day, today)
  const more = [
    sure && ifAsked && { words: `Y ${perhapsWords(ifAsked, amount)}`, to: withChange(search, { promo: ifAsked.promotion.id }) },
    later && {
      words: `${sure ? 'Mejor' : 'Sí hay'} ${dayWords(later.date, today)}: ${worth(later.best, amount)} ${placeWords(later.best, personal)}`,
      to: withChange(search, { dia: later.date === today ? undefined : later.date, todas: undefined }),
    },
    elsewhere && {
      words: `${sure ? 'Mejor' : 'Sí hay'} ${when}: ${worth(elsewhere, amount)} ${placeWords(elsewhere, personal)}`,
      to: withChange(search, { supermarket: elsewhere.promotion.supermarket, todas: undefined }),
    },
  ].filter((one) => one !== null)
  const said = sentence(answer, when, personal, search, unread)
  const isPlaceOpen = search.canal === 'online' && (sure ?? ifAsked)?.promotion.qualifiers.includes('unsaidPlace')
  return { ...said, after: isPlaceOpen ? `${said.after} No dice si vale online.` : said.after, more }
}

function sentence({ sure, ifAsked }: Asked['answer'], when: string, personal: boolean, search: HomeSearch, unread: ChainSlug[]): Sentence {
  const { monto: amount } = search
  if (sure) return (isInstalments(sure.promotion) ? laterPaid : moneyBack)(sure, when, amount, personal)
  return ifAsked ? perhaps(ifAsked, when, amount, personal) : nothing(when, personal, search, unread)
}

function moneyBack(best: RankedPromotion, when: string, amount: number | undefined, personal: boolean): Sentence {
  const { promotion, saving } = best
  const before = `${capital(when)} ${leadWords(best, personal)}: `
  if (amount === undefined) {
    const { figure, unit } = discountFigure(promotion.discount)
    const min = promotion.minPurchase === null ? '' : `, desde ${pesos(promotion.minPurchase)}`
    return { before, figure, after: ` ${unit}${min}${partWords(promotion)}. ${capWords(promotion.limits)}.` }
  }
  const verb = VERBS[promotion.conditions.refund?.kind ?? 'unsaid']
  return {
    before: `${before}${verb} ${upTo(best)}`,
    figure: pesos(saving),
    after: `${whenBackWords(promotion, best.whose)}${partWords(promotion)}.`,
  }
}

const VERBS = { till: 'te descuentan', refund: 'vuelven', unsaid: 'ahorrás' }

/** Instalments are no money back, and are not called that. */
function laterPaid(best: RankedPromotion, when: string, amount: number | undefined, personal: boolean): Sentence {
  const { promotion, saving } = best
  const worth = amount === undefined ? null : savingWords(promotion, saving, amount)
  return {
    before: `${capital(when)} ${leadWords(best, personal)} en `,
    figure: `${promotion.discount.value} cuotas`,
    after: ` sin interés${partWords(promotion)}${worth === null ? '' : `: ${worth}`}.`,
  }
}

/** Never said as certain: «puede ser», and what it depends on. */
function perhaps(best: RankedPromotion, when: string, amount: number | undefined, personal: boolean): Sentence {
  return {
    before: `${capital(when)} puede ser, ${ifWords(best.eligibility.missing, best.whose)}: `,
    figure: worth(best, amount),
    after: ` ${placeWords(best, personal)}${partWords(best.promotion)}.`,
  }
}

function perhapsWords(best: RankedPromotion, amount: number | undefined): string {
  return `${ifWords(best.eligibility.missing, best.whose)}, ${worth(best, amount)} ${placeWords(best, true)}`
}

function nothing(when: string, personal: boolean, search: HomeSearch, unread: ChainSlug[]): Sentence {
  const read = chainsOf(search).filter((slug) => !unread.includes(slug))
  // Of a chain that nobody reads we do not know that it has nothing.
  if (unread.length > 0 && read.length === 0) return { before: `Yapa no lee las promociones de ${namesOf(unread)}.`, figure: '', after: '' }
  const place = read.length === 0 ? '' : ` en ${namesOf(read)}`
  const isFiltered = FILTERS.some((name) => name !== 'supermarket' && name !== 'mias' && search[name] !== undefined)
  const whose = personal ? ' con tus medios de pago' : ''
  return { before: `${capital(when)} no hay nada${whose}${place}${isFiltered ? ' con esos filtros' : ''}.`, figure: '', after: '' }
}

/** The chains' names: «Disco y Vea». */
export function namesOf(chains: readonly ChainSlug[]): string {
  return list(chains.map((slug) => CHAINS[slug].name))
}

/** What it is worth, as briefly as can be: «hasta $ 12.000», «15%», «3 cuotas». What is not certain is always «hasta». */
function worth(best: RankedPromotion, amount: number | undefined): string {
  const { discount } = best.promotion
  if (discount.type !== 'porcentaje') return `${discount.value} cuotas`
  return amount === undefined ? discountFigure(discount).figure : `${upTo(best)}${pesos(best.saving)}`
}

/** «en Día, pagá con Galicia (con QR)»; of anybody what it takes: «en Día, con Galicia o Nación». */
function leadWords(best: RankedPromotion, personal: boolean): string {
  const how = briefHowWords(best.promotion.conditions.how)
  const ways = how.length === 0 ? '' : ` (${how.join(', ')})`
  return `en ${shopWords(best.promotion)}, ${personal ? 'pagá ' : ''}${withWords(best, personal)}${ways}`
}

function placeWords(best: RankedPromotion, personal: boolean): string {
  return `en ${shopWords(best.promotion)} ${withWords(best, personal)}`
}

/** The chain, and which of its shops where not all of them are meant: «Carrefour (Maxi)», «Día online», «Día online (con entrega ese día)». */
function shopWords(promotion: ListedPromotion): string {
  const { supermarket, where } = promotion
  const { name, where: all } = CHAINS[supermarket]
  const shops = where.filter((format) => format !== 'Online')
  if (shops.length === 0) return `${name} online${promotion.qualifiers.includes('deliveryDays') ? ' (con entrega ese día)' : ''}`
  const areAll = all.every((format) => format === 'Online' || where.some((one) => one === format))
  return areAll ? name : `${name} (${list(shops.map((format) => WHERE_LABELS[format]))})`
}

function withWords(best: RankedPromotion, personal: boolean): string {
  return withWhose(methodWords(best, personal), best)
}

function methodWords({ promotion, eligibility: { via } }: RankedPromotion, personal: boolean): string {
  const most = promotion.paymentMethods?.find((group) => isForMost({ paymentMethods: [group] }))
  const group = personal ? via : (most ?? [])
  if (group.length > 0) return payWords(group)
  return promotion.paymentMethods === null ? `con ${anyMethodWords(promotion)}` : `con ${methodsWords(promotion)}`
}

function partWords(promotion: ListedPromotion): string {
  return isOnWholePurchase(promotion) ? '' : ', solo en algunos productos'
}

/** «hoy», «mañana», «el jueves 2». */
function dayWords(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'hoy'
  return date === addDays(today, 1) ? 'mañana' : `el ${weekdayName(date)} ${Number(date.slice(8))}`
}
