import type { Clue } from '../mentions/mention.ts'
import type { Lexicon } from './lexicon.ts'

const PURCHASES = 'compra|compras|consumo|consumos|pago|pagos|operacion|operaciones|transaccion|transacciones'
const BOOK = 'programa|programando|programar|coordina|coordinando|coordinar'

/** What a clause is about that no field of a promotion has. */
export const CLUES: Lexicon<'clue', Clue | null> = {
  kind: 'clue',
  tolerant: true,
  entries: [
    {
      // In a ban or a demand.
      value: 'tells',
      phrases: [
        'dni|credencial|documento|carnet|recibo',
        'una cuota|contado|financiacion|financiad*',
        'empresa|empresas|corporativ*|comerciales|mayorist*|minorist*|revendedor*|consumidor|familiar',
        'primera compra|transaccion|operacion',
        'extraccion|retiro|retiros de? dinero|plata? en efectivo',
        'entrega|envio|retiro|delivery',
        'forma|medio de pago',
      ],
    },
    {
      // In a ban alone.
      value: 'bans',
      phrases: [
        `cliente|clientes|titular|titulares|soci*|usuari*|beneficiari*|${PURCHASES}|ticket|tickets`,
        'cuota|cuotas|cuenta|cuentas|haberes|exterior|emitidas|emitido|adicionales|recargable*|plan|planes',
        'comercio|comercios|franquicia*|plataforma|plataformas|feriado|feriados|vispera|visperas',
        'venta|compra de tarjetas de regalo',
        'billetera|billeteras|prepag*|posnet|pos|mpos|tarjeta|tarjetas',
        'medios|formas de pago',
      ],
    },
    { value: null, phrases: ['hara|haran|hacerse efectivo|efectiva'] },
    {
      // Which account the money goes to.
      value: 'account',
      phrases: [
        'caja|cajas de ahorro|ahorros',
        'cuenta corriente|monetaria',
        'cuenta titular? asociada|registrada|vinculada a|en',
        'unicamente|exclusivamente|solo en la|tu|su|una? cuenta',
      ],
    },
    {
      // How much there is for all, or for how many.
      value: 'forAll',
      phrases: [
        'hasta agotar|alcanzar|completar',
        'mientras dure el stock|cupo de? cupones|reintegros|beneficios?',
      ],
    },
    {
      // In any words: how many may have it, what counts, which of several.
      value: 'limits',
      phrases: [
        'para|a consumidor|consumidores final|finales',
        'en mora|atraso',
        'registrar|registren|registre|posean|presenten mora|deuda|deudas|atrasos',
        'al dia en|con|sus',
        'inhabilitad*',
        'mientras dure el stock de cupones',
        'servicios seleccionados',
        'permitidos por el programa',
        'consumo|consumos de? tipo? familiar|familiares|personal',
        'tipo familiar',
        'uso|consumo personal familiar?',
        'de clientes minoristas|mayoristas',
        'la funcionalidad',
        'todas las billeteras',
        'tarjetas adicionales',
        'punto mayorista',
        'tarjetas|mastercard|visa nacionales',
        'emitidas en la? republica? argentina',
        'productos en|de liquidacion',
        'emitidas y administradas por',
        'emitidas en el exterior',
        'que trabajen en',
        'puede demorar',
        'haberes|sueldo|sueldos dentro de? los|las',
        'haberes durante|en los ultimos',
        'dos o mas cortes de? ticket|tickets',
        'descuento|beneficio|cupon esta|este ya? activ*',
        'compren en plan',
        'plan z',
        'cuotas sin tarjeta',
        'paquete de productos',
        'primer|1er|1ro o en? el? segundo|2do resumen',
        'dos|2|tres|3 resumenes',
        'olvides|recorda asociarla|vincularla|adherirla',
        'titulares y|o adicionales',
        'asociada|adherida|vinculada|registrada|cargada a|en la? app? modo',
      ],
    },
    {
      // The order may be placed on any day; its delivery has days of its own.
      value: 'booking',
      phrases: [`${BOOK} la|tu|el|su? entrega|retiro|envio|compra|pedido`, 'con|la|tu entrega unicamente|solo|exclusivamente? los|el|para'],
    },
    { value: 'anyDay', phrases: ['dia que prefieras|quieras|elijas', 'cualquier dia|fecha', 'cuando quieras|prefieras'] },
    { value: 'coupon', phrases: ['cupon|cupones|codigo|codigos|voucher|vouchers'] },
    {
      // What every holder meets, what nobody is liable for, where to read on.
      value: 'aside',
      phrases: [
        'responsab*|garanti*|veracidad|accionista|accionistas|promocionad*',
        'calidad de',
        'inscripta|inscripto en|ante',
        'marca|marcas registrad*',
        'imagen|imagenes',
        'terminos y condiciones',
        'bases y condiciones',
        'modificar|suspender|cancelar|fraude|fraudulent*',
        'cartera de? consumo|individuos',
        'valid* en|para todo? la? republica argentina',
        'beber con',
        'menores de 18',
        'prohibida',
        'medio de pago para',
        'solo informa',
        'solo|unicamente a titulo informativo',
        'consulta|consulte|consultar|consultas|consultes',
        'costo|costos financiero|descarga|utilizacion|navegacion',
        'costo de descarga|utilizacion|navegacion',
        'comision|comisiones|mantenimiento',
        'hasta? agotar el? stock',
        'reclamo|reclamos',
        'mas|mayor informacion',
        'se reserva',
        'ver legal|legales',
        'a cargo del|de cliente|usuario',
        'intermediari*',
        'entidad financiera',
        'fuerza mayor',
        'defensa de|del las|los? consumidor*',
        'decreto|resolucion|disposicion|secretaria|ministerio',
        'sorteo|canje',
        'aplican exclusiones|limitaciones',
        'datos personales',
        'domicilio legal?',
        'sistema frances',
      ],
    },
  ],
}
