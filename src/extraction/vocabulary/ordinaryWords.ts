/** They differ by one letter from a word of a lexicon and must not be corrected. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'acondicionador blancos ciudades comercial comercio comercios comprar congelado cuantas cuantos cuentan cuidades dolares efectivo eleccion especial especiales ' +
    'expresa expresado expreso familiar financiar limitar liviano materia materias personas presenta presentada presentan presente presentes primero programe ' +
    'promociona provincial responsables seleccionando tercera terceras tercero terceros termino tinturas vicente'
  ).split(' '),
)

/** Their full stop ends no sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'etc av avda bs as sr sra dr dra gral gob tte art inc nro n no num tel suc pto ej aprox max min cred deb incl cta ctas cod lic ltda prov loc bco ' +
    's a u r l c b t e m f p i d v'
  ).split(' '),
)
