import type { NamedChannel } from '../mentions/mention.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

/** Shared by all chains. A chain's own names are in its folder (`ChainWords.where.names`). */
export const CHANNEL_LEXICON: Lexicon<'channel', NamedChannel | null> = {
  kind: 'channel',
  isTolerant: true,
  entries: [
    {
      value: 'web',
      phrases: parsePhrases(`
        online, on line, en linea, la|el|por|en|nuestra|nuestro|su|tu pagina|paginas|sitio web?, comprando|compras|pedis|pidiendo desde la? tu? casa|compu|sillon,
        no presencial|presenciales, venta|ventas|compra|compras|modalidad no presencial|presenciales, a distancia,
        delivery, via|por|en|de|del|a internet, internet, web,
        tienda|tiendas|sucursal|local|shop virtual|web|online|digital, tienda on line, supermercado|super virtual|online|digital|web,
        e commerce, ecommerce, comercio electronico, canal|canales digital|digitales, carrito virtual|digital|online, app de la? tienda,
        app del super|supermercado|hiper, programando la|tu|su|el|mi entrega|envio|retiro|pedido,
        la|nuestra web|app o|y|u la|nuestra? web|app,
        pedido|pedidos|pidiendo|compra|compras|comprando|envio|envios|entrega|entregas a domicilio
      `),
    },
    {
      value: 'phone',
      phrases: ['telefonica|telefonicas', 'telefonicamente', 'por telefono|whatsapp', 'venta|ventas|compra|compras telefonica|telefonicas'],
    },
    {
      value: 'inPerson',
      phrases: parsePhrases(`
        presencial|presenciales|presencialmente, en persona, personalmente,
        tienda|tiendas|local|locales|sucursal|sucursales fisica|fisicas|fisico|fisicos, 
        yendo|viniendo|venir|veni|vengas|venis|pasando|acercarte|acercate|acercandote al|a|hasta el|la? local|tienda|sucursal|super|caja|cajas,
        de cuerpo presente, en|por la|las? caja|cajas del|de la? local|tienda|sucursal|super|hiper
      `),
    },
    {
      value: 'shops',
      phrases: parsePhrases(`
        local|locales, sucursal|sucursales, tienda|tiendas, salon|salones, salon|salones de venta|ventas,
        hiper|hipers|hipermercado|hipermercados, el|los|al super, supermercado|supermercados del? todo? el? pais,
        por|en linea|lineas de? caja|cajas
      `),
    },
    {
      // Phrases that only look like a place to buy: goods, payments, and the premises of banks and other companies.
      value: null,
      phrases: parsePhrases(`
        linea blanca|marron|gris, en linea blanca|marron|gris|con,
        plataforma|plataformas|portal|portales|boton|pasarela de pago|pagos online|web|digital,
        plataforma|plataformas|portal|portales de pago|pagos on line, home banking, online|on banking,
        banca|homebanking online|internet|web|digital|en, banca en linea, sucursal|sucursales del|de banco|bancaria|bancarias,
        tarjeta|tarjetas virtual|online, web|internet|app de|del banco|modo|la billetera|tarjeta, la app de|del modo|banco|billetera,
        por internet banking, moneda|impuesto|impuestos|tasa|codigo|zona|autoridad local|locales, local comercial,
        servicio|servicios de? delivery, tienda|tiendas de aplicaciones, tienda|tiendas oficial|oficiales, resto|todo|entero|toda del|el super|supermercado,
        entra|entras|entrar|entrando|ingresa|ingresas|ingresando|anotate|registrate|registrarte|inscribite|adherite|activala|activalo|suscribite a|en|desde|por la|nuestra web|pagina, entra|entras|ingresa|ingresas al|en el sitio web?, mira|consulta|busca en la|nuestra web|pagina,
        el super entero|completo, asistencia|centro|atencion|linea|lineas telefonica
      `),
    },
  ],
}
