import { fold } from '#domain/text/fold.ts'
import type { Clue } from '../mentions/mention.ts'
import { ISSUERS } from './issuers.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

const APPS = [
  'modo',
  ...ISSUERS.flatMap(({ words: { app } }) => (app === undefined ? [] : [fold(app.name).replaceAll('+', '').replaceAll(' ', '')])),
].join('|')
const BOOKED = 'entrega|retiro|envio|compra|pedido'

/** Limits without a field: the clause is shown to shoppers in its own words. */
export const CLUE_LEXICON: Lexicon<'clue', Clue | null> = {
  kind: 'clue',
  entries: [
    {
      // Limits in any clause: who may have the offer, which account, which of several.
      value: 'limits',
      phrases: parsePhrases(`
        en mora|atraso|morosidad, cumplimiento normal, planes sociales, registr*|posea|posean|present* mora|deuda|deudas|atraso|atrasos, inhabilitad*,
        al dia en|con sus|los|tus|el, servicios seleccionados,
        permitid* por el programa, de clientes minoristas|mayoristas, la funcionalidad|opcion, todas las billeteras,
        tarjetas|titulares y|o|e? adicionales, punto mayorista, tarjetas|mastercard|visa nacionales,
        emitid* en la|el? republica|pais|exterior? argentina?, emitid* y administrad* por, que trabajen|trabajan en,
        puede|podria demorar|tardar, haberes|sueldo|sueldos dentro|durante|en de? los|las, dos o mas cortes de? ticket|tickets,
        descuento|beneficio|cupon esta|este ya? activ*, plan z, en plan, cuotas sin tarjeta, paquete|paquetes de productos,
        bajo|con el nombre, primer|1er|1ro o en? el? segundo|2do resumen, dos|2|tres|3 resumenes, olvides|recorda asociarla|vincularla,
        asociad*|adherid*|vinculad*|registrad*|cargad*|enrolad* previamente? a|en la|tu? app|aplicacion|billetera? ${APPS},
        perciban|perciben|cobren|cobran|acrediten|acreditan su|la jubilacion|pension|haber|sueldo,
        productos en|de liquidacion, cupon|codigo|voucher, fraccionar|dividir la|una|tu? compra|ticket
      `),
    },
    {
      // Limits on the total for all customers.
      value: 'forAll',
      phrases: parsePhrases(`
        hasta agotar|alcanzar|completar el|la|los|un? cupo|presupuesto|fondo|suma|cantidad|monto|total, cupo|cupos limitad*,
        agotar|alcanzar|completar los|las|el|un? total|stock|cupo|maximo? total|maximo? de? 1*|2*|3*|4*|5*|6*|7*|8*|9*,
        agotar|quedan|queden 1*|2*|3*|4*|5*|6*|7*|8*|9*,
        mientras dure|duren|haya|queden el? stock|cupo de? cupones|reintegros|beneficios?
      `),
    },
    {
      // Ways to pay that count only in a ban, because no mention names them.
      value: 'paying',
      phrases: parsePhrases(`
        billetera|billeteras, plataforma|plataformas unica|digital|digitales|virtual|virtuales? o|y? portal|portales? de pago|cobro,
        transferencia|transferencias, link|links de pago, posnet|pos|mpos
      `),
    },
    { value: 'booking', phrases: [`programa*|coordina*|agenda* la|tu|el|su? ${BOOKED}`, 'con la|tu|el|su? entrega'] },
    { value: 'anyDay', phrases: ['dia|fecha que prefier*|quier*|elij*|sea', 'cualquier dia|fecha'] },
    {
      // The account to which the money comes.
      value: 'account',
      phrases: parsePhrases(`
        caja|cajas de ahorro|ahorros, cuenta corriente|monetaria, cuenta titular? asociad*|registrad*|vinculad* a|en,
        unicamente|exclusivamente|solo en la|tu|su|una? cuenta
      `),
    },
    {
      // People, ways to pay and uses that count in a ban or requirement.
      value: 'tells',
      phrases: parsePhrases(`
        dni|credencial|documento|carnet|recibo, una cuota, como forma|medio de pago, contado|financiacion|financiad*, empresa|empresas|corporativ*|comerciales,
        mayorist*|minorist*|revendedor*, primera compra|transaccion|operacion, extraccion|retiro de? dinero|efectivo?, entrega|envio|delivery,
        comercio|comercios adherid*
      `),
    },
    {
      // Words that count only in a ban.
      value: 'bans',
      phrases: parsePhrases(`
        cliente|clientes|titular|titulares|soci*|usuari*|beneficiari*, compra|compras|consumo|consumos|pago|pagos|operacion|operaciones,
        transaccion|transacciones|ticket|tickets|cuota|cuotas|cuenta|cuentas|haberes|exterior, adicionales|recargable*|plan|planes,
        comercio|comercios|plataforma|plataformas|feriado|feriados|vispera|visperas, prepag*,
        tarjeta|tarjetas, medios|formas de pago
      `),
    },
    {
      // General terms: liability, further information, what applies to every holder. Shoppers need not read such a clause.
      value: 'aside',
      phrases: parsePhrases(`
        responsab*|garanti*|veracidad|accionista|accionistas, calidad de, inscript* en|ante, marca|marcas registrad*, imagen|imagenes,
        terminos|bases y condiciones, modificar|suspender|cancelar|fraude|fraudulent*, cartera de? consumo|individuos,
        para todo? la? republica argentina, beber con, menores de 18, prohibida, medio de pago para, solo informa,
        solo|unicamente a titulo, consulta|consulte|consultar|consultas|consultes, costo|costos de? financiero|descarga|utilizacion|navegacion,
        comision|comisiones|mantenimiento, hasta? agotar el? stock, reclamo|reclamos, mas|mayor informacion, se reserva, ver legal|legales,
        a cargo del|de cliente|usuario, intermediari*, entidad financiera, fuerza mayor, defensa de|del las|los? consumidor*,
        decreto|resolucion|disposicion|secretaria|ministerio, sorteo|canje, aplican exclusiones|limitaciones, datos personales,
        domicilio legal?, sistema frances, que sean? promocionad*
      `),
    },
  ],
}
