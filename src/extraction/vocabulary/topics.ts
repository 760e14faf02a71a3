import type { Topic } from '../mentions/mention.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'
import { REFUND_TOPICS } from './refund.ts'

export const TOPIC_LEXICON: Lexicon<'topic', Topic | null> = {
  kind: 'topic',
  isTolerant: true,
  entries: [
    { value: 'discount', phrases: ['descuento|descuentos', 'ahorro|ahorros', 'dto', 'off', 'rebaja|rebajas', 'quita', 'menos'] },
    {
      value: 'holders',
      phrases: ['cliente|clientes|clienta|clientas', 'usuario|usuarios', 'titulares', 'cartera|carteras', 'quienes', 'nivel|niveles'],
    },
    {
      value: 'ofAll',
      phrases: parsePhrases(`
        los reintegros|descuentos|beneficios, las bonificaciones|devoluciones|promociones, para todas las,
        ambos|ambas beneficios|importes|promociones|descuentos, los|las dos beneficios|importes|promociones|descuentos,
        en ambos|todos los? casos, en los dos casos, las|los dos, ninguna|ninguno de las|los dos
      `),
    },
    ...REFUND_TOPICS,
    {
      value: 'someBranches',
      phrases: parsePhrases(`
        en? las|los? sucursales|locales|tiendas|supermercados adherid*|aherid*|habilitad*|participantes|seleccionad*,
        en? sucursal|local|tienda adherid*|habilitad*|participante|seleccionad*, no todos|todas los|las locales|sucursales|tiendas,
        no en todos|todas los|las locales|sucursales|tiendas,
        algunos|algunas|ciertos|ciertas|determinados|determinadas de? los|las? locales|sucursales|tiendas,
        locales|sucursales|tiendas que adhier*|participan|participen|esten|figuran
      `),
    },
    { value: 'onTop', phrases: ['adicional', 'extra'] },
    {
      value: 'perUnit',
      phrases: parsePhrases(`
        la|el? segunda|segundo|2da|2do|2a|2° unidad|unidades|producto|articulo, la|el? segunda|segundo|2da|2do al|a,
        llevando|lleva|llevas|llevate|comprando dos|2|tres|3 unidades|productos? pagas|paga|pagando|abonas|abona una|uno|1|dos|2
      `),
    },
    {
      value: 'measured',
      phrases: parsePhrases(`
        saldo promedio? minim*|superior|mayor|no|de|igual, saldo promedio, mantener|mantenga|mantengan|mantenes un|el? saldo,
        sueldo|sueldos|salario|salarios|haber|haberes|ingreso|ingresos|jubilacion|pension neto|netos|mensual|mensuales? por|de|desde|mayor*|superior*|minim*|igual*|no,
        minim* de sueldo|sueldos|haberes|ingresos|saldo|reintegro|devolucion|acreditacion|cuota, reintegro|devolucion|bonificacion minim*,
        minim* de|por la|cada? cuota, la|cada|por|valor|de cuota, cuota minim*,
        envio|envios|entrega|entregas|delivery|flete es|son? gratis|gratuit*|bonificad*, envio|envios|entrega|entregas|delivery|flete es|son? sin cargo|costo
      `),
    },
    {
      value: 'branches',
      phrases: parsePhrases(`
        provincia|provincias|pcia|pcias|prov|localidad|localidades, ciudad|ciudades de,
        supermercados|farmacias|comercios|establecimientos de
      `),
    },
    {
      value: 'wholePurchase',
      phrases: parsePhrases(`
        toda la|tu|su compra, todos los|nuestros productos|rubros, toda la tienda, todo el surtido|supermercado|super|salon|carro,
        el super entero|completo, total|totalidad de la|su|tu|los compra|rubros, todo lo que lleves|lleven|compres
      `),
    },
    {
      value: 'restOfPurchase',
      phrases: parsePhrases(`
        el|al resto de|del la? carro|compra|super|supermercado|ticket|productos|tienda, lo demas que? lleves?|compres?,
        lo|los demas productos|rubros|articulos
      `),
    },
    { value: 'makers', phrases: ['de? la|el|las|los? siguientes? marca|marcas|bodega|bodegas|linea|lineas|firma|firmas|cerveceria'] },
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
      phrases: parsePhrases(`
        en|para? la|las? caja|cajas de? autoservicio|autocobro|autopago|autopagos, self checkout, autopago|autopagos|autocobro
      `),
    },
  ],
}
