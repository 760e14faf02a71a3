import type { MethodName } from '#domain/paymentMethod.ts'
import { blocksOf } from '../text/cardText.ts'
import { blank } from '../text/masks.ts'
import { findFirst } from '../text/search.ts'
import { familyName, type InstitutionMention, institutionsIn } from './institutions.ts'
import { membershipReader } from './membership.ts'
import type { Scope } from './reader.ts'

/** The premium cards of American Express: named in passing by many cards, required only where tiers or the header say so. */
export const PREMIUM_AMEX: MethodName = 'Tarjeta American Express - The Platinum Card ® y Centurion ®'

/** Who must issue what one pays with. A list of participants has its own way of being read. */
export type Institutions = { names: MethodName[]; mentions: InstitutionMention[]; isList: boolean; doubt: number }

/** This many banks in one card are a list of participants. */
const LIST_LENGTH = 4

/** The institutions that the offer asks for, from the header and the pictures, else from the small print. */
export function requiredInstitutions(scope: Scope): Institutions {
  const { affirmed, folded, card } = scope.text
  const header = institutionsIn(affirmed, scope.header)
  const images = institutionsIn(folded, blocksOf(card, ['image']))
  const announced = isForAnyMethod(scope) ? [] : [...header, ...images]
  const legal = announced.length === 0 && standsAlone(scope) ? [] : legalInstitutions(scope, announced.length > 0)
  const legalNames = familiesOf(legal).filter((name) => name !== PREMIUM_AMEX || scope.offer.tier !== null)
  if (legalNames.length >= LIST_LENGTH && familiesOf(header).length < LIST_LENGTH && isParticipantList(affirmed, legal))
    return listed(legal)
  if (familiesOf(header).length >= LIST_LENGTH) return listed(header)
  if (announced.length === 0) return { names: clean(legalNames, legal), mentions: legal, isList: false, doubt: legal.length > 0 ? 0.02 : 0 }
  if (header.length === 0 && widens(familiesOf(images), legalNames, affirmed, legal))
    return { names: clean(legalNames, legal), mentions: legal, isList: false, doubt: 0.06 }
  const names = clean(familiesOf(announced), announced)
  const backed = names.some((name) => legalNames.includes(name))
  return {
    names,
    mentions: [...announced, ...legal.filter(({ name }) => names.includes(familyName(name)))],
    isList: false,
    doubt: backed || legal.length === 0 ? (header.length === 0 && legal.length === 0 ? 0.02 : 0) : 0.08,
  }
}

/**
 * A card for a club's members, for any method or (of a chain that always shows the bank) without a picture names nobody: the banks of its small
 * print are other people's.
 */
function standsAlone(scope: Scope): boolean {
  const { affirmed, folded, card } = scope.text
  const { picturesBank } = scope.chain
  const words = scope.header.map(({ start, end }) => affirmed.slice(start, end)).join(' ')
  if (isForAnyMethod(scope)) return true
  const pictures = blocksOf(card, ['image'])
    .map(({ start, end }) => folded.slice(start, end))
    .join(' ')
  if (/todas_?las_?tarjetas/.test(pictures)) return true
  if (picturesBank) return pictures === '' || picturesBank.unless.test(pictures)
  return membershipReader.read(scope).membership !== undefined && !/tarjeta|abonando|pagando|modo/.test(words)
}

/** `Todos los medios de pago`, but not "within the app". */
export function isForAnyMethod({ text, header }: Scope): boolean {
  return findFirst(text.affirmed, header, /(?:todos los|cualquier) medios? de pagos?(?! dentro)/) !== null
}

/** From the offer's own small print outwards; at the last, companies named as organiser or as "only the means of payment". */
function legalInstitutions(scope: Scope, announced: boolean): InstitutionMention[] {
  const { affirmed, folded, masks } = scope.text
  const own = institutionsIn(affirmed, scope.own)
  if (own.length > 0 || announced) return own
  const wider = institutionsIn(affirmed, [...scope.common, ...scope.legal]).filter((mention) => !isOfBonus(scope, mention))
  if (wider.length > 0) return wider
  const companies = institutionsIn(blank(folded, [...masks.denied, ...masks.examples]), scope.legal)
  return familiesOf(companies).length === 1 ? companies : []
}

const BONUS = /\d ?% [^.]{0,40}adicional|adicional [^.]{0,20}\d ?%/

/** `Abonando con X tendrán un 5 % adicional` says who gets more, not who gets the offer itself. */
function isOfBonus({ text, offer }: Scope, mention: InstitutionMention): boolean {
  if (offer.bonus) return false
  const sentence = text.sentences.find(({ start, end }) => start <= mention.start && mention.start < end)
  return sentence !== undefined && BONUS.test(text.affirmed.slice(sentence.start, sentence.end))
}

function listed(mentions: InstitutionMention[]): Institutions {
  return { names: familiesOf(mentions), mentions, isList: true, doubt: 0.02 }
}

function familiesOf(mentions: readonly InstitutionMention[]): MethodName[] {
  return [...new Set(mentions.map(({ name }) => familyName(name)))]
}

/** Names close to one another are a list; names strewn over the small print are not. */
function isParticipantList(affirmed: string, mentions: readonly InstitutionMention[]): boolean {
  const close = mentions.filter((mention, index) => index > 0 && mention.start - (mentions[index - 1] as InstitutionMention).end < 45)
  const intro = /entidades? adherid|bancos? (?:que aplican|adherid|participant)|participan|entidades participantes|siguientes bancos/.test(
    affirmed,
  )
  return close.length >= LIST_LENGTH - 1 && (intro || close.length >= 5)
}

/** The picture shows one bank, the small print enumerates it with others and their cards. */
function widens(
  pictured: readonly MethodName[],
  legal: readonly MethodName[],
  affirmed: string,
  mentions: readonly InstitutionMention[],
): boolean {
  if (legal.length < 2 || !pictured.every((name) => legal.includes(name))) return false
  const first = mentions[0]
  const last = mentions.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    last.end - first.start < 400 &&
    /emitid|visa|mastercard/.test(affirmed.slice(first.start, last.end))
  )
}

/** Names that stand for the same thing, or that only carry another: the wallet of a bank, a bank behind its wallet. */
function clean(names: readonly MethodName[], mentions: readonly InstitutionMention[]): MethodName[] {
  const drop = new Set<MethodName>()
  const both = (kept: MethodName, dropped: MethodName) => {
    if (names.includes(kept) && names.includes(dropped)) drop.add(dropped)
  }
  both('Cuenta DNI', 'Banco Provincia')
  both('Banco Ciudad', 'Billetera Buepp')
  both('Cencopay', 'Tarjeta de crédito Cencosud Mastercard')
  both('Tarjeta de Crédito Patagonia 365', 'Banco Patagonia')
  if (mentions.length > 0) both('Tarjeta de Crédito Sol', 'Banco del Sol')
  return names.filter((name) => !drop.has(name))
}
