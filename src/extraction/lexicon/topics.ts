import type { Topic } from '../mentions/mention.ts'
import type { Lexicon } from './lexicon.ts'

/** Words that tell what a figure or a clause is about. */
export const TOPICS: Lexicon<'topic', Topic> = {
  kind: 'topic',
  tolerant: true,
  entries: [
    {
      value: 'cap',
      phrases: [
        'tope|topes',
        'maximo de? reintegro|devolucion|descuento|ahorro',
        'reintegro|devolucion|descuento|reembolso|bonificacion maximo|maxima',
        'limite de reintegro|devolucion',
      ],
    },
    { value: 'noCap', phrases: ['sin ningun? tope|topes|limite', 'no posee|tiene tope'] },
    {
      value: 'minimum',
      phrases: [
        'compra|compras minima|minimas',
        'minimo de compra',
        'monto minimo',
        'compras? a partir de',
        'compras? mayores o? iguales?',
        'compras? superiores',
      ],
    },
    {
      value: 'refund',
      phrases: [
        'reintegro|reintegros',
        'reintegr*',
        'devolucion|devoluciones',
        'bonificacion|bonificaciones',
        'reembolso',
        'acredit*',
        'cashback',
        'se vera reflejado|reflejada',
        'bonific*',
      ],
    },
    {
      value: 'till',
      phrases: ['linea de? caja|cajas', 'en la? caja|cajas', 'en el? momento de la compra|pago', 'check out', 'checkout', 'en el acto'],
    },
    { value: 'statement', phrases: ['resumen|resumenes', 'estado de cuenta', 'liquidacion'] },
    { value: 'accountOfRefund', phrases: ['caja de ahorro|ahorros', 'cuenta corriente', 'en la|su cuenta', 'cuenta bancaria'] },
    { value: 'walletOfRefund', phrases: ['en la billetera', 'cuenta de mercado pago', 'cuenta digital', 'en la app'] },
    { value: 'stacking', phrases: ['acumul*', 'combin* con', 'superpon*'] },
    {
      value: 'online',
      phrases: [
        'online',
        'on line',
        'tienda online',
        'sitio|pagina web',
        'e commerce',
        'ecommerce',
        'compra|compras web',
        'telefonica|telefonicas',
      ],
    },
    { value: 'inStore', phrases: ['presencial|presenciales', 'en sucursal|sucursales', 'en tienda|tiendas', 'tiendas fisicas'] },
    { value: 'someBranches', phrases: ['sucursales|locales|tiendas adherid*|habilitad*|participantes|seleccionad*'] },
    {
      value: 'electronic',
      phrases: [
        'billetera|billeteras|factura|facturas|firma|tarjeta|tarjetas electronica|electronicas',
        'pago|pagos|medio|medios|comercio|correo|dinero|canal|canales|dispositivo|dispositivos electronico|electronicos',
      ],
    },
    { value: 'selfCheckout', phrases: ['caja|cajas de? autoservicio', 'self checkout', 'autopago'] },
  ],
}
