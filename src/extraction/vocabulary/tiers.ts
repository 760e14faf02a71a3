import { fold } from '#domain/text/fold.ts'
import type { MentionValues } from '../mentions/mention.ts'
import { ISSUERS, nameOf } from './issuers.ts'
import { type Entry, type Lexicon, phrasesIn } from './lexicon.ts'

/** Names that several issuers give to their tiers. They are everyday words, so a word for a tier must come before them. */
const SHARED = phrasesIn(`
  Adolescentes, Ahorro, Black, Clásica, Clásico, Classic, Crecer, Crecimiento, Emprendedor, Estilo, Estudiantes, Evolución, Excellence,
  Exclusive Banking, Express, Global, Gold, Impulso, Infinite, Jóvenes, Logros, Oro, Platinum, Plus, Plus Gold, Preferencial, Premium,
  Premium World, Profesional, Protección, Renta Alta, Signature, Simple, Único, Único Black, Único Más
`)
/** Those of them that are levels of a card and are also named without such a word. */
const CARD_LEVELS = ['Black', 'Platinum', 'Signature', 'Infinite', 'Gold', 'Premium', 'Preferencial', 'Renta Alta']
/** Words in whose company a name in capitals is a tier; with accents, as they are written. */
export const TIER_WORDS = phrasesIn('paquete, plan, línea, linea, segmento, membresía, membresia, categoría, nivel, cuenta, clientes')

const LEADS = 'cliente|clientes|usuario|usuarios|cartera|cuenta|cuentas|paquete|paquetes|plan|producto|productos|segmento|sueldo'

/** The issuer's plans without a name: a name next to them says which. */
export const ANY_PLAN = 'planes de suscripción'

/** A package of any name is asked for in addition to what the header says. */
export const PACKAGE = 'paquete de productos'
const ANY_PACKAGE: Entry<MentionValues['tier']> = {
  value: { name: PACKAGE, issuer: null, variant: null },
  phrases: ['paquete|paquetes de productos', 'con paquete|paquetes', 'cliente|clientes con paquete|paquetes'],
}

/** Everybody who is in no tier: named next to a tier, and no condition. */
const NOBODY: Entry<MentionValues['tier']> = {
  value: { name: null, issuer: null, variant: null },
  phrases: [
    'cartera general',
    'no adherid*',
    'no adherid* a|al|a los? plan|planes de|nx? suscripcion?',
    'no suscrip*|suscrit*',
    'no premium',
    'clientes? no premium',
    'todos los clientes',
    'clientes en general',
    'mercado abierto',
    'resto de los|las clientes|tarjetas|usuarios',
    'el|para|al resto',
    'los|las demas clientes|usuarios|tarjetas',
    'para|a los|las demas',
    'cualquier otro|otra cliente|usuario|tarjeta',
    'con otra|otras tarjeta|tarjetas',
    'si todavia|aun? no lo? sos|estas|cobras|tenes',
    'demas clientes|usuarios',
    // Cards and accounts that everybody has: what stands in one list with them tells nobody apart.
    'tarjeta|tarjetas|tc|td de? credito? visa|mastercard? classic|clasica|clasicas|internacional|internacionales',
    'servicio|servicios de cuenta ahorro',
    'cuenta|cuentas ahorro|basica|simple',
    ...ISSUERS.flatMap(({ words: { plainAccounts = [] } }) => plainAccounts),
  ],
}

export const TIERS: Lexicon<'tier', MentionValues['tier']> = {
  kind: 'tier',
  entries: [
    ...ISSUERS.flatMap(({ issuer, words: { tiers = [] } }) =>
      tiers.map(({ name, phrases, variant }) => ({
        value: { name, issuer, variant: variant === undefined ? null : nameOf(variant) },
        phrases,
      })),
    ),
    ...SHARED.map((name) => ({
      value: { name, issuer: null, variant: null },
      phrases: [`${LEADS} ${fold(name)}`, ...(CARD_LEVELS.includes(name) ? [fold(name)] : [])],
    })),
    ANY_PACKAGE,
    NOBODY,
  ],
}
