import type { Limiting } from '../mentions/mention.ts'
import { ISSUERS } from './issuers.ts'
import type { Lexicon } from './lexicon.ts'

const NUMBER = '1*|2*|3*|4*|5*|6*|7*|8*|9*'
const YOUR = 'la|las|el|los|tu|tus|su|sus|un|una'
const GIVEN = 'cupo|cupos|presupuesto|fondo|fondos|reintegros|cupones|beneficios|bonificaciones|descuentos|usos'
const ORDER = 'entrega|envio|retiro|compra|pedido'
const ONLY =
  'solo|solamente|unicamente|exclusivamente|exclusivo|exclusiva|valido|valida|validos|validas|aplica|aplicable|aplicables|incluye'
const STRICTLY = 'solo|solamente|unicamente|exclusivamente|exclusivo|exclusiva'
const BUYING = 'que? compren|comprando|pagando|pagues|compres'
const BUYS = 'compras|pagos|operaciones|consumos realizadas|realizados|hechas|hechos|efectuadas|efectuados?'

/** Words that limit an offer in a sentence that mostly promises, and that no field says. */
export const LIMITING: Lexicon<'limiting', Limiting> = {
  kind: 'limiting',
  entries: [
    {
      value: 'budget',
      phrases: [
        `hasta agotar|agotarse|terminar|completar ${YOUR}? ${GIVEN}`,
        `hasta agotar|agotarse ${YOUR}? stock? de? ${NUMBER}`,
        `hasta agotar|agotarse ${YOUR}? stock|disponibilidad de? ${GIVEN}`,
        'hasta alcanzar|completar|llegar a? la|el|los? suma|cantidad|monto|total|pesos total? de?',
        `mientras dure|duren|haya|queden|quede ${YOUR}? stock? de? ${GIVEN}`,
        'cupo|cupos limitado|limitados',
        `para|a los|las primeros|primeras ${NUMBER} clientes|socios|usuarios|personas|compras|canjes|cupones`,
      ],
    },
    {
      value: 'consumers',
      phrases: [
        'cartera|carteras de? consumo|individuos',
        `${ONLY}? solo? para|a? el? uso|consumo|consumos de? tipo? personal? y|o? familiar|familiares|hogareno|particular`,
        `${ONLY}? para|a el? uso|consumo personal`,
        `${ONLY} solo? para|a? consumidor|consumidores final|finales`,
        `${ONLY} ${ONLY}? para|a? la|las|los? venta|ventas|compra|compras|clientes minorista|minoristas`,
      ],
    },
    {
      value: 'goods',
      phrases: [
        'en? productos o|y|y/o servicios seleccionados',
        'incluye? todos? los? productos permitidos|habilitados|alcanzados por el|la|tu programa|tarjeta|beneficio',
      ],
    },
    {
      value: 'shops',
      phrases: [
        'en? los? comercios|locales|negocios adheridos bajo|con el nombre de?',
        'en? las|los? tiendas|sucursales|locales se aceptan|acepta todas|cualquier|cualquiera las? billeteras|billetera virtuales|virtual?',
        'incluye|aplica|valido para|en? la|las|los? tienda|tiendas|local|locales|sucursales? punto? mayorista|mayoristas',
        `${STRICTLY} en los? comercios|comercio|locales|negocios adheridos|adherido`,
        `${BUYS} en los? comercios|comercio|locales|negocios adheridos|adherido`,
      ],
    },
    { value: 'case', phrases: ['en el caso de las|los?'] },
    { value: 'way', phrases: [`${BUYS} a|con|por|mediante traves? de? la|el funcionalidad|modalidad|opcion|servicio`] },
    {
      value: 'cards',
      phrases: [
        'incluye las? compras? realizadas|hechas? con? las? tarjetas|extensiones|plasticos adicionales',
        'valido|aplica tambien? para|con las? tarjetas|extensiones adicionales',
      ],
    },
    { value: 'included', phrases: ['incluye|incluyen la|las? tarjeta|tarjetas de? credito?'] },
    {
      value: 'issued',
      phrases: ['emitidas|emitida en la|el? republica? argentina|pais', 'emitidas|emitida y administradas|administrada por'],
    },
    { value: 'national', phrases: ['nacionales', 'nacional solamente|unicamente'] },
    {
      value: 'code',
      phrases: [
        `ingresando|presentando|mostrando|cargando|usando|aplicando ${YOUR} cupon|codigo|voucher`,
        `ingresa|presenta|mostra|carga|usa|aplica ${YOUR} cupon|codigo|voucher`,
      ],
    },
    {
      value: 'work',
      phrases: [`${ONLY}? ${ONLY}? para los|las? empleadas|empleados|trabajadores|personal as|os? publicos? que trabajen|trabajan en`],
    },
    {
      value: 'waiting',
      phrases: [
        'el|la? proceso|tramite|validacion? de? alta|inscripcion|registro? alta? puede|podria demorar|tardar|llevar hasta?',
        'te enviara|enviaran|mandara|mandaran|llegara|va un|el correo|mail|mensaje|sms|aviso electronico?',
      ],
    },
    { value: 'salary', phrases: ['con? acreditacion|acreditaciones|deposito|cobro de haberes|sueldo|sueldos dentro|durante|en'] },
    { value: 'ticket', phrases: ['se? considera|considerara uso indebido', 'fraccionar|dividir|partir la|una|su|tu? compra|ticket'] },
    {
      value: 'price',
      phrases: [
        'aplica|aplican|aplicara|realiza|realizara|calcula|calculara en|por? la? linea|lineas? de? caja|cajas? sobre el? precio de? contado|lista',
      ],
    },
    {
      value: 'plan',
      phrases: [
        ...ISSUERS.flatMap(({ words: { plan } }) => (plan === undefined ? [] : [`${BUYING}? con|en? el? ${plan}`])),
        `${BUYING} con|en el? plan ${NUMBER}`,
      ],
    },
    {
      value: 'pension',
      phrases: ['clientes? que cobren|cobran|cobras|perciban|perciben|acrediten|acreditan su|tu|la jubilacion|pension|haber'],
    },
    { value: 'package', phrases: ['paquete|paquetes de productos'] },
    {
      value: 'booking',
      phrases: [
        `programa|programas|programando|coordina|coordinas|coordinando ${YOUR}? ${ORDER}`,
        `con ${YOUR}? entrega`,
        `agenda|agendando|elegi|eligiendo ${YOUR}? entrega|envio|retiro`,
      ],
    },
    {
      value: 'coupons',
      phrases: ['con el|los|otro|otros|ningun? cupon|cupones|vale|vales|voucher|vouchers', 'ni con? cupones|vales|vouchers'],
    },
  ],
}
