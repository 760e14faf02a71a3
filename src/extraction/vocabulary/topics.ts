import type { Topic } from '../mentions/mention.ts'
import type { Lexicon } from './lexicon.ts'
import { REFUND_TOPICS } from './refund.ts'

/** Words that tell what a figure or a clause is about. */
export const TOPICS: Lexicon<'topic', Topic | null> = {
  kind: 'topic',
  tolerant: true,
  entries: [
    { value: 'discount', phrases: ['descuento|descuentos', 'ahorro|ahorros', 'dto', 'off', 'rebaja|rebajas', 'quita', 'menos'] },
    {
      value: 'holders',
      phrases: ['cliente|clientes|clienta|clientas', 'usuario|usuarios', 'titulares', 'cartera|carteras', 'quienes', 'nivel|niveles'],
    },
    { value: 'gets', phrases: ['recib*', 'obten*', 'obtiene*', 'tendra|tendran|tenes|tiene|tienen', 'acced*', 'disfrut*', 'cuentan con'] },
    {
      value: 'ofAll',
      phrases: [
        'los reintegros|descuentos|beneficios',
        'las bonificaciones|devoluciones|promociones',
        'para todas las',
        'ambos|ambas beneficios|importes|promociones|descuentos',
        'los|las dos beneficios|importes|promociones|descuentos',
        'en ambos|todos los? casos',
        'en los dos casos',
        'las|los dos',
        'ninguna|ninguno de las|los dos',
      ],
    },
    ...REFUND_TOPICS,
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
    {
      value: 'someBranches',
      phrases: [
        'en? las|los? sucursales|locales|tiendas|supermercados adherid*|aherid*|habilitad*|participantes|seleccionad*',
        'en? sucursal|local|tienda adherid*|habilitad*|participante|seleccionad*',
      ],
    },
    { value: 'franchises', phrases: ['franquicia|franquicias', 'franquicias tradicionales'] },
    {
      value: 'electronic',
      phrases: [
        'billetera|billeteras|factura|facturas|firma|tarjeta|tarjetas electronica|electronicas',
        'pago|pagos|medio|medios|comercio|correo|dinero|canal|canales|dispositivo|dispositivos electronico|electronicos',
      ],
    },
    {
      value: 'selfCheckout',
      phrases: [
        'en|para? la|las? caja|cajas de? autoservicio|autocobro|autopago|autopagos',
        'self checkout',
        'autopago|autopagos|autocobro',
      ],
    },
  ],
}
