import { CLUBS } from '../catalogue/club.ts'
import { slugOf } from '../catalogue/tiers.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { CLAUSES } from './clausesOfQuestions.ts'

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
const KINDS = new Set<string | undefined>(QUESTION_KINDS)

/** The parts of a key; `kind` null when it is none. */
export function partsOf(key: QuestionKey): { kind: QuestionKind; parts: string[] }
export function partsOf(key: string): { kind: QuestionKind | null; parts: string[] }
export function partsOf(key: string): { kind: QuestionKind | null; parts: string[] } {
  const [kind, ...parts] = key.split(':')
  return { kind: KINDS.has(kind) ? (kind as QuestionKind) : null, parts }
}

/** The form of a key from outside. */
export function isQuestionKey(text: string): text is QuestionKey {
  return text.length <= 80 && /^[a-z]+(?::[a-z0-9-]+){0,2}$/.test(text) && partsOf(text).kind !== null
}

/**
 * One question to a shopper: whether they are, do or have what the clause says. Yes or no settles it; where `oneOf` is set, it is one of several of
 * which the shopper is in one at the most (the tiers of an issuer, the provinces), and may be asked together with the others of the same text.
 * `name`: what it is called among them.
 */
export type Question = { key: QuestionKey; clause: VerbPhrase; name: string; oneOf: 'province' | `tier:${string}` | null }

/** The question of a key. @param name What the card calls it: a tier, a club, who is meant. */
export function questionOf(key: QuestionKey, name: string | null = null): Question {
  const { kind, parts } = partsOf(key)
  const [first = ''] = parts
  const ofAnses = first.startsWith(PAID_BY_ANSES) ? ['anses', first.slice(PAID_BY_ANSES.length)] : parts
  const club = kind === 'member' ? CLUB_LABELS.get(first) : undefined
  const said = club ?? name ?? parts.at(-1)?.replaceAll('-', ' ') ?? ''
  return {
    key,
    clause: CLAUSES[kind](kind === 'tier' ? withNoun(said) : said, kind === 'benefit' ? ofAnses : parts),
    name: said,
    oneOf: kind === 'tier' && !OF_SEVERAL.test(parts[1] ?? '') ? `tier:${parts[0]}` : kind === 'province' ? 'province' : null,
  }
}

/** What ANSES pays at an institution. */
const PAID_BY_ANSES = 'anses-'

/** Several tiers in one name: who has one of them has this as well, so that it is asked by itself. */
const OF_SEVERAL = /^(?:buho|planes-suscripcion)$|-o-/

const CLUB_LABELS = new Map(CLUBS.map(({ name, label }) => [slugOf(name), label]))

/** A name that says by itself what it is of. */
const OF_ITSELF = /^(?:el|la|los|las|plan(?:es)?|cuentas?|tarjetas?|carteras?|nivel|servicio|un[ao]?)(?![\p{L}])/iu

/** «el plan Singular», «un paquete de productos»; «Plan Sueldo» says it already. */
function withNoun(tier: string): string {
  if (OF_ITSELF.test(tier)) return tier
  return tier.startsWith('paquete ') ? `un ${tier}` : `el plan ${tier}`
}
