import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { matchesOf, mayMatch, needing } from '../text/matches.ts'
import { PLAIN_CARDS } from '../vocabulary/issuers.ts'
import { BOOKED_DAYS } from './bookings.ts'
import { findPhrase } from './findPhrase.ts'

/** How many may have it, or how much there is for all: said once for the offers of all tiers. */
const OF_THE_WHOLE: readonly RegExp[] = [
  needing(
    ['agotar'],
    /(?<![a-z])hasta agotar (?:(?:el|los|las|la|un) )?(?:[a-z]{4,12} de )?(?:\d[\d.]{1,9} (?:reintegros|cupones|beneficios|bonificaciones|descuentos|usos|operaciones|transacciones)|(?:el )?(?:cupo|presupuesto|fondo)(?: [a-z]{2,12}){0,3})/,
  ),
  needing(
    ['alcanzar'],
    /(?<![a-z])hasta alcanzar (?:la|el) (?:suma|cantidad|monto|total)(?: total)? de \$ ?\d[\d.]{3,16}(?: \([a-z ]{4,120}\))?(?: en (?:concepto de )?(?:descuentos|reintegros|bonificaciones)(?: (?:concedid|otorgad)[oa]s)?)?/,
  ),
]

/** Limits within words that promise: how many may have it or how much there is for all, which goods, a shop where it holds for some, one of an app's ways to pay, cards of one country. */
const PROMISED_LIMITS: readonly RegExp[] = [
  ...OF_THE_WHOLE,
  needing(['stock de cupones'], /(?<![a-z])mientras dure el stock de cupones/),
  needing(['servicios seleccionados'], /(?<![a-z])en productos (?:o|y|y\/o) servicios seleccionados/),
  needing(['permitidos'], /(?<![a-z])(?:incluye )?(?:todos los )?productos permitidos por el programa(?: (?!que )[a-z]{3,16}){0,3}/),
  needing(['familiar'], /(?<![a-z])valid[oa]s? (?:solo )?para (?:el )?consumos? (?:de tipo )?familiar(?:es)?(?![a-z])/),
  // A list of shops of that name.
  needing(['bajo el nombre'], /(?<![a-z])(?:en )?(?:los )?(?:comercios|locales) adheridos bajo el nombre(?: de)? ["“]?[a-z+]{2,16}["”]?/),
  needing(['de clientes'], /(?<![a-z])en el caso de [a-z ]{3,30},? (?:solo )?para (?:las )?compras de clientes [a-z]{4,16}/),
  // Which of an app's ways to pay.
  needing(
    ['funcionalidad'],
    /(?<![a-z])(?<!total de )(?:compras|pagos) realizad[oa]s (?:a traves de|con|mediante) la funcionalidad ["“][a-z ]{3,24}["”](?: y\/o qr)?(?: de la (?:aplicacion|app) [a-z+]{3,16}(?: (?!en |con |para )[a-z+]{3,10})?)?/,
  ),
  // Its card, and in which plan: the issuer's name is that of its account, too.
  ...[...PLAIN_CARDS.values()].map(({ name }) =>
    needing(
      name.split(' ', 1),
      new RegExp(`(?<![a-z])(?<!no )incluye (?:la )?tarjetas? (?:de credito )?${name}(?! (?:visa|mastercard|amex))(?: plan z)?(?![a-z])`),
    ),
  ),
  // More than the web takes.
  needing(
    ['todas las billeteras'],
    /(?<![a-z])en (?:las |los )?(?:tiendas|sucursales|locales) se aceptan todas las billeteras(?: virtuales)?/,
  ),
  needing(['adicionales'], /(?<![a-z])incluye (?:las )?(?:compras (?:realizadas )?con )?tarjetas adicionales(?![a-z])/),
  // A kind of shop that is not every card's.
  needing(
    ['mayorista'],
    /(?<![a-z])(?:incluye|aplica (?:para|en)) (?:las? )?(?:tiendas? )?punto mayorista(?: (?!pagando|abonando|con |y )[a-z]{4,12})?/,
  ),
  needing(['nacionales'], /(?<![a-z])aplicables? (?:unicamente )?a tarjetas (?:[a-z]{3,12} ){0,3}nacionales/),
]

