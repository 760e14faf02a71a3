import { fold } from '#domain/text/fold.ts'
import type { MentionValues } from '../mentions/mention.ts'
import { getMethodName, ISSUERS, joinIntoSlot } from './issuers.ts'
import { type Lexicon, type LexiconEntry, parsePhrases } from './lexicon.ts'

/** Several issuers use these everyday words, so a word for a tier must precede them. */
const SHARED = parsePhrases(`
  Adolescentes, Ahorro, Black, Clásica, Clásico, Classic, Crecer, Crecimiento, Emprendedor, Estilo, Estudiantes, Evolución, Excellence,
  Exclusive Banking, Express, Global, Gold, Impulso, Infinite, Jóvenes, Logros, Oro, Platinum, Plus, Plus Gold, Preferencial, Premium,
  Premium World, Profesional, Protección, Renta Alta, Signature, Simple, Único, Único Black, Único Más
`)
/** Levels of cards count without such a word. */
const CARD_LEVELS: readonly string[] = ['Black', 'Platinum', 'Signature', 'Infinite', 'Gold', 'Premium', 'Preferencial', 'Renta Alta']
/** A capitalised name after one of them is a tier; with accents as cards spell them. */
export const TIER_WORDS = parsePhrases('paquete, plan, línea, linea, segmento, membresía, membresia, categoría, nivel, cuenta, clientes')

const SHORT_NAMES = joinIntoSlot(({ short = [], initials = [] }) =>
  [...short, ...initials].filter((name) => ![' ', '*', '?'].some((sign) => name.includes(sign))),
)

/** A shared name after one of them is a tier. */
export const TIER_LEADS =
  'cliente|clientes|usuario|usuarios|cartera|cuenta|cuentas|paquete|paquetes|plan|producto|productos|segmento|sueldo'

/** A name beside them says which plan. */
export const ANY_PLAN_NAME = 'planes de suscripción'

/** Without a name. It is required in addition to the header's conditions. */
export const PACKAGE_TIER = 'paquete de productos'
const ANY_PACKAGE: LexiconEntry<MentionValues['tier']> = {
  value: { name: PACKAGE_TIER, issuer: null, variant: null },
  phrases: ['paquete|paquetes de productos', 'con paquete|paquetes', 'cliente|clientes con paquete|paquetes'],
}

/** Words for people without a tier. Beside a tier they are no condition. */
const NOBODY: LexiconEntry<MentionValues['tier']> = {
  value: { name: null, issuer: null, variant: null },
  phrases: [
    'cartera general',
    'no adherid*',
    'no adherid* a|al|a los? plan|planes de|nx? suscripcion?',
    'no suscrip*|suscrit*',
    'no premium',
    'clientes? no premium',
    'todos|todas los|las clientes|clientas|usuarios',
    'para|a todos|todas',
    'cliente|clientes|cartera|publico|usuarios en general',
    'publico general',
    'mercado abierto',
    'resto de los|las clientes|tarjetas|usuarios',
    'el|para|al resto',
    'los|las demas clientes|usuarios|tarjetas',
    'para|a los|las demas',
    'cualquier otro|otra cliente|usuario|tarjeta',
    'con otra|otras tarjeta|tarjetas',
    'si todavia|aun? no lo? sos|estas|cobras|tenes',
    'demas clientes|usuarios',
    // Cards and accounts that everybody has. A list with one of them excludes nobody.
    'tarjeta|tarjetas|tc|td de? credito? visa|mastercard? classic|clasica|clasicas|internacional|internacionales',
    'cuenta|cuentas basica|simple',
  ],
}

/** In a row behind a word for tiers: folded, with the name as issuers write it. */
export const LISTED_TIERS: ReadonlyMap<string, string> = new Map(SHARED.map((name) => [fold(name), name]))

export const TIER_LEXICON: Lexicon<'tier', MentionValues['tier'] | null> = {
  kind: 'tier',
  entries: [
    ...ISSUERS.flatMap(({ issuer, words: { tiers = [] } }) =>
      tiers.map(({ name, phrases, variant }) => ({
        value: { name, issuer, variant: variant === undefined ? null : getMethodName(variant) },
        phrases,
      })),
    ),
    ...SHARED.map((name) => ({
      value: { name, issuer: null, variant: null },
      // The issuer's name may stand between («cartera Comafi Premium»).
      phrases: [`${TIER_LEADS} de|del? banco? ${SHORT_NAMES}? ${fold(name)}`, ...(CARD_LEVELS.includes(name) ? [fold(name)] : [])],
    })),
    ANY_PACKAGE,
    NOBODY,
    { value: null, phrases: ['para|a todos|todas los|las|nuestros', 'black friday|week|weekend|days'] },
  ],
}
