/** Words of everyday Spanish that are one letter away from a word of a lexicon and yet no slip of the pen. Folded. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'acondicionador blancos ciudades comercial comercio comercios comprar congelado cuantas cuantos cuentan cuidades dolares efectivo eleccion especial especiales ' +
    'expresa expresado expreso familiar financiar limitar liviano materia materias personas presenta presentada presentan presente presentes primero programe ' +
    'promociona provincial responsables seleccionando tercera terceras tercero terceros termino tinturas vicente'
  ).split(' '),
)
