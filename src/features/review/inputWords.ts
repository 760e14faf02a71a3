import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Funds, QuotedWords, Rail, WhoKind } from '#domain/promotion/condition.ts'
import type { ReviewedField, ReviewedValues } from '#domain/promotion/review.ts'

/** The words of an input: its label, the key that goes to it, and what its values are called where they are no Spanish words. */
export type InputWords = {
  label: string
  letter?: string
  choices?: Readonly<Record<string, string>>
  /** The values that a card of the chain can have. */
  ofCard?: (card: CardWords) => readonly string[]
}

/** The dotted names of all inputs of a value: «limits.period». */
type InputNames<V, Name extends string> = V extends readonly (infer E)[]
  ? E extends object
    ? InputNames<E, Name>
    : Name
  : V extends object
    ? { [K in Exclude<keyof V & string, 'evidence' | keyof QuotedWords>]: InputNames<NonNullable<V[K]>, `${Name}.${K}`> }[Exclude<
        keyof V & string,
        'evidence' | keyof QuotedWords
      >]
    : Name
type InputName = { [F in ReviewedField]: InputNames<NonNullable<ReviewedValues[F]>, F> }[ReviewedField]

const PEOPLE: Record<WhoKind, string> = {
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
const WAYS: Record<Rail, string> = { qr: 'QR', nfc: 'teléfono', contactless: 'tarjeta sin contacto', card: 'tarjeta', web: 'en la web' }
const MONEY: Record<Funds, string> = { balance: 'saldo en cuenta', credit: 'crédito', debit: 'débito', card: 'cualquier tarjeta' }

/** The words of every input. */
export const INPUT_WORDS: Readonly<Record<InputName, InputWords>> = {
  'discount.type': { label: 'De qué' },
  'discount.value': { label: 'Descuento', letter: 'd' },
  validFrom: { label: 'Desde (AAAA-MM-DD)', letter: 'v' },
  validUntil: { label: 'Hasta (AAAA-MM-DD)', letter: 'h' },
  weekdays: { label: 'Días (ninguno: no los dice)', letter: 'w' },
  where: { label: 'Dónde', letter: 'u', ofCard: ({ chain }) => CHAINS[chain].where },
  membership: { label: 'Socios de' },
  paymentMethods: { label: 'Medios: uno por renglón, juntos con «+»; vacío, cualquiera', letter: 'p' },
  unknownPaymentMethods: { label: 'Medios que no conocemos: uno por renglón' },
  'paymentRails.pagoConQR': { label: 'se puede pagar con QR' },
  'paymentRails.telefonoContactless': { label: 'con el teléfono sin contacto' },
  'paymentRails.contactless': { label: 'con la tarjeta sin contacto' },
  'appliesOnlyTo.anses': { label: 'solo para ANSES' },
  'appliesOnlyTo.jubilados': { label: 'solo para jubilados' },
  'appliesOnlyTo.programaCiudadaniaPorteña': { label: 'solo para Ciudadanía Porteña' },
  'limits.maxDiscount': { label: 'Tope en pesos', letter: 't' },
  'limits.explicitlyHasNoLimit': { label: 'dice «sin tope»' },
  'limits.period': { label: 'Tope por' },
  'limits.per': { label: 'Tope de cada' },
  'limits.caps.amount': { label: 'Si hay varios topes, cada uno en pesos (vacío saca la fila)' },
  'limits.caps.period': { label: 'Por' },
  'limits.caps.per': { label: 'De cada' },
  'limits.caps.kind': { label: 'De qué', choices: { back: 'lo que vuelve', purchase: 'la compra' } },
  minPurchase: { label: 'Compra mínima', letter: 'c' },
  stackable: { label: 'Se suma a otras', letter: 's' },
  onlyForProducts: { label: 'Solo en', letter: 'o' },
  excludesProducts: { label: 'No entra', letter: 'x' },
  'conditions.who.kind': { label: 'Para quiénes («no dice» saca la fila)', choices: PEOPLE },
  'conditions.who.value': { label: 'Cuál' },
  'conditions.who.alternatives': { label: 'Alternativa (con el mismo número, alcanza una)' },
  'conditions.how.rails': { label: 'Hay que pagar con', choices: WAYS },
  'conditions.how.app': { label: 'Desde la app: una por renglón' },
  'conditions.how.funds': { label: 'Con plata de', choices: MONEY },
  'conditions.how.singlePayment': { label: 'en un pago' },
  'conditions.uses.times': { label: 'Cuántas veces' },
  'conditions.uses.period': { label: 'Por' },
  'conditions.excludes': { label: 'No entra' },
  'conditions.excludesSome': { label: 'De eso, solo una parte' },
  'conditions.excludesBrands': { label: 'deja afuera marcas por su nombre' },
  'conditions.onlyFor': { label: 'Solo en (ninguno: toda la compra)' },
  'conditions.region.provinces': { label: 'Provincias: una por renglón' },
  'conditions.region.onlyBranches': { label: 'Solo en las sucursales: una por renglón' },
  'conditions.region.exceptBranches': { label: 'Menos en las sucursales: una por renglón' },
  'conditions.region.some': { label: 'en algunas sucursales, sin decir cuáles' },
  'conditions.refund.kind': { label: 'Cuándo llega la plata', choices: { till: 'en la caja', refund: 'después' } },
  'conditions.refund.days': { label: 'Días, a más tardar' },
  'conditions.refund.business': { label: 'son días hábiles' },
  'conditions.refund.where': {
    label: 'Adónde',
    choices: { statement: 'en el resumen', account: 'en la cuenta', wallet: 'en la billetera' },
  },
}

/** Fields that few cards have, shown folded. */
export const RARE_FIELDS: ReadonlySet<ReviewedField> = new Set([
  'membership',
  'unknownPaymentMethods',
  'paymentRails',
  'appliesOnlyTo',
  'conditions',
])
