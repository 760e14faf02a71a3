import { CLUBS } from '../catalogue/club.ts'
import { type MethodSlug, methodBySlug, PAYMENT_METHODS, variantName } from '../catalogue/paymentMethod.ts'
import { type Place, PROVINCES_AND_SUBURBS, SUBURBS } from '../catalogue/province.ts'
import { NAMES_OF_SEVERAL_TIERS, slugOf, TIER_NAMES, tierSlug } from '../catalogue/tiers.ts'
import { issuerNameBySlug } from '../promotion/methodNames.ts'
import { fold } from '../text/fold.ts'
import { askAbout, askReader } from '../text/verbPhrase.ts'
import { clauseOf } from './clause.ts'
import { parseQuestionKey, type QuestionKey, RETIRED_KEY } from './questionKey.ts'

/** Null takes an earlier answer back. */
export type NewAnswers = Readonly<Partial<Record<QuestionKey, boolean | null>>>
export type Choice = { label: string; answers: NewAnswers }

/** Asked everywhere in these words. Conditions that no question decides are told with the promotion, never asked. */
export type Question = {
  /** Stands in addresses: `ingresos`, `plan:naranjax`. */
  id: string
  ask: (name: string | null) => string
  choices: readonly Choice[]
  /** Few people have anything to say to it: it comes last. */
  isForFew?: true
}

function choicesAmong(keys: readonly QuestionKey[], choices: readonly (readonly [label: string, ...own: QuestionKey[]])[]): Choice[] {
  return choices.map(([label, ...own]) => ({ label, answers: Object.fromEntries(keys.map((key) => [key, own.includes(key)])) }))
}

function yesOrNo(key: QuestionKey, called: string | null = null): Question {
  const clause = clauseOf(key, called)
  return {
    id: key,
    ask: (name) => (name === null ? askReader(clause) : askAbout(name, clause)),
    choices: choicesAmong([key], [['Sí', key], ['No']]),
  }
}

const placeAnswer = (place: Place): QuestionKey => `province:${slugOf(place)}`

/** Shorter labels for places whose buttons stand side by side. */
const PLACE_LABELS: Partial<Record<Place, string>> = { 'Ciudad de Buenos Aires': 'CABA', 'Buenos Aires': 'Resto de Buenos Aires' }

/** The places in the order of the form: most people buy in the first two. */
const PLACES_IN_ORDER = [...new Set<Place>(['Ciudad de Buenos Aires', SUBURBS, ...PROVINCES_AND_SUBURBS])]

export const PLACE_QUESTION: Question = {
  id: 'lugar',
  ask: (name) => (name === null ? '¿Dónde comprás?' : `¿Dónde compra ${name}?`),
  choices: PLACES_IN_ORDER.map((place) => ({
    label: PLACE_LABELS[place] ?? place,
    answers: { [placeAnswer(place)]: true, ...(place === 'Buenos Aires' && { [placeAnswer(SUBURBS)]: false }) },
  })),
}

const [ANSES, PORTENA, OF_AGE] = ['benefit:anses', 'benefit:ciudadania-portena', 'age:60'] as const

const INCOME_KEYS = ['pensioner', RETIRED_KEY, ANSES, PORTENA] as const

/** `isOfAge`: somebody with this income is 60 or older; null where it does not say so. */
function income(label: string, isOfAge: boolean | null, ...own: (typeof INCOME_KEYS)[number][]): Choice {
  const [choice] = choicesAmong(INCOME_KEYS, [[label, ...own]]) as [Choice]
  return { label, answers: { ...choice.answers, [OF_AGE]: isOfAge } }
}

const INCOME: Question = {
  id: 'ingresos',
  ask: (name) => (name === null ? '¿Cobrás algo de esto?' : `¿${name} cobra algo de esto?`),
  choices: [
    income('Jubilación de ANSES', true, 'pensioner', RETIRED_KEY, ANSES),
    income('Jubilación de otra caja', null, 'pensioner', RETIRED_KEY),
    income('Pensión de ANSES', null, 'pensioner', ANSES),
    income('Pensión de otra caja', null, 'pensioner'),
    income('AUH u otra asignación', null, ANSES),
    income('Ciudadanía Porteña', null, PORTENA),
    income('Nada, y tengo 60 o más', true),
    income('Nada de esto', false),
  ],
}

