import { type MethodSlug, methodBySlug } from './paymentMethod.ts'
import { fold } from './search.ts'

/**
 * Tiers, packages and plans by issuer, as the issuers call them. The place of a name in its list is its code in the wallet's cookie and
 * therefore for ever: append, never reorder or remove. Cards name others as well; those are known by their slug alone.
 */
const TIER_NAMES: Partial<Record<MethodSlug, readonly string[]>> = {
  'banco-ciudad': ['Adolescentes', 'Crecer', 'Estudiantes', 'Profesional'],
  'banco-nacion': ['Agil', 'Estilo', 'Insignia', 'Nativa'],
  'banco-comafi': ['Ahorro', 'Global', 'Classic', 'Premium', 'Único', 'Único Black', 'Platinum'],
  'banco-santander': ['Black', 'Infinite', 'Infinity Gold', 'Platinum', 'Select', 'Super Cuenta', 'Supercuenta 3', 'Women'],
  'banco-hipotecario': [
    'Búho Inicia',
    'Búho Emprendedor',
    'Búho Fácil',
    'Búho Gold',
    'Búho Platinum',
    'Búho Black',
    'Búho One',
    'Black Pack',
    'Búho',
  ],
  'banco-icbc': ['Classic', 'Plus', 'Exclusive Banking'],
  'banco-provincia': ['Crecimiento', 'Evolución', 'Impulso', 'Logros'],
  'banco-credicoop': ['Credicuenta', 'Jóvenes', 'Módulos Credicoop'],
  'banco-neuquen': ['Clásico', 'Plus', 'Select', 'Único', 'Único Más'],
  'banco-santa-cruz': ['Excellence', 'Plus', 'Preferencial'],
  'banco-santa-fe': ['Excellence', 'Preferencial', 'Protección', 'Simple'],
  'banco-san-juan': ['Excellence', 'Plus', 'Preferencial', 'Protección', 'Simple'],
  'banco-formosa': ['Oro', 'Plus', 'Preferencial', 'Simple'],
  'banco-galicia': ['Move', 'Plus', 'Éminent', 'Éminent Black'],
  'banco-bbva': ['Express', 'Plus Gold', 'Premium', 'Premium World'],
  'banco-supervielle': ['Identité', 'Identité Black', 'Platinum', 'Hit IOL'],
  'banco-patagonia': ['Clásica', 'Plus', 'Singular', 'ON'],
  'banco-macro': ['Selecta', 'Platinum'],
  brubank: ['Plan One', 'Plan Plus', 'Plan Ultra'],
  naranjax: ['Plan Turbo', 'Plan Épico', 'Planes de suscripción', 'No suscriptos'],
  'personal-pay': ['Nivel 1', 'Nivel 2', 'Nivel 3', 'Nivel 4'],
  reba: ['Black'],
}

/** A tier of an issuer; `code` null: not in the list above. */
export type Tier = { slug: string; name: string; code: number | null }

const tiersByIssuer = new Map<MethodSlug, readonly Tier[]>()

/** The named tiers of an issuer, in the order of their list. */
export function tiersOf(issuer: MethodSlug): readonly Tier[] {
  const known = tiersByIssuer.get(issuer)
  if (known) return known
  const tiers = (TIER_NAMES[issuer] ?? []).map((name, code) => ({ slug: tierSlug(issuer, name), name, code }))
  tiersByIssuer.set(issuer, tiers)
  return tiers
}

/** The tier that a card calls by this name, however it spells it: «Patagonia Singular», «clientes Singular». Null issuer: of any. */
export function tierNamed(issuer: MethodSlug | null, name: string): Tier {
  const slug = tierSlug(issuer, name)
  const listed = issuer === null ? undefined : tiersOf(issuer).find((tier) => tier.slug === slug)
  return listed ?? { slug, name, code: null }
}

/** Words that cards put around the name of a tier. */
const AROUND = new Set([
  'cliente',
  'clientes',
  'cuenta',
  'cuentas',
  'segmento',
  'segmentos',
  'tarjeta',
  'tarjetas',
  'plan',
  'banco',
  'de',
  'del',
  'la',
  'y',
])
/** Nicknames of issuers, which their tiers bear or not. */
const NICKNAMES: Partial<Record<MethodSlug, string>> = { 'banco-hipotecario': 'buho', naranjax: 'nx' }

const MAX_SLUG = 32

/** Its name without what cards leave out or add; all of it where nothing else is left. */
function tierSlug(issuer: MethodSlug | null, name: string): string {
  const words = slugWords(name)
  const own = issuer === null ? [] : [...slugWords(methodBySlug(issuer).name), NICKNAMES[issuer]]
  const telling = words.filter((word) => !AROUND.has(word) && !own.includes(word))
  return (telling.length > 0 ? telling : words).join('-').slice(0, MAX_SLUG)
}

/** Any words as part of a key: without case, accents and signs, and not too long. */
export function slugOf(text: string): string {
  return slugWords(text).join('-').slice(0, MAX_SLUG)
}

function slugWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}
