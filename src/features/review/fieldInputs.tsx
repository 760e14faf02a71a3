import { isCivilDate, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import {
  CATEGORIES,
  type Conditions,
  type Funds,
  type Rail,
  type UsesCondition,
  type WhoCondition,
  type WhoKind,
} from '#domain/promotion/condition.ts'
import { CAP_HOLDERS, CAP_PERIODS, DISCOUNT_TYPES, type Discount, type Limits } from '#domain/promotion/promotion.ts'
import type { ReviewedField, ReviewedValues } from '#domain/promotion/review.ts'
import { capitalize, DAY_NAMES } from '#domain/text/words.ts'
import {
  type Choices,
  choiceInput,
  converted,
  FormProblem,
  type FormValues,
  findSpan,
  flagsInput,
  groupInput,
  type Inputs,
  linesInput,
  numberInput,
  optionalGroup,
  parseTypedNumber,
  splitLines,
  textInput,
  tickInput,
  ticksInput,
  ticksOrNone,
  typedText,
} from './inputs.tsx'

const PEOPLE: Choices<WhoKind> = {
  segment: 'nivel o paquete',
  salary: 'cobra el sueldo ahí',
  pensioner: 'jubilado o pensionado',
  benefit: 'beneficio o programa',
  age: 'edad mínima',
  employment: 'empleo',
  military: 'fuerzas armadas o de seguridad',
  resident: 'vive en',
  account: 'tiene cuenta',
  member: 'socio o suscriptor',
  newCustomer: 'cliente nuevo',
  firstPurchase: 'primera compra del período',
  enrolment: 'hay que inscribirse',
  other: 'otra cosa',
}
const WAYS: Choices<Rail> = { qr: 'QR', nfc: 'teléfono', contactless: 'tarjeta sin contacto', card: 'tarjeta', web: 'en la web' }
const MONEY: Choices<Funds> = { balance: 'saldo en cuenta', credit: 'crédito', debit: 'débito', card: 'cualquier tarjeta' }
const USE_PERIODS: Choices<UsesCondition['period']> = {
  compra: 'compra',
  dia: 'día',
  semana: 'semana',
  mes: 'mes',
  promocion: 'promoción',
}
/** Values that are Spanish words already. */
const asWritten = <T extends string>(values: readonly T[]) =>
  Object.fromEntries<string>(values.map((value) => [value, value])) as Choices<T>
const GOODS = asWritten(CATEGORIES)
const DAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, capitalize(DAY_NAMES[day])])) as Choices<Weekday>

const DISCOUNT: Inputs<Discount> = groupInput(null, {
  value: converted<number>(textInput('Descuento', { letter: 'd' }), String, (text) => {
    const value = parseTypedNumber(text)
    if (!value) throw new FormProblem('Falta el descuento.')
    return value
  }),
  type: choiceInput('De qué', asWritten(DISCOUNT_TYPES)),
})

const CAP = groupInput<{ amount: string | null } & Pick<Limits, 'period' | 'per'>>(null, {
  amount: textInput('Tope en pesos, o «sin tope»', { letter: 't' }),
  period: choiceInput('Tope por', asWritten(CAP_PERIODS)),
  per: choiceInput('Tope de cada', asWritten(CAP_HOLDERS)),
})
const LIMITS: Inputs<Limits> = {
  draw: CAP.draw,
  fill: (name, { maxDiscount, explicitlyHasNoLimit, period, per }) =>
    CAP.fill(name, { amount: explicitlyHasNoLimit ? 'sin tope' : String(maxDiscount ?? ''), period, per }),
  read(name, typed, card) {
    const { amount, ...parts } = CAP.read(name, typed, card) as { amount: string | null }
    const explicitlyHasNoLimit = amount !== null && /^sin tope$/i.test(amount)
    return { ...parts, explicitlyHasNoLimit, maxDiscount: explicitlyHasNoLimit ? null : parseTypedNumber(amount ?? '') }
  },
}

const dateInput = (label: string, letter: string): Inputs<string | null> =>
  converted<string | null>(
    textInput(label, { letter, placeholder: 'AAAA-MM-DD' }),
    (date) => date,
    (text) => {
      if (text !== '' && !isCivilDate(text)) throw new FormProblem(`«${text}» no es una fecha.`)
      return text || null
    },
  )

const EVERY_DAY = ticksOrNone('Días (ninguno: todos)', DAYS, { letter: 'w' })
const WEEKDAY_INPUTS: Inputs<readonly Weekday[] | null> = {
  ...EVERY_DAY,
  read: (name, typed, card) => (typed[name]?.length === WEEKDAYS.length ? null : EVERY_DAY.read(name, typed, card)),
}

/** One alternative per line, with methods joined by «+»; null: any method. */
const METHODS = converted<readonly (readonly string[])[] | null>(
  textInput('Medios: uno por renglón, juntos con «+»; vacío, cualquiera', { letter: 'p', isWide: true }),
  (groups) => groups?.map((group) => group.join(' + ')).join('\n') ?? null,
  (text) => {
    const groups = splitLines(text).map((line) => line.split('+').flatMap((name) => name.trim() || []))
    const named = groups.filter((group) => group.length > 0)
    return named.length === 0 ? null : named
  },
)