/** Limits that no field says, in words that promise or ask: the day of the delivery, a brand's cards of one issuer alone. */
const AFFIRMED_LIMITS: readonly RegExp[] = [
  BOOKED_DAYS,
  needing(
    ['emitidas y administradas'],
    /(?<![a-z])tarjetas [^.,;|$]{0,80}?(?<![a-z])emitidas y administradas por [a-z]{3,14}(?: [a-z]{4,14}){0,3}/,
  ),
  // Beside goods that are left out.
  needing(['minorista'], /(?<![a-z])(?:valid[oa]s? )?(?:unica|sola|exclusiva)mente para (?:la |las )?ventas? minoristas?(?![a-z])/),
  // What is shown or typed in to have it, and where it comes from.
  needing(
    ['cupon', 'codigo', 'voucher'],
    /(?<![a-z])(?:ingresando|presentando|mostrando|cargando) (?:el|un|tu|su) (?:cupon|codigo|voucher)(?! qr)[^.,;()|]{0,80}/,
  ),
  // Where those work who are meant, and how long signing up takes.
  needing(['que trabajen'], /(?<![a-z])(?:valid[oa]s? )?(?:solo )?para (?:los |las )?[a-z/ ]{4,40} que trabajen en ?:? [^.;|]{4,320}/),
  needing(
    ['puede demorar'],
    /(?<![a-z])(?:(?:el )?proceso de (?:alta ?|inscripcion ?|registro ?){1,2})?puede demorar (?:hasta )?\d{1,3} ?(?:hs|horas|dias)(?: habiles)?/,
  ),
  // How late the salary may be.
  needing(
    ['de haberes', 'de sueldo'],
    /(?<![a-z])(?:se considerara[a-z ]{0,40} clientes plan sueldo[a-z ]{0,24} |con )acreditacion(?:es)? de (?:haberes|sueldos?) (?:dentro (?:de )?|durante |en )los (?:ultimos )?\d{2,3} dias(?: (?:anteriores|previos))?(?: (?:a la fecha )?(?:de|a) (?:efectuada )?la compra| a la fecha de compra)?/,
  ),
  // One purchase, one ticket.
  needing(
    ['ticket'],
    /(?<![a-z])(?:se considerara uso indebido de la promocion )?aquel uso en el que se detecten dos o mas cortes (?:de )?tickets?(?: de compra)?(?: con el fin de [a-z ]{4,30})?/,
  ),
  // Not in every place of the chain.
  needing(
    ['comercios adheridos', 'comercio adherido'],
    /(?<![a-z])(?:(?:unica|sola|exclusiva)mente|solo valid[oa]|compras (?:presenciales )?(?:realizadas|efectuadas)) en (?:los )?comercios? adherid[oa]s?(?![a-z])/,
  ),
  // What the discount is taken off.
  needing(
    ['precio contado', 'precio de contado', 'precio de lista'],
    /(?<=(?:aplica|realiza)(?:ra)?n? (?:en linea de cajas )?)sobre (?:el )?precio (?:de )?(?:contado|lista)(?![a-z])/,
  ),
  // It holds from a message on.
  needing(
    ['activ'],
    /(?<![a-z])(?:el equipo de [a-z+][a-z+ ]{2,24} )?te (?:enviaran?|mandaran?|llegara) un (?:correo(?: electronico)?|mail|e-?mail|mensaje|sms) [a-z ]{0,40}(?:descuento|beneficio|cupon) (?:esta|este|ya esta) activ[oa]/,
  ),
]

/** The same for a percentage: only where the card says so of who buys. */
const PLAN_OF_PURCHASE = needing(
  ['compren en plan '],
  /(?<![a-z])que compren en plan (?:z|\d{1,2} cuotas)(?![a-z])(?: (?:sin|cero) interes)?/,
)

/** A plan in which one has to ask for the instalments. */
const PLANS: readonly RegExp[] = [
  needing(
    ['plan z', 'compren en plan '],
    /(?<![a-z])(?:(?:comprando |pagando |(?:que )?compren )?(?:con|en) (?:el )?)?plan z(?![a-z])(?:(?: ?[-:]? ?(?:de |en )?\d{1,2} cuotas)?(?: (?:sin|cero) interes)?)|(?<![a-z])que compren en plan \d{1,2} cuotas(?: (?:sin|cero) interes)?/,
  ),
]

