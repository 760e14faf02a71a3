/** Words of everyday Spanish that are one letter away from a word of a lexicon and yet no slip of the pen. Folded. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'acondicionador blancos ciudades comercial comercio comercios comprar congelado cuantas cuantos cuentan cuidades dolares efectivo eleccion especial especiales ' +
    'expresa expresado expreso familiar financiar limitar liviano materia materias personas presenta presentada presentan presente presentes primero programe ' +
    'promociona provincial responsables seleccionando tercera terceras tercero terceros termino tinturas vicente'
  ).split(' '),
)

/** Short forms after which a full stop ends nothing. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'etc av avda bs as sr sra dr dra gral gob tte art inc nro n no num tel suc pto ej aprox max min cred deb incl cta ctas cod lic ltda prov loc bco ' +
    's a u r l c b t e m f p i d v'
  ).split(' '),
)
