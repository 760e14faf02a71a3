import { CHAINS, type Where } from '#domain/chain.ts'
import type { Span } from '#domain/promotion.ts'
import type { ChainWords } from '../chainWords.ts'
import { blocksOf } from '../text/cardText.ts'
import { needing } from '../text/matches.ts'
import { findAll, type Stretch } from '../text/search.ts'
import { type ChannelClaim, type Channels, channelClaims } from './channels.ts'
import { type Claim, sourceOf } from './claim.ts'
import type { Reader, Reading, Scope } from './reader.ts'

/** What decides where an offer holds: what words say, the site's icons, or, where neither says anything, what holds for the chain. */
type Voice = Channels | 'marks' | 'otherwise'

/**
 * Which voice decides, by how far the words of a chain's cards may change what its icons say (`ChainWords.where.words`; `pattern`: the web
 * counts only where such words stand). What limits the offer comes before what only names a channel.
 */
const PRECEDENCE: Record<'exclude' | 'open' | 'decide' | 'pattern', readonly Voice[]> = {
  exclude: ['onlyShops', 'onlyWeb', 'alsoWeb', 'marks', 'otherwise'],
  open: ['onlyShops', 'onlyWeb', 'both', 'marks', 'otherwise'],
  decide: ['onlyShops', 'onlyWeb', 'marks', 'both', 'apart', 'shops', 'web', 'otherwise'],
  pattern: ['onlyWeb', 'anyWeb', 'marks', 'otherwise'],
}

/** Whose word against the deciding voice makes the reading doubtful. */
const RIVALS: Partial<Record<Voice, readonly Voice[]>> = { onlyShops: ['onlyWeb', 'both'], onlyWeb: ['onlyShops'] }

/** What each voice takes off the confidence when it decides, and another that says the opposite. */
const DOUBT: Record<Voice, number> = {
  onlyShops: 0,
  onlyWeb: 0,
  both: 0.01,
  apart: 0.02,
  shops: 0.01,
  web: 0.05,
  anyWeb: 0,
  alsoWeb: 0.05,
  marks: 0,
  otherwise: 0.01,
}
const CONFLICT = 0.1

/** Shops and web: the site's icons and flags, corrected by what the words allow or ban. */
export const whereReader: Reader = {
  fields: ['where'],
  read(scope) {
    const marks = markClaims(scope)
    const stretches = wordsAboutPlace(scope, marks.length > 0)
    const reading = decided(scope, marks, channelClaims(scope, stretches))
    return { where: withoutFormats(reading, bannedFormats(scope, stretches)) }
  },
}

/** Whether an icon or words of the offer say anything of the place. */
export function saysPlace(scope: Scope): boolean {
  const stretches = wordsAboutPlace(scope, false)
  const isNamed = () => findAll(scope.text.folded, stretches, WEB_NAMED).length > 0
  return markClaims(scope).length > 0 || channelClaims(scope, stretches).length > 0 || isNamed()
}

/** The web in any words; not that of payments. */
const WEB_NAMED = needing(
  ['line', 'internet', 'commerce', 'virtual'],
  /(?<!pagos? )(?:on ?-?line|internet|e-?commerce|tienda virtual)(?![a-z])/g,
)

/** Small print that is about other figures alone belongs to another card; the site's flags are newer. */
function wordsAboutPlace({ header, own, common, backed }: Scope, hasMarks: boolean): Stretch[] {
  const legal = hasMarks && !backed ? [] : [...own, ...common]
  return [...header, ...legal].filter(({ role }) => role !== 'value')
}

type FormatClaim = Claim<readonly Where[], 'where'>

function markClaims({ text, chain }: Scope): FormatClaim[] {
  const formats: readonly Where[] = CHAINS[text.card.source].where
  return blocksOf(text.card, ['mark']).flatMap(({ start, end, role }) =>
    chain.where.marks
      .filter(([pattern]) => pattern.test(text.folded.slice(start, end)))
      .map(([, shown]) => shown.filter((format) => formats.includes(format)))
      .filter((shown) => shown.length > 0)
      .map((value): FormatClaim => ({ field: 'where', value, modality: 'grants', source: sourceOf({ role }), span: { start, end } })),
  )
}

