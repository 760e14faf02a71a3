import type { GoodsCategory } from '#domain/promotion/condition.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

/** A phrase may belong to several categories. */
const GOODS: Record<Exclude<GoodsCategory, 'marca-propia'>, readonly string[]> = {
  carne: parsePhrases(`
    carne|carnes, carne|carnes vacuna|vacunas|fresca|frescas|roja|rojas|elaborada|elaboradas|envasada|congelada|congeladas,
    carne|carnes de? cerdo|pollo|ave|aves|novillo|ternera|vaca, corte|cortes de carne|carnes|cerdo|cerdos|vaca|novillo,
    carniceria|carnicerias, productos? de carniceria, pollo|pollos, cerdo|cerdos, cerdo|cerdos y|e|ni embutido|embutidos,
    corte|cortes de cerdo|cerdos y|e|ni embutido|embutidos,
    achuras|menudencias|novillo|novillito|novillitos|ternera|asado|milanesas|granja|aves|hamburguesas|vacuna|vacunas|vacuno,
    achuras y embutidos, elaborados|elaboradas, cordero|lechon|matambre
  `),
  'frutas-verduras': ['fruta|frutas', 'verdura|verduras', 'verduleria|fruteria', 'hortalizas|vegetales', 'frutos secos'],
  'fiambres-quesos': parsePhrases(`
    fiambre|fiambres, fiambreria, queso|quesos, quesos al peso|crema|untables|untable|rallados|blandos|duros|semiduros,
    embutido|embutidos, jamon|salames|salamines
  `),
  lacteos: parsePhrases(`
    lacteo|lacteos, postres? lacteos, leche|leches, leche|leches fluida|fluidas|fluidas y en polvo, leche|leches en polvo,
    manteca|mantecas, margarina|margarinas, yogur|yogures|yogurt|yogurts|yoghurt, crema de leche, crema|cremas, dulce de leche
  `),
  'leche-infantil': parsePhrases(`
    leche|leches|eches infantil|infantiles, leche|leches maternizada|maternizadas, leche|leches de inicio|formula,
    infantiles y maternizadas, maternizada|maternizadas, formula|formulas infantil|infantiles|lactea|lacteas, leches? de? etapa|etapas
  `),
  huevos: ['huevo|huevos', 'maple|maples'],
  aceite: parsePhrases(`
    aceite|aceites|aceiteco, aceite|aceites de girasol|mezcla|oliva|fideicomiso|maiz|soja, aceite|aceites comestible|comestibles,
    girasol soja
  `),
  'harina-azucar': ['harina|harinas', 'azucar|azucares'],
  almacen: parsePhrases(`
    almacen|comestibles, productos de almacen, alimento|alimentos, alimentos secos, yerba|yerbas, yerba mate, fideo|fideos, pasta|pastas,
    pasta|pastas seca|secas|fresca|frescas|rellenas, arroz|arroces,
    legumbres|polenta|conservas|enlatados|galletitas|galletas|golosinas|chocolates|snacks|copetin, derivados? del? tomate,
    cafe|mermeladas|cereales|endulzantes|infusiones|salsas|caldos|sopas|aderezos|turrones|cacao|condimentos|especias|mayonesa|mayonesas,
    granos secos, pure de tomate, postre|postres, confituras|confituras navidenas, desayuno y? merienda?, levadura
  `),
  panaderia: ['panaderia|panificados|panificacion', 'pan dulce', 'budin|budines', 'pan', 'reposteria|pasteleria|confiteria'],
  bebidas: parsePhrases(`
    bebida|bebidas, bebida|bebidas sin alcohol, bebida|bebidas no alcoholica|alcoholicas, gaseosa|gaseosas,
    agua|aguas mineral|minerales|saborizada|saborizadas, aguas, jugo|jugos, linea coca cola, coca cola, coca cola sin azucar|light|zero,
    sin azucar, amargos, isotonicas|energizantes, sidra|sidras, sidras y espumantes, bebidas con y sin alcohol
  `),
  cerveza: parsePhrases(`
    cerveza|cervezas, bebida|bebidas alcoholica|alcoholicas, bebida|bebidas con? alcohol, bebidas con y sin alcohol, rubro alcohol,
    alcohol|alcoholes
  `),
  vinos: parsePhrases(`
    vino|vinos, vino|vinos en? brick|tetrabrik|tetra|tetrabrick, bodega|bodegas, espumante|espumantes,
    champagne|champagnes|champana|champanas|champan|champanes|champaña|champañas, brik|tetrabrik|tetrabrick|brick, tetra brick|brik|pack,
    malbec|cabernet|chardonnay|oporto|moscato|mistela|generosos, bebida|bebidas alcoholica|alcoholicas, bebida|bebidas con? alcohol,
    bebidas con y sin alcohol, sidras y espumantes
  `),
  destilados: parsePhrases(`
    bebida|bebidas blanca|blancas, destilado|destilados|destiladas, espirituosas, bebidas espirituosas,
    licor|licores|whisky|whiskies|fernet|vodka|aperitivo|aperitivos, bebida|bebidas alcoholica|alcoholicas, bebida|bebidas con? alcohol,
    bebidas con y sin alcohol, rubro alcohol, alcohol|alcoholes
  `),
  electro: parsePhrases(`
    electro|electros, electrodomestico|electrodomesticos|electrodomestica,
    pequeno|pequenos|pequeños|grandes electro|electros|electrodomesticos, electro hogar|portatil, electrohogar,
    electronica|electronico|electronicos|electronicas, electronica liviana, linea blanca|marron,
    climatizacion|calefaccion|ventilacion|refrigeracion, tv|tvs|televisor|televisores|televisiones, smart tv, audio|sonido|fotografia,
    audio y video, imagen y sonido,
    heladera|heladeras|freezer|freezers|lavarropas|termotanque|termotanques|cocinas|hornos|microondas|coccion|secarropas|lavavajillas|purificadores,
    aire|aires acondicionado|acondicionados, frio y? calor, herramienta|herramientas electrica|electricas, herramienta|herramientas,
    estufas|ventiladores|caloventores|caloventor|cafeteras|licuadoras|aspiradoras, conservadoras|pavas electricas
  `),
  'celulares-informatica': parsePhrases(`
    celular|celulares, telefonia|telefonos|smartphones|smartphone, telefonia celular, informatica|computacion|tecnologia,
    tablet|tablets|notebook|notebooks|consola|consolas|computadoras|impresoras
  `),
  'bazar-hogar': parsePhrases(`
    bazar, vajilla|vajillas|platos|tazas|bowls|copas|ollas|sartenes|cacerolas|vasos|cubiertos, menaje|decoracion,
    articulos del? para? el? hogar, vasos doble vidrio, termos, camping, aire libre, parrilla|parrillas|asadores,
    piscina|piscinas|piletas
  `),
  textil: parsePhrases(`
    textil|textiles,
    indumentaria|ropa|calzado|blanqueria|sabanas|mantas|toallas|acolchados|marroquineria|mochilas|valijas|lenceria|zapatillas,
    articulos de cama, ropa de cama|blanca, jabon|jabones para ropa
  `),
  juguetes: ['juguete|juguetes|jugueteria'],
  libros: ['libro|libros|libreria|librerias', 'utiles escolares', 'articulos de libreria'],
  'motos-bicicletas': parsePhrases(`
    moto|motos|motocicleta|motocicletas|motovehiculos|ciclomotores, cuatriciclo|cuatriciclos, bicicleta|bicicletas,
    bicicletas motorizadas|electricas, rodado|rodados|monopatines|tractores|tractor|monopatin
  `),
  'neumaticos-auto': parsePhrases(`
    neumatico|neumaticos|cubiertas, bateria|baterias, servicio|servicios de automotor|automotores,
    automotor|automotores|autopartes|lubricentro|combustible|combustibles
  `),
  perfumeria: parsePhrases(`
    perfumeria|perfumerias, cuidado|higiene personal, higiene, cosmetica|desodorantes|shampoo|maquillaje, cuidado del? cabello|oral|bucal,
    higiene femenina|oral|bucal|del bebe, crema|cremas de peinar|afeitar|manos, cremas corporales|faciales, jabones de tocador,
    protectores solares, colonias|talcos|feculas|demaquillantes|desmaquillantes|quitaesmaltes|depilatorios, productos? depilatorios,
    oleos para? bebe|bebes?
  `),
  limpieza: parsePhrases(`
    limpieza, articulos|productos de limpieza, jabon para la? ropa, jabon para la? ropa en pan,
    insecticidas|repelentes|lavandina|detergentes|suavizantes, bolsas para residuos, rollo|rollos de cocina,
    papel|papeles higienico|higienicos, papeles
  `),
  medicamentos: ['medicamento|medicamentos|recetados|farmacia|farmacias', 'farmacia recetados', 'productos recetados'],
  mascotas: ['mascota|mascotas', 'alimento|alimentos para mascotas|perros|gatos', 'alimento balanceado'],
  panales: ['panal|panales', 'pañal|pañales', 'higiene del bebe'],
  cigarrillos: ['cigarrillo|cigarrillos|tabaco|cigarros'],
  'recargas-tarjetas-regalo': parsePhrases(`
    recarga|recargas, gift card|cards, giftcard|giftcards, tarjeta|tarjetas de? regalo|obsequio, carga virtual|sube,
    carga|recarga|recargas de? sube|celular|celulares|saldo|credito, tarjetas prepagas de juegos
  `),
  restaurante: parsePhrases(`
    patio|patios de comida|comidas, restaurante|restaurantes|restaurant|restaurants|cafeteria|cafeterias|gastronomia, rotiseria,
    comidas preparadas
  `),
  'materiales-muebles': parsePhrases(`
    mueble|muebles|jardineria|jardin, silla|sillas|mesas|reposeras|colchones|colchon|sommiers,
    construccion|ferreteria|pintureria|pinturas, materiales de construccion|ferreteria|pintureria, accesorios? de? iluminacion
  `),
  ofertas: parsePhrases(`
    precio|precios super|mega bajo|bajos, oferton|ofertones por? bulto?, pack|packs familiar|familiares, bulto|bultos cerrado|cerrados,
    precio|precios conveniente|convenientes|bajo|bajos|congelados|rebajados|redondos, canasta navidena,
    producto|productos o? articulos? en|de|con oferta|ofertas|promocion|liquidacion|descuento, liquidacion|liquidaciones,
    producto|productos|articulos con rebaja|descuento|promo|promocion|oferta,
    todo? lo que ya? este|esta|tenga en? oferta|promocion|rebajado|rebaja|liquidacion, ya rebajado|rebajados|rebajadas, 2x1|3x2|4x3,
    cartel|carteles amarillo? de oferta, cartel amarillo, outlet, descuentos exclusivos, megaoferta|megaofertas,
    producto|productos ya? en promocion|oferta|liquidacion, articulos en oferta|liquidacion|promocion, combo|combos|packs|bultos|bundles
  `),
  'precios-regulados': parsePhrases(`
    precio|precios cuidado|cuidados|justo|justos|esencial|esenciales, precios cuidados esenciales, canasta de precios, canasta basica,
    kit|kits de? productos? esencial|esenciales, programa|programas de precios, programa|programas gubernamental|gubernamentales,
    programas del? gobierno, precios del gobierno
  `),
  otros: parsePhrases(`
    pescado|pescados|pescaderia|mariscos, pescaderia fresca, pesca, caja|cajas navidena|navidenas|navideña|navideñas,
    conservadora|conservadoras, conservadora|conservadoras de cerveza, envase|envases, envases retornables, gaseosas retornables,
    retornable|retornables, fabricante, entregados ni|y|o vendidos por, vendidos por terceros, marketplace|market place, seguro|seguros,
    servicios financieros, deporte|deportes, congelados, platos preparados|elaborados, productos frescos, frescos, viajes|turismo,
    loteria|juegos de azar, perecederos, producto|productos|articulo|articulos seleccionado|seleccionados,
    categoria|categorias seleccionada|seleccionadas, seleccion de productos, non food,
    producto|productos|articulo|articulos sin oferta|ofertas|promocion|rebaja
  `),
}

