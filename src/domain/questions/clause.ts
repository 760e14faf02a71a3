import { CLUBS } from '../catalogue/club.ts'
import { methodBySlug } from '../catalogue/paymentMethod.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { issuerNameBySlug } from '../promotion/methodNames.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { parseQuestionKey, type QuestionKey, type QuestionKind } from './questionKey.ts'

/** `said`: the card's own word; `parts`: of the key after the kind. */
type Of = (said: string, parts: string[]) => VerbPhrase

/** «en el banco de tu tarjeta» for any issuer. */
function at(issuer: string | undefined): VerbPhrase['object'] {
  const name = issuerNameBySlug(issuer)
  return name === null ? ['en el banco de', { own: 'tarjeta' }] : ['en', name]
}

/** «de tu banco» for any issuer. */
function of(issuer: string | undefined): VerbPhrase['object'] {
  const name = issuerNameBySlug(issuer)
  return name === null ? ['de', { own: 'banco' }] : ['de', name]
}

const issuerIsCard = (issuer: string | undefined) => issuer !== undefined && methodBySlug(issuer)?.kind === 'card'

const employed = (as: string, where: string): VerbPhrase => {
  return { verb: 'ser', object: [as], ofAnybody: { verb: 'trabajar', object: [where] } }
}

/** Their clause needs more than «ser» and the group's name. */
const STAFF = new Map<string, VerbPhrase>([
  ['empleados-publicos', employed('empleado público', 'en el Estado')],
  ['empleados-municipales', employed('empleado municipal', 'en un municipio')],
  ['empleados-municipales-y-provinci', employed('empleado municipal o provincial', 'en un municipio o una provincia')],
  ['personal-de-salud', { verb: 'trabajar', object: ['en salud'] }],
  ['docentes', { verb: 'ser', object: ['docente'] }],
  ['estudiantes', { verb: 'ser', object: ['estudiante'] }],
])

const ANSES = 'por ANSES'
const BENEFITS = new Map([
  ['anses', ANSES],
  ['ciudadania-portena', 'Ciudadanía Porteña'],
  ['auh', 'la AUH'],
])

/** Names that need no noun before them. */
const OF_ITSELF = /^(?:el|la|los|las|plan(?:es)?|packs?|cuentas?|supercuenta|tarjetas?|carteras?|nivel|servicio|un[ao]?)(?![\p{L}])/iu

/** «el plan Singular», «un paquete de productos», «el Paquete Previsional», «Plan Sueldo». */
function withNoun(tier: string): string[] {
  if (OF_ITSELF.test(tier)) return [tier]
  return /^(?:paquete|segmento) /i.test(tier) ? [`${tier.startsWith('paquete ') ? 'un' : 'el'} ${tier}`] : ['el plan', tier]
}

const CLAUSES: Record<QuestionKind, Of> = {
  salary: (_, [issuer]) => ({ verb: 'cobrar', object: [{ own: 'sueldo' }, ...at(issuer)] }),
  // An issuer of cards only has a card and no account.
  account: (_, [issuer]) =>
    issuerIsCard(issuer)
      ? { verb: 'tener', object: [issuerNameBySlug(issuer) ?? '', 'a', { own: 'nombre' }] }
      : { verb: 'tener', object: ['cuenta', ...at(issuer)] },
  pension: (_, [issuer]) => ({ verb: 'cobrar', object: [{ own: 'jubilación o pensión' }, ...at(issuer)] }),
  new: (_, [issuer]) => ({ verb: 'hacer', object: [{ own: 'primera compra' }, 'con', issuerNameBySlug(issuer) ?? 'ese medio de pago'] }),
  tier: (said, [issuer]) => ({ verb: 'tener', object: [...withNoun(said), ...of(issuer)] }),
  pensioner: (_, [retired]) =>
    retired === undefined
      ? { verb: 'ser', object: ['jubilado o pensionado'], ofAnybody: { verb: 'cobrar', object: ['una jubilación o pensión'] } }
      : { verb: 'ser', object: ['jubilado'], ofAnybody: { verb: 'cobrar', object: ['una jubilación'] } },
  military: () => ({ verb: 'ser', object: ['de las fuerzas armadas o de seguridad, o familiar'] }),
  phone: () => ({ verb: 'pagar', object: ['acercando el celular'] }),
  qr: () => ({ verb: 'pagar', object: ['con QR'] }),
  age: (said) => ({ verb: 'tener', object: [`${said} años o más`] }),
  province: (said) => ({ verb: 'comprar', object: ['en', said] }),
  benefit: (said, [first = '', issuer]) =>
    first === 'anses' && issuer !== undefined
      ? { verb: 'cobrar', object: [ANSES, ...at(issuer)] }
      : { verb: 'cobrar', object: [BENEFITS.get(first) ?? said] },
  employment: (said, [group = '']) => STAFF.get(group) ?? { verb: 'ser', object: ['de', said] },
  resident: (said) => ({ verb: 'vivir', object: ['en', said] }),
  member: (said) => ({ verb: 'ser', object: ['socio de', said], ofAnybody: { verb: 'tener', object: ['la membresía de', said] } }),
  app: (said) => ({ verb: 'poder', object: ['pagar con', said] }),
  shops: (said) => ({ verb: 'comprar', object: ['en', said] }),
  other: (said) => ({ verb: 'tener', object: [said] }),
}

/** Benefits that ANSES pays at an institution. */
const PAID_BY_ANSES = 'anses-'

const CLUB_LABELS = new Map(CLUBS.map(({ name, label }) => [slugOf(name), label]))

/** «cobrar tu sueldo en Galicia». `name`: the card's word for a tier, a club, a group of people. */
export function clauseOf(key: QuestionKey, name: string | null = null): VerbPhrase {
  const { kind, parts } = parseQuestionKey(key)
  const [first = ''] = parts
  const ofAnses = first.startsWith(PAID_BY_ANSES) ? ['anses', first.slice(PAID_BY_ANSES.length)] : parts
  const club = kind === 'member' ? CLUB_LABELS.get(first) : undefined
  const said = club ?? name ?? parts.at(-1)?.replaceAll('-', ' ') ?? ''
  return CLAUSES[kind](said, kind === 'benefit' ? ofAnses : parts)
}