function decided({ text, chain }: Scope, marks: readonly FormatClaim[], claims: readonly ChannelClaim[]): Reading<Where[]> {
  const all: readonly Where[] = CHAINS[text.card.source].where
  const shown = marks.length > 0 ? all.filter((format) => marks.some(({ value }) => value.includes(format))) : chain.where.otherwise
  const said = (voice: Voice) => claims.filter(({ value }) => value === voice)
  const voice = PRECEDENCE[modeOf(chain)].find((one) => speaks(one, shown, marks.length > 0, said)) ?? 'otherwise'
  const rivals = (RIVALS[voice] ?? []).flatMap(said)
  const words = said(voice).slice(0, MOST_WORDS)
  const contradictsMarks = voice === 'onlyWeb' && marks.length > 0 && !shown.includes('Online')
  return {
    value: formatsOf(voice, shown, all),
    spans: [...(ADDS_TO_MARKS.has(voice) ? marks : []), ...words].map(({ span }) => span),
    conflicts: rivals.map(({ span }) => span),
    doubt: rivals.length > 0 || contradictsMarks ? CONFLICT : DOUBT[voice],
  }
}

const modeOf = ({ where: { words } }: ChainWords) => (words instanceof RegExp ? 'pattern' : words)
/** Cards repeat themselves; so many places show what was read. */
const MOST_WORDS = 2
/** Voices that change what the icons say, and so are read from both. */
const ADDS_TO_MARKS = new Set<Voice>(['onlyShops', 'onlyWeb', 'both', 'alsoWeb', 'marks'])

function speaks(voice: Voice, shown: readonly Where[], hasMarks: boolean, said: (voice: Voice) => readonly ChannelClaim[]): boolean {
  if (voice === 'marks') return hasMarks
  if (voice === 'otherwise') return true
  // Words never take away the last of the shops that the icons show.
  if (voice === 'onlyShops' && shown.every((format) => format === 'Online')) return false
  return said(voice).length > 0
}

function formatsOf(voice: Voice, shown: readonly Where[], all: readonly Where[]): Where[] {
  switch (voice) {
    case 'onlyShops':
      return shown.filter((format) => format !== 'Online')
    case 'shops':
      return all.filter((format) => format !== 'Online')
    case 'onlyWeb':
    case 'web':
      return ['Online']
    case 'both':
    case 'alsoWeb':
      return shown.includes('Online') ? [...shown] : [...shown, 'Online']
    case 'anyWeb':
      return [...all]
    case 'apart':
    case 'marks':
    case 'otherwise':
      return [...shown]
  }
}

const BANS = needing(
  ['no valid', 'no es valid', 'no aplica', 'quedan excluid', 'excepto'],
  /(?<![a-z])(?:no (?:es )?valid[oa]s? (?:en|para)|no aplica (?:en|para|a)|quedan excluid[oa]s de la presente promocion las compras|excepto)[^.]{0,160}/g,
)

/** Some cards ban single formats: everything named up to the full stop, which addresses contain, too. */
function bannedFormats({ text, chain }: Scope, stretches: readonly Stretch[]): FormatClaim[] {
  const { formats } = chain.where
  if (formats.length === 0) return []
  const fullStop = new RegExp(`\\.(?!${text.card.source}|com|ar)`)
  return findAll(text.folded, stretches, BANS).map(({ groups, start, end, role }): FormatClaim => {
    const words = (groups[0] ?? '').split(fullStop)[0] ?? ''
    const value = formats.filter(([pattern]) => pattern.test(words)).map(([, format]) => format)
    return { field: 'where', value, modality: 'forbids', source: sourceOf({ role }), span: { start, end } }
  })
}

/** A ban that leaves nothing is not about the offer. */
function withoutFormats(reading: Reading<Where[]>, bans: readonly FormatClaim[]): Reading<Where[]> {
  let value = reading.value
  const spans: Span[] = [...reading.spans]
  for (const ban of bans) {
    const rest = value.filter((format) => !ban.value.includes(format))
    if (rest.length === 0 || rest.length === value.length) continue
    value = rest
    spans.push(ban.span)
  }
  return { ...reading, value, spans }
}