export const GOODS_LEXICON: Lexicon<'category', GoodsCategory> = {
  kind: 'category',
  isTolerant: true,
  entries: (Object.entries(GOODS) as [GoodsCategory, readonly string[]][]).map(([value, phrases]) => ({ value, phrases })),
}

const ALCOHOL = 'bebida bebidas alcoholica alcoholicas con sin alcohol alcoholes'

/** These words name all of the category; excluding any other name leaves the rest. */
const WHOLE: Partial<Record<GoodsCategory, string>> = {
  carne: 'carne carnes carniceria carnicerias',
  'frutas-verduras': 'fruta frutas verdura verduras verduleria',
  'fiambres-quesos': 'fiambre fiambres fiambreria queso quesos',
  lacteos: 'lacteo lacteos',
  aceite: 'aceite aceites comestible comestibles',
  almacen: 'almacen comestibles alimento alimentos',
  panaderia: 'panaderia panificados panificacion',
  bebidas: 'bebida bebidas con sin no alcohol alcoholica alcoholicas',
  cerveza: `cerveza cervezas ${ALCOHOL}`,
  vinos: `vino vinos bodega bodegas ${ALCOHOL}`,
  destilados: `blanca blancas destilado destilados destiladas espirituosas ${ALCOHOL}`,
  electro: 'electro electros electrodomestico electrodomesticos electrodomestica electrohogar hogar',
  'bazar-hogar': 'bazar hogar',
  textil: 'textil textiles indumentaria ropa',
  perfumeria: 'perfumeria perfumerias',
  limpieza: 'limpieza',
  medicamentos: 'medicamento medicamentos farmacia farmacias',
}
const AROUND = 'articulo articulos producto productos rubro de del el la los las para todo toda todos todas y'
/** Typing errors rarely reach the beginning. */
const stemOf = (word: string) => word.slice(0, 5)
const WHOLE_STEMS = new Map(
  Object.entries(WHOLE).map(([category, words]) => [category, new Set(`${words} ${AROUND}`.split(' ').map(stemOf))]),
)

/** Checks whether a name, such as "leche fluida", means only a part of its category, here dairy. */
export function isPartOfCategory(category: GoodsCategory, name: string): boolean {
  const whole = WHOLE_STEMS.get(category)
  return whole !== undefined && !name.split(' ').every((word) => whole.has(stemOf(word)))
}

/** `rules/excludedGoods.ts` handles "productos" with the chain's name. */
export const OWN_BRAND_LEXICON: Lexicon<'category', GoodsCategory> = {
  kind: 'category',
  entries: [
    {
      value: 'marca-propia',
      phrases: parsePhrases(`
        marca|marcas propia|propias, marca|marcas exclusiva|exclusivas, productos? de marca|marcas propia|propias|exclusiva|exclusivas
      `),
    },
  ],
}