const [STATE, TOWN, EITHER] = [
  'employment:empleados-publicos',
  'employment:empleados-municipales',
  'employment:empleados-municipales-y-provinci',
] as const
const WORK_KEYS = [
  STATE,
  TOWN,
  EITHER,
  'employment:personal-de-salud',
  'employment:docentes',
  'military',
  'employment:estudiantes',
] as const

const WORK: Question = {
  id: 'trabajo',
  ask: (name) => (name === null ? '¿A qué te dedicás?' : `¿A qué se dedica ${name}?`),
  isForFew: true,
  choices: choicesAmong(WORK_KEYS, [
    ['Empleo público', STATE],
    ['Municipio o provincia', STATE, TOWN, EITHER],
    ['Salud', 'employment:personal-de-salud'],
    ['Docencia', 'employment:docentes'],
    ['Fuerzas armadas o de seguridad', 'military'],
    ['Estudio', 'employment:estudiantes'],
    ['Otra cosa'],
  ]),
}

const PHONE: Question = {
  id: 'celular',
  ask: (name) => (name === null ? '¿Pagás con el celular?' : `¿${name} paga con el celular?`),
  choices: choicesAmong(
    ['qr', 'phone'],
    [['Con QR y acercándolo', 'qr', 'phone'], ['Solo con QR', 'qr'], ['Solo acercándolo', 'phone'], ['No']],
  ),
}

/** Asks what is paid into an account there. The choices exclude each other, so that nobody has to say no twice. */
function paidAt(issuer: string): Question {
  const name = issuerNameBySlug(issuer)
  const [salary, pension, anses] = [`salary:${issuer}`, `pension:${issuer}`, `benefit:anses-${issuer}`] as const
  return {
    id: `cobro:${issuer}`,
    ask: (who) => (who === null ? `¿Cobrás en ${name}?` : `¿${who} cobra en ${name}?`),
    choices: [
      { label: 'Sí, el sueldo', answers: { [salary]: true, [pension]: false, [anses]: false } },
      // Whether ANSES pays it is another question.
      { label: 'Sí, la jubilación o pensión', answers: { [salary]: false, [pension]: true, [anses]: null } },
      { label: 'Sí, otra cosa de ANSES', answers: { [salary]: false, [pension]: false, [anses]: true } },
      { label: 'No', answers: { [salary]: false, [pension]: false, [anses]: false } },
    ],
  }
}

/** At a bank with a plan for its payroll or its retired customers; null at others. */
export function makePayQuestion(issuer: MethodSlug): Question | null {
  const { name } = methodBySlug(issuer)
  const isForPaid = PAYMENT_METHODS.some(({ parent, means }) => parent === name && means.some((key) => /^(?:salary|pension):/.test(key)))
  return isForPaid ? paidAt(issuer) : null
}

/** Null where the issuer has none. A customer has one at a time. */
export function makePlanQuestion(issuer: MethodSlug): Question | null {
  const names = TIER_NAMES[issuer]
  if (names === undefined) return null
  const name = issuerNameBySlug(issuer)
  const keyOf = (tier: string): QuestionKey => `tier:${issuer}:${tierSlug(issuer, tier)}`
  const several = NAMES_OF_SEVERAL_TIERS[issuer]
  const plans = names.map((tier) => [tier, keyOf(tier), ...(several?.of.includes(tier) ? [keyOf(several.name)] : [])] as const)
  // Everybody in an app with several levels is at one of them.
  const canLackOne = names.length === 1 || methodBySlug(issuer).kind !== 'wallet'
  return {
    id: `plan:${issuer}`,
    ask: (who) => (who === null ? `¿Qué plan tenés en ${name}?` : `¿Qué plan tiene ${who} en ${name}?`),
    choices: choicesAmong([...names, ...(several ? [several.name] : [])].map(keyOf), [
      ...plans,
      ...(canLackOne ? [['Ninguno de estos'] as const] : []),
    ]),
  }
}

/** Lists the further questions for a shopper who holds this bank or wallet: their plan, its own card, what is paid there. */
export function listQuestionsAt(issuer: MethodSlug): Question[] {
  const plan = makePlanQuestion(issuer)
  const variants = PAYMENT_METHODS.filter(({ parent }) => parent === methodBySlug(issuer).name)
  return listQuestionsFor([...(plan === null ? [] : keysAnsweredBy(plan).slice(0, 1)), ...variants.flatMap(({ means }) => means)])
}

