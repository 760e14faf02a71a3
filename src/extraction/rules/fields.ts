import { type ClubName, MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { type Conditions, NO_CONDITIONS, type WhoCondition } from '#domain/promotion/condition.ts'
import type { AppliesOnlyTo, EvidenceField, PaymentRails, Span } from '#domain/promotion/promotion.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT } from '../resolve.ts'
import type { OfferView } from '../scope/offerView.ts'
import { minPurchaseReader } from './amounts.ts'
import { exceptDatesReader } from './exceptDates.ts'
import { goodsReader, readGoodsConditions } from './goods.ts'
import { readHowToPay } from './how.ts'
import { limitsReader, readUses } from './limits.ts'
import { paymentMethodsReader } from './methods.ts'
import type { FieldReader, FieldReadings, FieldsReadEarlier } from './reader.ts'
import { readRefund } from './refund.ts'
import { readRegion } from './region.ts'
import { stackableReader } from './stacking.ts'
import { validityReader } from './validity.ts'
import { weekdaysReader } from './weekdays.ts'
import { whereReader } from './where.ts'
import { readPeopleConditions } from './who.ts'

/** The offer already has its discount. This reads only whether another place of the card charges interest for its instalments. */
const discountReader: FieldReader = {
  read({ text, offer: { discount, spans } }) {
    if (discount.type === 'porcentaje') return {}
    const mentions = text.clauses.filter(({ modality }) => modality !== 'example').flatMap((clause) => clause.mentions)
    const charged = selectMentions(mentions, 'interestCharged').filter(({ value }) => value === discount.value)
    if (charged.length === 0) return {}
    const free = selectMentions(mentions, 'noInterest')
    // The page quotes both places, so the words about interest are part of what is read.
    const withWords = ({ start, end }: Span): Span => ({
      start,
      end: free.find((words) => words.start > end && words.start - end <= NEAR)?.end ?? end,
    })
    const conflicts = charged.map(({ start, end }) => ({ start, end }))
    return { discount: { value: discount, spans: spans.map(withWords), conflicts, doubt: DOUBT.disputed } }
  },
}
const NEAR = 16

/** The reader of each field, or the name of what fills it later: conditions, refiners or residue. */
const READER_OF: Record<EvidenceField, FieldReader | 'conditions' | 'refiners' | 'residue'> = {
  discount: discountReader,
  validFrom: validityReader,
  validUntil: validityReader,
  weekdays: weekdaysReader,
  exceptDates: exceptDatesReader,
  where: whereReader,
  membership: 'conditions',
  paymentMethods: paymentMethodsReader,
  unknownPaymentMethods: paymentMethodsReader,
  paymentRails: 'conditions',
  appliesOnlyTo: 'conditions',
  limits: limitsReader,
  minPurchase: minPurchaseReader,
  stackable: stackableReader,
  onlyForProducts: goodsReader,
  excludesProducts: goodsReader,
  restrictions: 'residue',
  qualifiers: 'refiners',
}
export const FIELD_READERS: ReadonlySet<FieldReader> = new Set(Object.values(READER_OF).filter((reader) => typeof reader !== 'string'))

export function readConditions(view: OfferView, settled: FieldsReadEarlier): Conditions {
  const parts = [readHowToPay(view, settled), readUses(view), readGoodsConditions(view), readRegion(view), readRefund(view)]
  const evidence = Object.assign({}, ...parts.map((part) => part.evidence)) as Conditions['evidence']
  return { ...Object.assign({}, NO_CONDITIONS, ...parts), who: readPeopleConditions(view, settled), evidence }
}

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
