import { MEMBERSHIPS, type Membership } from '#domain/catalogue/club.ts'
import type { Conditions, WhoCondition } from '#domain/promotion/condition.ts'
import type { AppliesOnlyTo, PaymentRails, Span } from '#domain/promotion/promotion.ts'
import { DOUBT } from '../resolve.ts'
import type { Readings } from './reader.ts'

/** The fields of the specification that say a part of the conditions: clubs, three audiences, three ways of paying. */
export function fieldsOfConditions(conditions: Conditions, isLegal: (span: Span) => boolean): Readings {
  return { ...membership(conditions), ...audience(conditions, isLegal), ...rails(conditions) }
}

const isClub = (value: string | null): value is Membership => MEMBERSHIPS.some((club) => club === value)

function membership({ who }: Conditions): Readings {
  const clubs = who.filter(({ kind, value }) => kind === 'member' && isClub(value))
  if (clubs.length === 0) return {}
  const value = MEMBERSHIPS.filter((club) => clubs.some((one) => one.value === club))
  return { membership: { value, spans: clubs, doubt: 0 } }
}

/** Pensioners "or" holders of a salary account: others are not shut out. */
const ALSO = new Set(['salary', 'segment'])

function audience({ who }: Conditions, isLegal: (span: Span) => boolean): Readings {
  const alone = who.filter(
    (one) => !who.some((other) => ALSO.has(other.kind) && one.alternatives !== null && other.alternatives === one.alternatives),
  )
  const value: AppliesOnlyTo = {
    anses: alone.some(({ kind, value }) => kind === 'benefit' && (value === 'ANSES' || value === 'AUH')),
    jubilados: alone.some(({ kind }) => kind === 'pensioner'),
    programaCiudadaniaPorteña: alone.some(({ kind, value }) => kind === 'benefit' && value === 'Ciudadanía Porteña'),
  }
  if (!Object.values(value).some(Boolean)) return {}
  const spans = alone.filter(isOfAudience)
  return { appliesOnlyTo: { value, spans, doubt: spans.some(isLegal) ? DOUBT.disputed : 0 } }
}

const isOfAudience = ({ kind }: WhoCondition) => kind === 'benefit' || kind === 'pensioner'

/** Only what is required. The specification has no word for a physical card or for the web, so where one of them will do nothing is said. */
function rails({ how, evidence }: Conditions): Readings {
  const value: PaymentRails = {
    pagoConQR: how.rails.includes('qr'),
    telefonoContactless: how.rails.includes('nfc'),
    contactless: how.rails.includes('contactless'),
  }
  if (!Object.values(value).some(Boolean)) return {}
  return { paymentRails: { value, spans: evidence.how?.slice(0, 1) ?? [], doubt: 0 } }
}