/** Who of those that are announced as pensioners is meant: who is paid there, and the packages by name. */
const PENSIONERS: readonly RegExp[] = [
  needing(
    ['clientes que'],
    /(?<![a-z])clientes que (?:perciban|cobren|acrediten) su (?:jubilacion|pension) (?:[a-z]{1,8} ){1,3}?banco(?![a-z])/,
  ),
  needing(
    ['paquete de productos'],
    /(?<![a-z])paquete de productos (?!(?:con|que|de|del|y|o|a|al|en|el|la|los|las|se|no|previamente|activ[oa]) )[a-z][^.;()]{3,140}?(?= del banco|[.;(]|$)/,
  ),
]
const ANNOUNCED_PENSIONERS = /(?<![a-z])(?:jubilad|pensionad|previsional)/

/** `Con tarjetas de crédito X, débito X y QR (dinero en cuenta desde la app X)`: with QR the balance alone counts, and cards do otherwise. */
const BALANCE_BESIDE_CARDS = needing(
  ['en cuenta', 'en tu cuenta', 'en la cuenta'],
  /(?<![a-z])con (?:tu |tus |la |las )?tarjetas? [^.;|$%()]{0,100}?,? (?:y|o|u|y\/o) (?:con )?qr,? \(?(?:con )?(?:dinero|saldo) en (?:tu |la )?cuenta(?: (?:desde|en|de) (?:la |tu )?(?:app|aplicacion|billetera) [a-z]{3,14}(?: [a-z](?![a-z]))?)?\)?/,
)

/** What is announced of it, unless the small print says it in full. */
function balanceBesideCards(view: OfferView, promises: readonly Clause[]): Span[] {
  const isPrinted = view.legal.some((clause) => mentionsOf(clause.mentions, 'funds').length > 0)
  const announced = promises.filter(({ role }) => role !== 'legal')
  return isPrinted ? [] : placesOf(view, announced, [BALANCE_BESIDE_CARDS])
}

/** The places of limits that a sentence hides in what it promises. */
export function promisedLimits(view: OfferView): Span[] {
  const words = wordsOfOffer(view)
  const promises = words.filter(({ modality }) => modality === 'grants')
  const ofAll = view.foreign.filter(({ modality, role }) => modality === 'grants' && role === 'legal')
  const limits = placesOf(view, promises, PROMISED_LIMITS)
  const isOfPensioners = view.header.some(({ start, end }) => ANNOUNCED_PENSIONERS.test(view.folded.slice(start, end)))
  return [
    ...(limits.length > 0 ? limits : placesOf(view, ofAll, OF_THE_WHOLE)),
    ...placesOf(view, affirmed(words), AFFIRMED_LIMITS),
    ...placesOf(view, affirmed(words), view.offer.discount.type === 'cuotas sin intereses' ? PLANS : [PLAN_OF_PURCHASE]),
    ...levelsOfFigure(view, promises),
    ...balanceBesideCards(view, promises),
    ...(isOfPensioners ? placesOf(view, promises, PENSIONERS) : []),
  ]
}

/** `Un 20 % para las TC Gold y un 25 % para las TC Black`: the levels of card that the offer's own figure is for. */
function levelsOfFigure(view: OfferView, promises: readonly Clause[]): Span[] {
  const { type, value } = view.offer.discount
  if (type !== 'porcentaje') return []
  const found = promises.flatMap(({ start, end }) =>
    matchesOf(view.folded.slice(start, end), LEVELS).map((match) => ({ match, start: start + match.index })),
  )
  const own = found.find(({ match }) => Number(match[1]) === value)
  return own === undefined ? [] : [{ start: own.start, end: own.start + own.match[0].length }]
}
const LEVELS = needing(
  ['platinum', 'signature', 'black', 'gold'],
  /(?<![\d.,])(\d{1,2}) ?% de (?:ahorro|descuento|reintegro) para (?:las |los )?(?:td|tc|tarjetas)(?![a-z])[^.,;:()%$]{0,48}(?:platinum|signature|black|gold)(?:[ /](?:y |e |o )?(?:platinum|signature|black|gold))*/g,
)

function placesOf(view: OfferView, clauses: readonly Clause[], limits: readonly RegExp[]): Span[] {
  const patterns = limits.filter((pattern) => mayMatch(view.folded, pattern))
  return patterns.map((pattern) => findPhrase(view, clauses, pattern)).filter((found) => found !== null)
}
