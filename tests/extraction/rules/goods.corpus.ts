import type { GoodsCategory } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

/** What is not said is left out: `excludes: []`, `some: []`, `brands: false`, `onlyFor: null`. */
export type Products = { excludes?: GoodsCategory[]; some?: GoodsCategory[]; brands?: boolean; onlyFor?: GoodsCategory[] }

export const GOODS_CORPUS: readonly Case<Products>[] = [
  { legal: 'No incluye electrodomésticos ni carnicería.', yields: { excludes: ['electro', 'carne'] } },
  { headline: 'Excluye electro y celulares', yields: { excludes: ['electro', 'celulares-informatica'] } },
  { legal: 'Quedan excluidos del beneficio los vinos y los alimentos para mascotas.', yields: { excludes: ['vinos', 'mascotas'] } },
  { legal: 'El banco responde de su sistema, ni por la suspensión del servicio de la empresa de telefonía celular.', yields: {} },
  { headline: 'En parrilla, aire libre, bicicletas y más', yields: { onlyFor: ['bazar-hogar', 'motos-bicicletas'] } },
  { legal: 'No incluye alimento para mascostas.', yields: { excludes: ['mascotas'] } },
  { legal: 'No incluye carnes, pollo ni bodegas Trumpeter, Valmont. Leches infantiles etapa 1 y 2, harinas y azúcar.', yields: { excludes: ['carne', 'vinos', 'leche-infantil', 'harina-azucar'], some: ['vinos'], brands: true } },
  { legal: 'No incluye yerbas ni aceites. La compra de huevos suma puntos.', yields: { excludes: ['almacen', 'aceite'], some: ['almacen'] } },
  { legal: 'La promoción no alcanza a productos de marcas propias ni a cigarrillos.', yields: { excludes: ['marca-propia', 'cigarrillos'] } },
  { legal: 'No incluye productos ChangoMás de lácteos, quesos y limpieza.', yields: { excludes: ['marca-propia'] } },
  { legal: 'No incluye gaseosas de la marca Ejemplar.', yields: { excludes: ['bebidas'], some: ['bebidas'], brands: true } },
  { legal: 'Válida únicamente en los comercios adheridos y en productos seleccionados.', yields: { onlyFor: ['otros'] } },
  { legal: 'Válida únicamente en los comercios adheridos. Los productos tienen garantía.', yields: {} },
  // How one pays for some goods is no limit on the goods.
  { legal: 'Para las compras de juguetes y libros, el descuento será únicamente abonando en efectivo.', yields: {} },
  // A brand, a kind: the rest of its category is in.
  { legal: 'No incluye Fanta, Sprite ni aceite de girasol.', yields: { excludes: ['bebidas', 'aceite'], some: ['bebidas', 'aceite'], brands: true } },
  { legal: 'No incluye bodegas Rutini (vino tinto joven) ni vinos en tetrabrik.', yields: { excludes: ['vinos'], some: ['vinos'], brands: true } },
  { legal: 'No incluye bodegas Rutini. No incluye vinos ni aceites.', yields: { excludes: ['vinos', 'aceite'], brands: true } },
  { legal: 'No incluye cervezas y gaseosas de "Cervecería Quilmes" (Brahma).', yields: { excludes: ['cerveza', 'bebidas'], some: ['cerveza', 'bebidas'], brands: true } },
  { legal: 'Válido en los productos lácteos, farmacia de venta libre (no incluye recetados) y quesos.', yields: { onlyFor: ['lacteos', 'medicamentos', 'fiambres-quesos'], excludes: ['medicamentos'], some: ['medicamentos'] } },
  { headline: 'en perfumería', legal: 'No incluye desodorantes.', yields: { onlyFor: ['perfumeria'], excludes: ['perfumeria'], some: ['perfumeria'] } },
  { legal: 'No incluye bebidas con alcohol.', yields: { excludes: ['cerveza', 'vinos', 'destilados'] } },
  { legal: 'No válido para compras en el patio de comidas.', yields: { excludes: ['restaurante'] } },
  { legal: 'No vale para productos de programas gubernamentales.', yields: { excludes: ['precios-regulados'] } },
  { legal: 'No aplica a productos incluidos en Precios Cuidados.', yields: { excludes: ['precios-regulados'] } },
  { legal: 'No aplicable sobre productos incluidos en programas de precios del gobierno.', yields: { excludes: ['precios-regulados'] } },
  // What is banned is a way to pay, a cost, a place: no goods.
  { legal: 'No aplica a pagos con billetera electrónica ni a otros medios electrónicos.', yields: {} },
  { legal: 'El costo total no incluye la comisión de administración ni los gastos de la cuenta.', yields: {} },
  { legal: 'No válido para pagos con tecnología NFC.', yields: {} },
  { legal: 'Excluye tarjetas corporativas y compras mayoristas.', yields: {} },
  { legal: 'Por la presente promoción se sortean televisores.', yields: {} },
  // Behind the last of several numbered tiers a ban is for all of them.
  { legal: '(1) 20% de ahorro con tarjetas Visa, tope $10.000. (2) 30% de ahorro para clientes que depositen su sueldo. Quedan excluidos los celulares.', yields: { excludes: ['celulares-informatica'] } },
  // The list goes on behind a full stop, also with names that begin like a verb.
  { legal: 'No incluye carnes, huevos. Lavandinas, artículos de esquí, vinos.', yields: { excludes: ['carne', 'huevos', 'limpieza', 'vinos'], some: ['limpieza'] } },
  // Only on some goods.
  { headline: 'en frutas y verduras', yields: { onlyFor: ['frutas-verduras'] } },
  { headline: '20% de descuento en bazar y textil', yields: { onlyFor: ['bazar-hogar', 'textil'] } },
  { legal: 'Válido únicamente en productos de perfumería y limpieza.', yields: { onlyFor: ['perfumeria', 'limpieza'] } },
  { legal: 'Aplica solo en productos seleccionados de electro.', yields: { onlyFor: ['electro'] } },
  { legal: 'Únicamente en los productos detallados a continuación: arroz, jugos (excepto refrigerados), quesos.', yields: { onlyFor: ['almacen', 'bebidas', 'fiambres-quesos'] } },
  { legal: 'Promoción válida hasta el 31/12 en los productos lácteos, bebida sin alcohol y quesos.', yields: { onlyFor: ['lacteos', 'bebidas', 'fiambres-quesos'] } },
  { legal: 'Promoción válida en productos seleccionados.', yields: { onlyFor: ['otros'] } },
  { headline: 'en toda tu compra', legal: 'Descuento en productos seleccionados.', yields: {} },
  { headline: 'en la compra de tu semana', yields: {} },
  { legal: 'El descuento en espumantes no incluye los de bodegas Rutini.', yields: { excludes: ['vinos'], some: ['vinos'], brands: true } },
  { value: '25% y 3 cuotas sin interés', headline: 'en fideos y galletitas', legal: '(1) 25% de descuento en fideos y galletitas. (2) 3 cuotas sin interés en toda la compra.', yields: { onlyFor: ['almacen'] } },
  { legal: 'Solo en colonias, talcos y productos depilatorios.', yields: { onlyFor: ['perfumeria'] } },
  { value: '6 cuotas sin interés', headline: '3 cuotas sin interés en vajilla', yields: {} },
  { value: '6 cuotas sin interés', headline: '3 y 6 cuotas sin interés en silla y mesas de camping; sábanas; cacerolas seleccionadas', yields: { onlyFor: ['materiales-muebles', 'textil', 'bazar-hogar'] } },
  // Every day's words.
  { headline: '20% menos en perfumería y limpieza', yields: { onlyFor: ['perfumeria', 'limpieza'] } },
  { headline: 'Vinos y espumantes: 20%', yields: { onlyFor: ['vinos'] } },
  { legal: 'Alcanza a aceites y harinas. El resto del carro, precio de lista.', yields: { onlyFor: ['aceite', 'harina-azucar'] } },
  { legal: 'Solamente rubro herramientas.', yields: { onlyFor: ['electro'] } },
  { headline: 'en toda la compra', legal: 'Incluye medicamentos.', yields: {} },
  { legal: 'Incluye electrodomésticos y neumáticos.', yields: {} },
  { legal: 'Entra el súper entero menos la carnicería.', yields: { excludes: ['carne'] } },
  { legal: 'Carnes y cigarrillos quedan afuera.', yields: { excludes: ['carne', 'cigarrillos'] } },
  { legal: 'Vinos y espumantes: no.', yields: { excludes: ['vinos'] } },
  { legal: 'Ninguna de las dos toma huevos ni lo que ya está rebajado.', yields: { excludes: ['huevos', 'ofertas'] } },
  { legal: 'Excl.: aceite, huevos.', yields: { excludes: ['aceite', 'huevos'] } },
  { legal: 'Los vinos no tienen esta promo.', yields: { excludes: ['vinos'] } },
  { legal: 'Se deja de lado la carnicería.', yields: { excludes: ['carne'] } },
  { legal: 'Los huevos se cobran al precio de góndola.', yields: { excludes: ['huevos'] } },
  { legal: 'No entra la carnizeria.', yields: { excludes: ['carne'] } },
  { legal: 'No incluye línea blanca, celulares.', yields: { excludes: ['electro', 'celulares-informatica'], some: ['electro'] } },
  // What is on offer already is left out by saying what remains.
  { headline: 'Aplica en los productos sin oferta', yields: { onlyFor: ['otros'] } },
  { headline: '20% en artículos sin promoción', yields: { onlyFor: ['otros'] } },
  { legal: '15% de descuento válido solo para productos sin rebaja.', yields: { onlyFor: ['otros'] } },
  // Products of a maker that nobody knows.
  { headline: 'en PRODUCTOS LUMBRE SELECCIONADOS', yields: { onlyFor: ['otros'] } },
  { headline: '20% en artículos de la marca Cumbre y Ruca participantes', yields: { onlyFor: ['otros'] } },
  { legal: '20% de descuento en productos de Cumbre y La Vega seleccionados.', yields: { onlyFor: ['otros'] } },
  { legal: 'Sobre productos o servicios seleccionados por el comercio.', yields: {} },
  // A part under its own name leaves the rest of its category.
  { legal: 'No incluye leche fluida ni pañales.', yields: { excludes: ['lacteos', 'panales'], some: ['lacteos'] } },
  { legal: 'Quedan afuera gaseosas y fideos.', yields: { excludes: ['bebidas', 'almacen'], some: ['bebidas', 'almacen'] } },
  { legal: 'Excluye lácteos (leche, yogur) y bazar.', yields: { excludes: ['lacteos', 'bazar-hogar'] } },
]
