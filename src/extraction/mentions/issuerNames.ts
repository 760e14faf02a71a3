import { type MethodName, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { findJoint } from '../text/neighbours.ts'
import type { Nickname } from '../vocabulary/institutions.ts'
import type { Mention } from './mention.ts'

type Found<K extends string, V> = Omit<Mention<'institution'>, 'kind' | 'value'> & { kind: K; value: V }
/** A short name or a nickname may still turn out not to name an institution. */
export type UnresolvedMention = Mention | Found<'shortName', MethodName> | Found<'nickname', Nickname>

const BETWEEN_NAMES: ReadonlySet<string> = new Set(['con', 'en', 'el', 'la', 'los'])
/** Their words may contain a bank's name without meaning the bank. */
const HOLDING: ReadonlySet<string> = new Set(['people', 'province', 'town', 'institution'])

/** Short names count in a list with institutions, nicknames where their issuer is named or their chain is the issuer's. */
export function resolveIssuerNames(found: readonly UnresolvedMention[], folded: string, chain: CardWords['chain'] | null): Mention[] {
  const mentions = found.filter((one) => one.kind !== 'shortName' && one.kind !== 'nickname')
  const institutions = mentions.filter((one) => one.kind === 'institution')
  const isWithinOther = ({ start, end }: Span) =>
    mentions.some((one) => HOLDING.has(one.kind) && one.start <= start && end <= one.end && one.end - one.start > end - start)
  const free = found.filter((one) => one.kind === 'shortName').filter((one) => !isWithinOther(one))
  const listed = listedAmong(institutions, free.map(asInstitution), folded)
  const nicknames = found
    .filter((one) => one.kind === 'nickname')
    .filter((one) => !isWithinOther(one) && (one.value.chain === chain || institutions.some(({ value }) => isOf(value, one.value.issuer))))
    .map((one) => asInstitution({ ...one, value: one.value.issuer }))
  return [...mentions, ...listed, ...nicknames]
}

const asInstitution = (one: Omit<Mention<'institution'>, 'kind'>): Mention<'institution'> => ({ ...one, kind: 'institution' })
const isOf = (name: MethodName, issuer: MethodName) => (methodNamed(name).parent ?? name) === issuer

function listedAmong(institutions: readonly Mention<'institution'>[], names: readonly Mention<'institution'>[], folded: string) {
  const order = [...institutions, ...names].sort((a, b) => a.start - b.start)
  const certain = new Set(institutions.filter(({ value }) => value !== 'MODO'))
  const joined = (left: Mention | undefined, right: Mention | undefined) =>
    left !== undefined &&
    right !== undefined &&
    left.block === right.block &&
    right.start > left.end + 1 &&
    findJoint(folded.slice(left.end, right.start), BETWEEN_NAMES) !== null
  for (let at = 1; at < order.length; at++) {
    const [left, right] = [order[at - 1] as Mention<'institution'>, order[at] as Mention<'institution'>]
    if (certain.has(left) && joined(left, right)) certain.add(right)
  }
  for (let at = order.length - 1; at > 0; at--) {
    const [left, right] = [order[at - 1] as Mention<'institution'>, order[at] as Mention<'institution'>]
    if (certain.has(right) && joined(left, right)) certain.add(left)
  }
  return names.filter((name) => certain.has(name))
}
