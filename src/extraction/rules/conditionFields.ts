import { type ClubName, MEMBERSHIPS } from '#domain/catalogue/club.ts'
import type { Conditions, WhoCondition } from '#domain/promotion/condition.ts'
import type { AppliesOnlyTo, PaymentRails, Span } from '#domain/promotion/promotion.ts'
import { DOUBT } from '../resolve.ts'
import type { FieldReadings } from './reader.ts'

/** Club, audience and ways to pay. `rivals`: where the card names plans that contradict the conditions on people. */
export function deriveConditionFields(conditions: Conditions, rivals: Span[], isLegal: (span: Span) => boolean): FieldReadings {
  return { ...membership(conditions), ...audience(conditions, rivals, isLegal), ...rails(conditions) }
}

const isClub = (value: string | null): value is ClubName => MEMBERSHIPS.some((club) => club === value)

function membership({ who }: Conditions): FieldReadings {
  const clubs = who.filter(({ kind, value }) => kind === 'member' && isClub(value))
  if (clubs.length === 0) return {}
  const value = MEMBERSHIPS.filter((club) => clubs.some((one) => one.value === club))
  return { membership: { value, spans: clubs, doubt: 0 } }
}

/** If people of these kinds are an alternative to pensioners, pensioners are not the only audience. */
const ALSO = new Set(['salary', 'segment'])

function audience({ who }: Conditions, conflicts: Span[], isLegal: (span: Span) => boolean): FieldReadings {
  const alone = who.filter(
    (one) => !who.some((other) => ALSO.has(other.kind) && one.alternatives !== null && other.alternatives === one.alternatives),
  )
  const value: AppliesOnlyTo = {
    anses: alone.some(({ kind, value }) => kind === 'benefit' && (value === 'ANSES' || value === 'AUH')),
    jubilados: alone.some(({ kind }) => kind === 'pensioner'),
    programaCiudadaniaPorteña: alone.some(({ kind, value }) => kind === 'benefit' && value === 'Ciudadanía Porteña'),
  }
  const isSome = Object.values(value).some(Boolean)
  if (!isSome && conflicts.length === 0) return {}
  const spans = isSome ? alone.filter(isOfAudience) : who.filter(({ kind }) => kind === 'segment')
  return { appliesOnlyTo: { value: isSome ? value : null, spans, conflicts, doubt: isSome && spans.some(isLegal) ? DOUBT.disputed : 0 } }
}

const isOfAudience = ({ kind }: WhoCondition) => kind === 'benefit' || kind === 'pensioner'

/** The field has no value for a physical card or the web. */
function rails({ how, evidence }: Conditions): FieldReadings {
  const value: PaymentRails = {
    pagoConQR: how.rails.includes('qr'),
    telefonoContactless: how.rails.includes('nfc'),
    contactless: how.rails.includes('contactless'),
  }
  if (!Object.values(value).some(Boolean)) return {}
  return { paymentRails: { value, spans: evidence.how?.slice(0, 1) ?? [], doubt: 0 } }
}
