import type { PaymentMeans } from '../mentions/mention.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

const PAYS = 'pagas|pagues|pague|paguen|pagar|pagalo|paga|abonas|abones|abone|abonen|abonar'
const WISH = 'quieras|quieran|quiera|queras|prefieras|prefieran|gustes|elijas|convenga|tengas'

/** Described instead of named. */
export const MEANS_LEXICON: Lexicon<'means', PaymentMeans | null> = {
  kind: 'means',
  entries: [
    {
      value: 'any',
      phrases: parsePhrases(`
        todo|todos los? medio|medios|metodo|metodos|modo|modos de pago|pagos, todas las formas|modalidades|opciones de pago|pagos,
        cualquier|cualquiera medio|medios|forma|modo|metodo|modalidad de pago|pagos, con|de todas las billeteras,
        con|de cualquier billetera, cualquier tarjeta y|o|u cualquier billetera,
        forma|formas|medio|medios|modo|modos de pago libre|libres|abierto|indistinto|indistintos|indistinta, pago|pagos libre|libres,
        ${PAYS} como|con|lo que? ${WISH}, ${PAYS} con lo que ${WISH}, como|con que? ${WISH} ${PAYS},
        con? lo que tengas|tenga|tengan|quieras|prefieras, el|la|con el|la? medio|forma|modo de pago que ${WISH}, pague como pague,
        pagues como pagues, paguen como paguen, importa|interesa|igual|mismo como|con que se? ${PAYS},
        importa|interesa|igual|mismo|indistinto el|la medio|medios|forma|modo de pago,
        sin importar|distincion el|la|de medio|medios|forma de pago,
        sin importar como|con que se? pagues|pague|paguen|abones|abone|abonen,
        independientemente del|de el|la|los medio|medios|forma de pago, vos|tu elegis|decidis como pagar|pagas,
        aceptamos|acepta|aceptan todo|todos los medios? de pago
      `),
    },
    {
      value: 'anyIssuer',
      phrases: parsePhrases(`
        cualquier|cualquiera banco|entidad|emisor|emisora, de|del|con|por todos los bancos, de|del|con|por todas las entidades,
        la|las|lo emita|emitan|emitio quien la|las|lo emita|emitan, sea|sean del|de banco|entidad que sea|fuere,
        del|de banco|entidad|emisor que sea|quieras|tengas|prefieras, sea cual sea|fuere el|la banco|entidad|emisor,
        importa|interesa|igual|mismo|indistinto de? que|cual|el|la banco|entidad|emisor,
        importa|interesa|igual|mismo|indistinto quien la|las|lo? emite|emita|emiten|emitan|emitio,
        sin importar|distincion el|la|que|de banco|bancos|entidad|emisor, independientemente del|de banco|la|el entidad|emisor?,
        bancos autorizados, los|las demas bancos|entidades
      `),
    },
    {
      value: 'anyCard',
      phrases: parsePhrases(`
        cualquier|cualquiera tarjeta|tarjetas bancaria|bancarias?, cualquier|cualquiera visa|mastercard|master|amex|cabal|credito|debito,
        todas las|tus? tarjetas bancarias?, cualquiera de las|tus|sus tarjetas
      `),
    },
    {
      value: 'someIssuers',
      phrases: [
        'bancos|entidades bancarias|emisoras? adherid*|seleccionad*|participantes|habilitad*',
        'bancos|entidades bancarias|emisoras? y|e|o comercios|establecimientos|emisores adherid*|seleccionad*|participantes|habilitad*',
      ],
    },
    { value: 'cash', phrases: ['efectivo', 'en|con efectivo', 'billete|billetes', 'plata en mano'] },
    // A verb for taking effect, and withdrawn money.
    {
      value: null,
      phrases: parsePhrases(`
        hara|haran|hace|hacen|hacer|haga|hagan|hecho|sera|seran|haciendose|hacerse|haciendo efectivo|efectiva|efectivos|efectivas,
        adelanto|adelantos|extraccion|extracciones|retiro|retiros|entrega|anticipo|anticipos de|en dinero? en? efectivo,
        canje|canjeable|canjeables|cambio|cambia por dinero? en? efectivo
      `),
    },
    { value: 'other', phrases: ['transferencia|transferencias', 'pago? clave dni', 'cheque|cheques', 'debin'] },
    { value: 'button', phrases: ['boton|link de pago'] },
    {
      value: 'wallets',
      phrases: parsePhrases(`
        billetera|billeteras virtual|virtuales|electronica|electronicas|digital|digitales, billetera|billeteras de tu|su|el? celular|celulares|telefono|telefonos,
        billetera|billeteras del celular|telefono
      `),
    },
    { value: 'card', phrases: ['tarjeta|tarjetas', 'tarj'] },
    {
      value: 'instalments',
      phrases: [
        'valid*|aplica|aplican|ni|no en cuotas',
        'pago|pagos|compra|compras|consumo|consumos|operaciones|planes realizad*? en cuotas',
      ],
    },
  ],
}

