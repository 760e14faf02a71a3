import type { Block, CardWords } from '#domain/promotion/capture.ts'
import { fold } from '#domain/text/fold.ts'
import { findMatches } from '../text/matches.ts'
import { ISSUER_SPELLINGS, ISSUERS } from '../vocabulary/issuers.ts'
import { LISTED_TIERS, TIER_LEADS, TIER_WORDS } from '../vocabulary/tiers.ts'
import type { Mention } from './mention.ts'

/** After a word for a tier. In text written in capitals nothing matches. */
const NAMED = new RegExp(
  `(?<![\\p{L}])(?<word>${TIER_WORDS.map(capitalised).join('|')}) (?<name>\\p{Lu}\\p{Ll}{2,15}(?: \\p{Lu}\\p{Ll}{2,15}){0,2})(?!\\p{L})`,
  'gu',
)

function capitalised(word: string): string {
  const first = word.charAt(0)
  return `[${first}${first.toUpperCase()}]${word.slice(1)}`
}

const ONLY = /(?:[Ee]xclusiv[ao]s?|[Ss]olo|[Úú]nicamente)(?: para)?(?: l[ao]s)? $/u
const LONGEST_ONLY = 32

/** Without names of something known. The only clients beside a known issuer are a tier of it, not an unknown issuer. */
export function findUnknownTiers({ text, blocks }: Pick<CardWords, 'text' | 'blocks'>, known: readonly Mention[]): Mention<'tier'>[] {
  const isIssuerKnown = known.some(({ kind }) => kind === 'institution')
  return blocks.flatMap(({ start, end, role }, block) => {
    if (role === 'image' || role === 'mark') return []
    return findMatches(text.slice(start, end), NAMED).flatMap(({ index, 0: words, groups }): Mention<'tier'>[] => {
      const span = { start: start + index, end: start + index + words.length }
      const nameAt = span.end - (groups?.name?.length ?? 0)
      const isOfIssuer = isIssuerKnown && ONLY.test(text.slice(Math.max(0, span.start - LONGEST_ONLY), span.start))
      const isOther = ({ kind }: Mention) => kind !== 'holder' && !(isOfIssuer && kind === 'unknownIssuer')
      if (known.some((one) => isOther(one) && one.start < span.end && one.end > nameAt)) return []
      const name = groups?.word?.toLowerCase() === 'clientes' ? (groups.name ?? words) : words
      return [{ kind: 'tier', value: { name, issuer: null, variant: null }, ...span, role, block }]
    })
  })
}

const NAMES = [...LISTED_TIERS.keys()].sort((a, b) => b.length - a.length).join('|')
const LINK = '(?: ?[,/] ?(?:y/o |[yoeu] )?| y/o | [yoeu] )'
const LEAD = `${TIER_LEADS}|servicios? de cuentas?|${ISSUER_SPELLINGS.map(fold).join('|')}`
/** Behind a word for tiers and perhaps the issuer: "servicios de cuenta Comafi Ahorro, Global y/o Classic". */
const LIST = new RegExp(`(?<![a-zñ])(?:${LEAD})(?: [a-zñ]{3,15})? (?<names>(?:${NAMES})(?:${LINK}(?:${NAMES}))+)(?![a-zñ])`, 'dg')
const NAME = new RegExp(NAMES, 'g')

/** Tiers that only their place in such a list shows to be tiers. */
export function findListedTiers(blocks: readonly Block[], folded: string, known: readonly Mention[]): Mention<'tier'>[] {
  return blocks.flatMap(({ start, end, role }, block) =>
    findMatches(folded.slice(start, end), LIST).flatMap(({ indices, groups }): Mention<'tier'>[] => {
      const at = start + (indices?.groups?.names?.[0] ?? 0)
      return findMatches(groups?.names ?? '', NAME).flatMap(({ index, 0: word }): Mention<'tier'>[] => {
        const span = { start: at + index, end: at + index + word.length }
        if (known.some((one) => one.kind === 'tier' && one.start < span.end && one.end > span.start)) return []
        return [{ kind: 'tier', value: { name: LISTED_TIERS.get(word) ?? word, issuer: null, variant: null }, ...span, role, block }]
      })
    }),
  )
}

const NEXT = new RegExp(`^${LINK}(?<word>[a-zñ]{3,})`)
const LONGEST_NEXT = 40
/** Their first letters, whatever the number. */
const stem = (word: string) => word.slice(0, 5)

/** In a row behind one of an issuer's tiers, without the word that their names share: «Búho One, Sueldo y Jubilado». */
export function findElidedTiers(folded: string, known: readonly Mention[]): Mention<'tier'>[] {
  return known.flatMap((first) => {
    if (first.kind !== 'tier' || first.value.name === null) return []
    const [shared, ...others] = fold(first.value.name).split(' ')
    const names = ISSUERS.find(({ issuer }) => issuer === first.value.issuer)?.words.tiers ?? []
    const found: Mention<'tier'>[] = []
    for (let end = first.end; others.length > 0; ) {
      const next = NEXT.exec(folded.slice(end, end + LONGEST_NEXT))
      const word = next?.groups?.word ?? ''
      const tier = names.find(({ name }) => word !== '' && fold(name).startsWith(`${shared} ${stem(word)}`))
      if (next === null || tier === undefined) break
      end += next[0].length
      found.push({ ...first, value: { ...first.value, name: tier.name }, start: end - word.length, end })
    }
    return found
  })
}