const CLUB_KEYS = new Set(CLUBS.map(({ name }) => slugOf(name)))

/** Only found questions are cached: keys also come from outside, and caching every key would fill the memory. */
const known = new Map<QuestionKey, Question>()

export function findQuestion(key: QuestionKey): Question | null {
  const before = known.get(key)
  if (before) return before
  const { kind, parts } = parseQuestionKey(key)
  const [first = '', second] = parts
  const found = candidateFor(kind, first, second, key)
  if (found === null || !keysAnsweredBy(found).includes(key)) return null
  known.set(key, found)
  return found
}

function candidateFor(kind: string | null, issuer: string, second: string | undefined, key: QuestionKey): Question | null {
  switch (kind) {
    case 'province':
      return PLACE_QUESTION
    case 'pensioner':
    case 'age':
      return INCOME
    case 'benefit':
      return key.startsWith(`${ANSES}-`) ? askedAt(key.slice(`${ANSES}-`.length)) : INCOME
    case 'salary':
    case 'pension':
      return askedAt(issuer)
    case 'tier': {
      const plan = second === undefined || methodBySlug(issuer) === undefined ? null : makePlanQuestion(issuer as MethodSlug)
      // A card that one holds beside a plan, as «Nativa».
      const card = PAYMENT_METHODS.find(({ means: [fact, ...others] }) => fact === key && others.length === 0)
      return card === undefined || plan === null || keysAnsweredBy(plan).includes(key) ? plan : yesOrNo(key, `la ${variantName(card)}`)
    }
    case 'military':
    case 'employment':
      return WORK
    case 'member':
      return CLUB_KEYS.has(issuer) ? yesOrNo(key) : null
    case 'app':
      return methodBySlug(issuer) === undefined ? null : yesOrNo(key, issuerNameBySlug(issuer))
    case 'qr':
    case 'phone':
      return PHONE
    default:
      return null
  }
}

const askedAt = (issuer: string) => (methodBySlug(issuer) === undefined ? null : paidAt(issuer))

export function keysAnsweredBy({ choices }: Question): QuestionKey[] {
  return [...new Set(choices.flatMap(({ answers }) => Object.keys(answers) as QuestionKey[]))]
}

export function findQuestionById(id: string): Question | null {
  const [kind, issuer = ''] = id.split(':')
  switch (kind) {
    case 'lugar':
      return PLACE_QUESTION
    case 'ingresos':
      return INCOME
    case 'trabajo':
      return WORK
    case 'celular':
      return PHONE
    case 'cobro':
      return askedAt(issuer)
    case 'plan':
      return methodBySlug(issuer) === undefined ? null : makePlanQuestion(issuer as MethodSlug)
    default:
      return findQuestion(id as QuestionKey)
  }
}

export function listQuestionsFor(keys: readonly QuestionKey[]): Question[] {
  const found = keys.map(findQuestion).filter((question) => question !== null)
  return [...new Map(found.map((question) => [question.id, question])).values()]
}

const ALSO_SAID: Readonly<Record<string, string>> = {
  lugar: 'provincia ciudad zona barrio sucursal',
  ingresos: 'jubilado jubilada pensionado pensionada edad mayor universal hijo',
  trabajo:
    'empleado empleada publico estatal municipal policia militar gendarmeria medico enfermera docente maestra estudiante universidad',
  celular: 'codigo nfc contactless telefono',
}

const IDS = [...Object.keys(ALSO_SAID), ...CLUBS.map(({ name }) => `member:${slugOf(name)}`)]

export function findQuestions(query: string): Question[] {
  const typed = wordsOfText(query)
  const questions = IDS.map(findQuestionById).filter((question) => question !== null)
  return typed.length === 0
    ? []
    : questions.filter((question) => typed.every((word) => saidIn(question).some((one) => one.startsWith(word))))
}

const wordsOfText = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

function saidIn({ id, ask, choices }: Question): string[] {
  return wordsOfText([ask(null), ...choices.map(({ label }) => label), ALSO_SAID[id] ?? ''].join(' '))
}