const YES_OR_NO = choiceInput('Se suma a otras', { si: 'sí', no: 'no' }, { letter: 's' })
const STACKABLE: Inputs<boolean | null> = {
  draw: YES_OR_NO.draw,
  fill: (name, value) => YES_OR_NO.fill(name, value === null ? null : value ? 'si' : 'no'),
  read: (name, typed) => (typedText(typed, name) === '' ? null : typedText(typed, name) === 'si'),
}

const WHO_ROW = groupInput<Pick<WhoCondition, 'kind' | 'value' | 'alternatives'> & { words: string }>(
  'Para quiénes («no dice» saca la fila)',
  {
    kind: choiceInput('Qué', PEOPLE),
    value: textInput('Cuál'),
    alternatives: numberInput('Alternativa (con el mismo número, alcanza una)'),
    words: textInput('Palabras de la tarjeta que lo dicen'),
  },
)
/** A row for each condition, and an empty one. */
const WHO: Inputs<readonly WhoCondition[]> = {
  draw(name, form) {
    const rows = rowsOf(name, form.typed)
    return [...rows, (rows.at(-1) ?? -1) + 1].map((row) => WHO_ROW.draw(`${name}.${row}`, form))
  },
  fill: (name, all) =>
    Object.assign({}, ...all.map(({ start, end, ...who }, row) => WHO_ROW.fill(`${name}.${row}`, { ...who, words: `${start}-${end}` }))),
  read: (name, typed, card) =>
    rowsOf(name, typed).map((row) => {
      const { words, ...who } = WHO_ROW.read(`${name}.${row}`, typed, card) as { words: string | null }
      return { ...who, ...quoted(words, card) }
    }),
}

function rowsOf(name: string, typed: FormValues): number[] {
  const rows = Object.keys(typed).flatMap((input) => {
    const [, row] = input.startsWith(`${name}.`) ? (/^(\d{1,3})\.kind$/.exec(input.slice(name.length + 1)) ?? []) : []
    return row !== undefined && typedText(typed, input) !== '' ? [Number(row)] : []
  })
  return rows.sort((a, b) => a - b)
}

function quoted(given: string | null, card: CardWords): object {
  if (given === null) throw new FormProblem('Faltan las palabras de la tarjeta que lo dicen.')
  const span = findSpan(given, card)
  return { ...span, quote: card.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim() }
}

const CONDITIONS = groupInput<Omit<Conditions, 'evidence'>>('Condiciones', {
  who: WHO,
  how: groupInput('Cómo hay que pagar', {
    rails: ticksInput('Con', WAYS),
    app: linesInput('Desde la app'),
    funds: choiceInput('Con plata de', MONEY),
    singlePayment: tickInput('en un pago'),
  }),
  uses: optionalGroup('Cuántas veces', { times: numberInput('Veces'), period: choiceInput('Por', USE_PERIODS) }),
  excludes: ticksInput('No entra', GOODS),
  excludesSome: ticksInput('De eso, solo una parte', GOODS),
  excludesBrands: tickInput('deja afuera marcas por su nombre'),
  onlyFor: ticksOrNone('Solo en (ninguno: toda la compra)', GOODS),
  region: optionalGroup('Lugares', {
    provinces: linesInput('Provincias'),
    onlyBranches: linesInput('Solo en las sucursales'),
    exceptBranches: linesInput('Menos en las sucursales'),
    some: tickInput('en algunas, sin decir cuáles'),
  }),
  refund: optionalGroup('Cuándo llega la plata', {
    kind: choiceInput('Qué', { till: 'en la caja', refund: 'después' }),
    days: numberInput('Días, a más tardar'),
    business: tickInput('son días hábiles'),
    where: choiceInput('Adónde', { statement: 'en el resumen', account: 'en la cuenta', wallet: 'en la billetera' }),
  }),
})

/** The inputs of every reviewed field, as they follow on the page. */
export const FIELD_INPUTS: { [F in ReviewedField]: Inputs<F extends 'conditions' ? Omit<Conditions, 'evidence'> : ReviewedValues[F]> } = {
  discount: DISCOUNT,
  validFrom: dateInput('Desde', 'v'),
  validUntil: dateInput('Hasta', 'h'),
  weekdays: WEEKDAY_INPUTS,
  where: ticksInput('Dónde', ({ source }) => asWritten(CHAINS[source].where), { letter: 'u' }),
  paymentMethods: METHODS,
  limits: LIMITS,
  minPurchase: numberInput('Compra mínima', { letter: 'c' }),
  stackable: STACKABLE,
  onlyForProducts: textInput('Solo en', { letter: 'o', isWide: true }),
  excludesProducts: textInput('No entra', { letter: 'x', isWide: true }),
  membership: ticksInput('Socios de', asWritten(MEMBERSHIPS)),
  unknownPaymentMethods: linesInput('Medios que no conocemos'),
  paymentRails: flagsInput('Cómo se puede pagar (ninguno: no lo dice)', {
    pagoConQR: 'QR',
    telefonoContactless: 'teléfono sin contacto',
    contactless: 'tarjeta sin contacto',
  }),
  appliesOnlyTo: flagsInput('Solo para (ninguno: para todos)', {
    anses: 'ANSES',
    jubilados: 'jubilados',
    programaCiudadaniaPorteña: 'Ciudadanía Porteña',
  }),
  conditions: CONDITIONS,
}

/** Fields that few cards have, shown folded. */
export const RARE_FIELDS: ReadonlySet<ReviewedField> = new Set([
  'membership',
  'unknownPaymentMethods',
  'paymentRails',
  'appliesOnlyTo',
  'conditions',
])
