import { CLUBS } from './club.ts'
import { methodWords } from './methodWords.ts'
import { type MethodSlug, methodBySlug } from './paymentMethod.ts'
import { slugOf } from './tiers.ts'

/**
 * A question that the wallet can answer with yes or no, as a key that stays the same forever: cookies and links carry it.
 *
 *     salary:banco-galicia   account:banco-galicia   pension:banco-nacion   new:banco-galicia   tier:banco-patagonia:singular
 *     pensioner   pensioner:jubilado   military   phone   qr   age:60   province:cordoba
 *     benefit:auh   employment:empleados-publicos   resident:rosario   member:sorpresa   app:modo   shops:<chain>:<names>   other:<words>
 *
 * `any` in the place of an issuer: of whichever institution. Parts are lower-case letters, digits and dashes.
 */
export type QuestionKey = QuestionKind | `${QuestionKind}:${string}`

/** Retired, and not with another pension. */
export const RETIRED = 'pensioner:jubilado' satisfies QuestionKey

export const QUESTION_KINDS = [
  'salary',
  'account',
  'pension',
  'new',
  'tier',
  'pensioner',
  'military',
  'phone',
  'qr',
  'age',
  'province',
  'benefit',
  'employment',
  'resident',
  'member',
  'app',
  'shops',
  'other',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The parts of a key; `kind` null when it is none. */
export function partsOf(key: QuestionKey): { kind: QuestionKind; parts: string[] }
export function partsOf(key: string): { kind: QuestionKind | null; parts: string[] }
export function partsOf(key: string): { kind: QuestionKind | null; parts: string[] } {
  const [kind, ...parts] = key.split(':')
  return { kind: QUESTION_KINDS.find((one) => one === kind) ?? null, parts }
}

/** The form of a key from outside. */
export function isQuestionKey(text: string): text is QuestionKey {
  return text.length <= 80 && /^[a-z]+(?::[a-z0-9-]+){0,2}$/.test(text) && partsOf(text).kind !== null
}

/**
 * One question to a shopper. Yes or no settles it; where `oneOf` is set, it is one of several of which the shopper is in one at the most
 * (the tiers of an issuer, the provinces), and may be asked together with the others of the same text. `name`: what it is called among them.
 */
export type Question = { key: QuestionKey; ask: string; name: string; oneOf: 'province' | `tier:${string}` | null }

/** The question of a key in the words of a shopper. @param name What the card calls it: a tier, a club, who is meant. */
export function questionOf(key: QuestionKey, name: string | null = null): Question {
  const { kind, parts } = partsOf(key)
  const said = properName(kind, parts) ?? name ?? parts.at(-1)?.replaceAll('-', ' ') ?? ''
  return {
    key,
    ask: `¿${ASK[kind](said, parts)}?`,
    name: said,
    oneOf: kind === 'tier' && !OF_SEVERAL.test(parts[1] ?? '') ? `tier:${parts[0]}` : kind === 'province' ? 'province' : null,
  }
}

/** Several tiers in one name: who has one of them has this as well, so that it is asked by itself. */
const OF_SEVERAL = /^(?:buho|planes-suscripcion)$|-o-/

const BENEFIT_NAMES = new Map([
  ['anses', 'una prestación de ANSES'],
  ['ciudadania-portena', 'Ciudadanía Porteña'],
  ['auh', 'la AUH'],
])

const CLUB_LABELS = new Map(CLUBS.map(({ name, label }) => [slugOf(name), label]))

/** What ANSES pays at an institution. */
const PAID_BY_ANSES = 'anses-'

/** What cards call in several ways, or without accents. */
function properName(kind: QuestionKind, [first = '']: string[]): string | undefined {
  if (kind === 'benefit' && first.startsWith(PAID_BY_ANSES))
    return `${BENEFIT_NAMES.get('anses')} en ${issuerWords(first.slice(PAID_BY_ANSES.length), 'el banco de tu tarjeta')}`
  if (kind === 'benefit') return BENEFIT_NAMES.get(first)
  return kind === 'member' ? CLUB_LABELS.get(first) : undefined
}

/** «Galicia»; for an institution of any name, the general word. */
export function issuerWords(slug: string | undefined, otherwise: string): string {
  const method = slug === undefined ? undefined : methodBySlug(slug as MethodSlug | string)
  return method ? methodWords(method.name) : otherwise
}

/** The verbs with which questions begin, as they stand where something is lacking («te falta cobrar tu sueldo en Galicia»), and of somebody else. */
const VERBS = {
  Cobrás: ['cobrar', 'cobra'],
  Tenés: ['tener', 'tiene'],
  Sos: ['ser', 'es'],
  Pagás: ['pagar', 'paga'],
  Vivís: ['vivir', 'vive'],
  Podés: ['poder', 'puede'],
  Comprás: ['comprar', 'compra'],
  Es: ['que sea', 'es'],
} as const
type Verb = keyof typeof VERBS

const ASK: Record<QuestionKind, (said: string, parts: string[]) => `${Verb} ${string}`> = {
  salary: (_, [issuer]) => `Cobrás tu sueldo en ${issuerWords(issuer, 'el banco de tu tarjeta')}`,
  account: (_, [issuer]) => `Tenés cuenta en ${issuerWords(issuer, 'el banco de tu tarjeta')}`,
  pension: (_, [issuer]) => `Cobrás tu jubilación o pensión en ${issuerWords(issuer, 'el banco de tu tarjeta')}`,
  new: (_, [issuer]) => `Es tu primera compra con ${issuerWords(issuer, 'ese medio de pago')}`,
  tier: (said, [issuer]) => `Tenés ${said} de ${issuerWords(issuer, 'tu banco')}`,
  pensioner: (_, [retired]) => (retired === undefined ? 'Sos jubilado o pensionado' : 'Sos jubilado'),
  military: () => 'Sos de las fuerzas armadas o de seguridad, o familiar',
  phone: () => 'Pagás acercando el celular',
  qr: () => 'Pagás con QR',
  age: (said) => `Tenés ${said} años o más`,
  province: (said) => `Comprás en ${said}`,
  benefit: (said) => `Cobrás ${said}`,
  employment: (said) => `Sos de este grupo: «${said}»`,
  resident: (said) => `Vivís en ${said}`,
  member: (said) => `Sos socio de ${said}`,
  app: (said) => `Podés pagar con ${said}`,
  shops: (said) => `Comprás en ${said}`,
  other: (said) => `Tenés ${said}`,
}

/** What a question asks, as part of a sentence: «cobrar tu sueldo en Galicia». */
export function needWords(key: QuestionKey, name: string): string {
  const [verb = '', ...rest] = questionOf(key, name).ask.slice(1, -1).split(' ')
  return [VERBS[verb as Verb]?.[0] ?? verb, ...rest].join(' ')
}

/** Said of somebody whose name does not tell whether it is a he or a she. */
const OF_ANYBODY: [RegExp, string][] = [
  [/^Sos jubilado o pensionado/, 'Cobrás una jubilación o pensión'],
  [/^Sos jubilado/, 'Cobrás una jubilación'],
  [/^Sos socio de/, 'Tenés la membresía de'],
]

/** The question to a shopper, of somebody else and as part of a sentence: «Ana cobra su sueldo en Galicia». @param ask With its question marks. */
export function askedOf(name: string, ask: string): string {
  const words = OF_ANYBODY.reduce((text, [said, instead]) => text.replace(said, instead), ask.slice(1, -1))
  if (words.startsWith('Es tu ')) return `es la ${words.slice('Es tu '.length).replace(' con ', ` de ${name} con `)}`
  const [verb = '', ...rest] = words.split(' ')
  return [name, VERBS[verb as Verb]?.[1] ?? verb, ...rest.map((word) => (word === 'tu' ? 'su' : word))].join(' ')
}