/** They join alternatives or things that go together. */
export const JOINING_WORDS: ReadonlySet<string> = setOf('o u y e y/o o/y ni / + ·')

export const CARD_LIST_WORDS: ReadonlySet<string> = setOf(
  'signature black platinum gold infinite internacional internacionales nacional nacionales regional classic pago 1 con de del la las los el en un una ' +
    'tu tus banco bancos bancarias bancaria emitidas emitida por tipo marca marcas solo ambas todas sus su a modo x qr ya sea sean cualquier tarjeta tarjetas :',
)

const OF_THINGS = 'el la los las un una tu tus su sus de del lo'
export const DETERMINERS: ReadonlySet<string> = setOf(
  `${OF_THINGS} app apps aplicacion aplicaciones billetera billeteras billetras qr codigo plataforma funcionalidad servicio tarjeta tarjetas credito debito`,
)

export const WORDS_BEFORE_APPS: ReadonlySet<string> = setOf(
  `${OF_THINGS} app apps aplicacion aplicaciones billetera billeteras billetras funcionalidad plataforma servicio en`,
)

export const SCAN_VERBS: ReadonlySet<string> = setOf('escaneando leyendo escanear leer escaneas lees')

export const WORDS_BEFORE_MEANS: ReadonlySet<string> = setOf(
  'traves mediante medio con desde via por exclusivo exclusiva pagando pagan pagas paga paguen abonando abonas exclusivamente integracion integraciones usando ' +
    'utilizando usas abris abri abriendo entras ingresas escaneando leyendo dentro y/o o y , /',
)

export const WORDS_BETWEEN_ACCOUNT_AND_BANK: ReadonlySet<string> = setOf(
  `${OF_THINGS} en que posea posean tenga tengan tengas tenes abierta abierto corriente bancaria banco cliente clienta titular usuario cuenta caja ahorro ahorros`,
)

/** When one of these words follows "todas las tarjetas", the phrase means only some cards. */
export const NARROWING_WORDS: ReadonlySet<string> = setOf(
  'dentro de del emitida emitidas asociada asociadas vinculada vinculadas adherida adheridas participantes',
)

export const WORDS_BETWEEN_PLAN_AND_CARDS: ReadonlySet<string> = setOf(
  'fijas iguales sin interes intereses para con tarjeta tarjetas de credito',
)

export const CARD_WORDS: ReadonlySet<string> = setOf('tarjeta tarjetas')

/** After a conjunction. */
export const WORDS_BEFORE_WAYS: ReadonlySet<string> = setOf(
  `${OF_THINGS} con pago pagando en codigo escaneando leyendo lectura escaneo mediante a traves desde por app billetera`,
)

export const WITHOUT_WORDS: ReadonlySet<string> = setOf('sin')

/** Between a QR code and the verb that says where it leads. */
export const SKIPPED_BEFORE_VERBS: ReadonlySet<string> = setOf(', y e o para te lo la asi nfc')

/** After MODO. */
export const MODO_EXPLAINING_WORDS: ReadonlySet<string> = setOf('es se servicio no')

export const EXCLUSIVE_WORDS: ReadonlySet<string> = setOf(
  'exclusivo exclusiva exclusivos exclusivas exclusivamente unicamente solo solamente',
)

/** Signing up is not paying. */
export const SIGN_UP_STEMS = ['registr', 'inscrib', 'inscrip', 'adhier', 'adher', 'anot', 'suscri'] as const

/** A QR code may lead to places that are no payments. */
export const NON_PAYMENT_TARGET_STEMS = [
  ...SIGN_UP_STEMS,
  'complet',
  'ingres',
  'conoc',
  'descarg',
  'consult',
  'sumat',
  'particip',
  'acced',
  'ver',
  'saber',
  'mas',
  'info',
] as const

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
