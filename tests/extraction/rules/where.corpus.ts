import type { Where } from '#domain/chain.ts'
import type { Case } from './corpus.ts'

/** On the card of a chain with the formats ChangoMas and Online, without icons. `conflicts`: the words that say the opposite. */
export const WHERE_CORPUS: readonly Case<{ where: readonly Where[]; conflicts?: readonly string[] }>[] = [
  { headline: 'con débito', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'No válido para compras online.', yields: { where: ['ChangoMas'] } },
  { legal: 'Válido únicamente para compras presenciales.', yields: { where: ['ChangoMas'] } },
  { headline: 'en compras presenciales', yields: { where: ['ChangoMas'] } },
  { legal: 'Exclusivo para compras online.', yields: { where: ['Online'] } },
  { legal: 'Válido solo por internet.', yields: { where: ['Online'] } },
  { legal: 'Válido en compras presenciales y online.', yields: { where: ['ChangoMas', 'Online'] } },
  {
    legal: 'Válido en compras presenciales y online. No válido para compras online.',
    yields: { where: ['ChangoMas'], conflicts: ['presenciales y online'] },
  },
  {
    legal: 'CUENTA X EXCLUSIVO ONLINE: VÁLIDO EN SUPERMERCADOS DEL PAÍS Y PARA COMPRAS ON LINE EN EJEMPLO.COM.AR.',
    yields: { where: ['ChangoMas', 'Online'] },
  },
  { legal: 'Excluye sucursal Ejemplo.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'Consultá en www.ejemplo.com.ar las bases.', yields: { where: ['ChangoMas', 'Online'] } },
  { headline: 'Para pagos presenciales con la app', yields: { where: ['ChangoMas'] } },
  {
    headline: 'Válido para compras presenciales',
    legal: 'Para clientes que compren de manera presencial y online.',
    yields: { where: ['ChangoMas'], conflicts: ['presencial y online'] },
  },
  {
    headline: 'Solo compras presenciales',
    legal: 'Exclusivo para compras online.',
    yields: { where: ['ChangoMas'], conflicts: ['Exclusivo para compras online'] },
  },
  { legal: 'No es exclusivo online.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'No exclusivo para tiendas físicas.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'No es válido únicamente en compras presenciales.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'Las compras online no participan.', yields: { where: ['ChangoMas'] } },
  { legal: 'Las billeteras virtuales aplican solo en canal online.', yields: { where: ['ChangoMas', 'Online'] } },
  // Every day's words for the web, and for going there.
  { legal: 'La web no participa.', yields: { where: ['ChangoMas'] } },
  { legal: 'Vale en el local; por internet, no.', yields: { where: ['ChangoMas'] } },
  { legal: 'Nada de pedidos web.', yields: { where: ['ChangoMas'] } },
  { legal: 'No para compras en línea.', yields: { where: ['ChangoMas'] } },
  { legal: 'La tienda virtual queda afuera.', yields: { where: ['ChangoMas'] } },
  { legal: 'No incluye aceites ni compras por la web.', yields: { where: ['ChangoMas'] } },
  { legal: 'Por masonline.com.ar no corre.', yields: { where: ['ChangoMas'] } },
  { legal: 'Únicamente comprando en persona.', yields: { where: ['ChangoMas'] } },
  { legal: 'Solo sucursales.', yields: { where: ['ChangoMas'] } },
  { legal: 'Solo por www.masonline.com.ar.', yields: { where: ['Online'] } },
  { legal: 'Los locales no participan.', yields: { where: ['Online'] } },
  { legal: 'Válido en los salones y en la app de la tienda.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'Compras presenciales los jueves, y compras en la web pagadas un jueves.', yields: { where: ['ChangoMas', 'Online'] } },
  // What only looks like a place to buy.
  { legal: 'No válido para portales de pago online ni plataformas de pago online.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'Solo línea blanca.', yields: { where: ['ChangoMas', 'Online'] } },
  { legal: 'Exclusivo clientes, consultá en la web del banco.', yields: { where: ['ChangoMas', 'Online'] } },
]
