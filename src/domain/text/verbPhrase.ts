import { capitalize, joinWithAnd, joinWithOr } from './words.ts'

/** A person's action or property as a value: this file alone turns it into words, so nothing parses or conjugates sentences. */
const VERBS = {
  cobrar: { you: 'cobrás', other: 'cobra' },
  comprar: { you: 'comprás', other: 'compra' },
  hacer: { you: 'hacés', other: 'hace' },
  pagar: { you: 'pagás', other: 'paga' },
  poder: { you: 'podés', other: 'puede' },
  ser: { you: 'sos', other: 'es' },
  tener: { you: 'tenés', other: 'tiene' },
  trabajar: { you: 'trabajás', other: 'trabaja' },
  vivir: { you: 'vivís', other: 'vive' },
} as const
type Verb = keyof typeof VERBS
type Person = 'you' | 'other'

/** `own`: «tu sueldo», «su sueldo». */
type Part = string | { own: string }

/** `ofAnybody`: without gender, for a person known only by name. */
export type VerbPhrase = { verb: Verb; object: Part[]; ofAnybody?: { verb: Verb; object: Part[] } }

const OWN: Record<Person, string> = { you: 'tu', other: 'su' }

function objectOf(parts: readonly Part[], person: Person): string {
  return parts.map((part) => (typeof part === 'string' ? part : `${OWN[person]} ${part.own}`)).join(' ')
}

function youDo({ verb, object }: VerbPhrase): string {
  return `${VERBS[verb].you} ${objectOf(object, 'you')}`
}

function theyDo(clause: VerbPhrase): string {
  const { verb, object } = clause.ofAnybody ?? clause
  return `${VERBS[verb].other} ${objectOf(object, 'other')}`
}

export function infinitiveWords({ verb, object }: VerbPhrase): string {
  return `${verb} ${objectOf(object, 'you')}`
}

export function askReader(clause: VerbPhrase): string {
  return `¿${capitalize(youDo(clause))}?`
}

export function askAbout(name: string, clause: VerbPhrase): string {
  return `¿${name} ${theyDo(clause)}?`
}

/** How many alternatives are named; the rest is counted. */
const NAMED = 6

/** «comprás en Chaco, Salta o Jujuy», «sos jubilado o tenés 60 años o más». `name`: the other person; null for the reader. */
export function eitherClauseWords(clauses: readonly VerbPhrase[], name: string | null, join = joinAlternatives): string {
  const person = name === null ? 'you' : 'other'
  const all = clauses.map((clause) => (name === null ? clause : (clause.ofAnybody ?? clause)))
  const [first, ...others] = all
  if (first === undefined) return ''
  const wordsOf = (one: VerbPhrase) => one.object.map((part) => objectOf([part], person))
  const words = wordsOf(first)
  const differing = words.flatMap((word, at) => (others.some((other) => wordsOf(other)[at] !== word) ? [at] : []))
  const isAlike = others.every(({ verb, object }) => verb === first.verb && object.length === first.object.length)
  const [at] = differing
  // Words that the clauses share are said once.
  if (at === undefined || !isAlike || differing.length > 1 || words.length < 2)
    return join(all.map((one) => `${VERBS[one.verb][person]} ${objectOf(one.object, person)}`))
  return `${VERBS[first.verb][person]} ${words.with(at, join(all.map((one) => wordsOf(one)[at] ?? ''))).join(' ')}`
}

/** Those with alternatives last, so that «o» cannot be misread; a plan right after its institution is named without it. `name` as above. */
export function allClausesWords(requirements: readonly (readonly VerbPhrase[])[], name: string | null): string {
  const plain = requirements.filter(({ length }) => length === 1).flat()
  const open = requirements.filter(({ length }) => length > 1).map((clauses) => eitherClauseWords(clauses, name))
  const told = plain.map((clause, at) => withoutNamed(clause, plain.slice(0, at)))
  const said = eitherClauseWords(told, name, joinWithAnd)
  return [...(said === '' ? [] : [said]), ...open].join(' y además ')
}

/** «el plan Singular» when a clause before already names the bank. */
function withoutNamed(clause: VerbPhrase, before: readonly VerbPhrase[]): VerbPhrase {
  const { object } = clause
  const issuer = object.at(-1)
  const isNamed = object.length > 2 && object.at(-2) === 'de' && before.some((other) => other.object.at(-1) === issuer)
  return isNamed ? { ...clause, object: object.slice(0, -2) } : clause
}

export function joinAlternatives(all: readonly string[]): string {
  const rest = all.length - NAMED + 1
  if (rest > 1) return `${all.slice(0, NAMED - 1).join(', ')} u otras ${rest} opciones`
  return joinWithOr(all)
}
