import { CHAINS, type Where } from '#domain/chain.ts'
import type { Span } from '#domain/promotion.ts'
import { blocksOf } from '../text/cardText.ts'
import { type Found, findAll, findFirst, type Stretch } from '../text/search.ts'
import type { Reader, Reading, Scope } from './reader.ts'

/** Shops and web: the site's icons and flags, corrected by what the words allow or ban. */
export const whereReader: Reader = {
  fields: ['where'],
  read: (scope) => ({ where: corrected(scope, fromMarks(scope)) }),
}

type Base = { where: Where[]; spans: Span[]; said: boolean }

function fromMarks({ text, chain }: Scope): Base {
  const { marks, otherwise } = chain.where
  const shown = new Set<Where>()
  const spans: Span[] = []
  for (const { start, end } of blocksOf(text.card, ['mark'])) {
    for (const [pattern, formats] of marks) {
      if (!pattern.test(text.folded.slice(start, end))) continue
      for (const format of formats) shown.add(format)
      spans.push({ start, end })
    }
  }
  const where = CHAINS[text.card.source].where.filter((format) => shown.has(format as Where)) as Where[]
  return where.length > 0 ? { where, spans, said: true } : { where: [...otherwise], spans: [], said: false }
}

const WEB = '(?:on ?-?line|internet|la web|sitios? web|pagina web|e-?commerce|tienda virtual)'
const BUYING =
  '(?:(?:las |los |la |el )?(?:compras?|ventas?|pagos?|canal(?:es)?|tiendas?|promocion) )?(?:realizadas? |efectuadas? )?(?:(?:a traves )?(?:de |por |en |del )(?:la |el |los )?)?(?:manera )?'
const NOT_VALID =
  '(?:no (?:es |son )?(?:valid[oa]s?|aplican?|aplicables?|disponibles?)|exclu(?:ye|idas?))(?: (?:para|en|a|con|el|la|las|los)){0,3} '
const ONLY =
  '(?:exclusiv[oa]s?(?:mente)?|unicamente|solo|solamente|solo valid[oa]s?)(?: (?:para|en|valid[oa]|las|los|el|la|pagando|comprando)){0,3} '

/** Bans and exclusives are read from the folded text, for a ban is a denial. */
const BANS_WEB = [
  /(?<![a-z])ni (?:a |en |para |las |los )?(?:compras?|pagos?|ventas?) (?:on ?-?line|web|por internet)/g,
  new RegExp(
    `${ONLY}${BUYING}(?:presencial(?:es|mente)?|sucursal(?:es)?|forma presencial|tiendas? fisicas?)(?! y on| y en w| y online|, online)`,
    'g',
  ),
  new RegExp(`${ONLY}(?:las )?(?:compras|ventas) telefonicas`, 'g'),
  /(?:promocion|beneficio|descuento)[^.]{0,80} en compras presenciales(?! y| e | o |,|\/)/g,
  /(?:incluye )?solo venta presencial|valid[oa]s? (?:para )?(?:compras |venta )?presencial(?:es)?(?! y)(?=[ .|:,;]|$)|de manera presencial en sucursales/g,
]
const BANS_SHOPS = [
  new RegExp(`${NOT_VALID}${BUYING}(?:presencial(?:es)?|sucursal(?:es)?(?! de| \\w{3,12} )|tiendas? fisicas?)(?=[ .,;)]|$)`, 'g'),
  /incluye solo venta (?:no presencial|on ?line)|exclusivo web|exclusivo on ?line/g,
]

type WebPatterns = { bansWeb: readonly RegExp[]; bansShops: readonly RegExp[]; saysWeb: RegExp }

/** By the names of a chain's web shop. */
const webPatterns = new Map<string | null, WebPatterns>()

function patternsFor(names: string | null): WebPatterns {
  const known = webPatterns.get(names)
  if (known) return known
  const web = names === null ? WEB : `(?:${WEB}|${names})`
  const patterns = {
    bansWeb: [new RegExp(`${NOT_VALID}${BUYING}${web}`, 'g'), ...BANS_WEB],
    bansShops: [new RegExp(`${ONLY}${BUYING}${web}(?! o | y (?:presencial|sucursal|en (?:sucursal|tienda|local)))`, 'g'), ...BANS_SHOPS],
    saysWeb: new RegExp(`(?<![a-z.@])${web}`, 'g'),
  }
  webPatterns.set(names, patterns)
  return patterns
}

const SAYS_SHOPS =
  /(?<![a-z])(?:presencial(?:es|mente)?|en (?:todas |todos )?(?:los |las )?(?:locales|sucursales|tiendas)|en el local|linea de cajas|locales habilitados|en tienda)(?![a-z])/g
const BOTH =
  /presencial(?:es)?(?: y| e|,|\/| o) ?(?:de manera |de forma |compras |a traves de |en )?(?:la )?(?:on ?line|web)|on ?line(?: y| e| o|,|\/) ?(?:de manera |de forma |compras |en )?(?:presencial|sucursal)|canales? presencial y online|(?:locales|sucursales|tiendas)[a-z ]{0,24} y (?:en )?(?:los )?sitios? web|aplica canal online|presenciales y a traves de|(?:presenciales?|en tienda) (?:o|y) programando (?:tu|la) entrega/

function corrected(scope: Scope, base: Base): Reading<Where[]> {
  const { words, formats } = scope.chain.where
  // Small print that is about other figures alone belongs to another card; the site's flags are newer.
  const legal = base.said && !scope.backed ? [] : [...scope.own, ...scope.common]
  const stretches = [...scope.header, ...legal].filter(({ role }) => role !== 'value')
  const reading = words instanceof RegExp ? byWebWords(scope, stretches, base, words) : byWords(scope, stretches, base)
  return formats.length > 0 ? withoutBannedFormats(scope, stretches, reading) : reading
}

/** The web counts only where the words say so. */
function byWebWords({ text, chain }: Scope, stretches: readonly Stretch[], base: Base, webWords: RegExp): Reading<Where[]> {
  const { bansShops } = patternsFor(chain.where.web)
  const onlyWeb = bansShops.flatMap((pattern) => findAll(text.folded, stretches, pattern))[0]
  if (onlyWeb) return { value: ['Online'], spans: [spanOf(onlyWeb)], role: onlyWeb.role, doubt: 0 }
  const web = findFirst(text.affirmed, stretches, webWords)
  const value = web ? ([...CHAINS[text.card.source].where] as Where[]) : base.where
  return { value, spans: web ? [spanOf(web)] : [], role: web?.role ?? null, doubt: 0 }
}

const spanOf = ({ start, end }: Found): Span => ({ start, end })

function byWords(scope: Scope, stretches: readonly Stretch[], base: Base): Reading<Where[]> {
  const { folded, affirmed, card } = scope.text
  const { web: webNames, words } = scope.chain.where
  const { bansWeb, bansShops, saysWeb } = patternsFor(webNames)
  const shops = CHAINS[card.source].where.filter((format) => format !== 'Online') as Where[]
  const both = findFirst(folded, stretches, BOTH)
  const banned = bansWeb.flatMap((pattern) => findAll(folded, stretches, pattern)).filter((found) => !both || isStrong(folded, found))
  const onlyShops = [...banned, ...(both ? [] : findAll(folded, scope.header, /compras? (?:de manera |de forma )?presenciales?/g))]
  const onlyWeb = bansShops.flatMap((pattern) => findAll(folded, stretches, pattern)).filter((found) => !ofWallets(folded, found))
  if (onlyShops.length > 0 && base.where.some((format) => format !== 'Online')) {
    return {
      value: base.where.filter((format) => format !== 'Online'),
      spans: [...base.spans, ...onlyShops.slice(0, 2).map(spanOf)],
      role: 'legal',
      doubt: onlyWeb.length > 0 ? 0.1 : 0,
    }
  }
  if (onlyWeb.length > 0 && !both)
    return {
      value: ['Online'],
      spans: [...base.spans, ...onlyWeb.slice(0, 2).map(spanOf)],
      role: 'legal',
      doubt: base.said && !base.where.includes('Online') ? 0.1 : 0,
    }
  if (words === 'open' && both && !base.where.includes('Online'))
    return { value: [...base.where, 'Online'], spans: [...base.spans, spanOf(both)], role: both.role, doubt: 0.01 }
  if (base.said || words !== 'decide')
    return { value: base.where, spans: base.spans, role: base.said ? 'mark' : null, doubt: base.said ? 0 : 0.01 }
  if (both) return { value: base.where, spans: [spanOf(both)], role: both.role, doubt: 0 }
  const web = findAll(affirmed, stretches, saysWeb)
  const inShops = findAll(affirmed, stretches, SAYS_SHOPS).filter((found) => !isVague(affirmed, found))
  if (inShops.length > 0 && web.length === 0)
    return {
      value: shops,
      spans: inShops.slice(0, 2).map(spanOf),
      role: 'body',
      doubt: 0.01,
    }
  if (web.length > 0 && inShops.length === 0) return { value: ['Online'], spans: web.slice(0, 2).map(spanOf), role: 'body', doubt: 0.05 }
  return { value: base.where, spans: [...inShops.slice(0, 1), ...web.slice(0, 1)].map(spanOf), role: null, doubt: 0.02 }
}

/** `Las billeteras aplican solo en canal online` limits the wallets, not the offer. */
const ofWallets = (folded: string, { start, stretch }: Found) =>
  /billeteras[a-z ]{0,30}$/.test(folded.slice(Math.max(stretch.start, start - 50), start))

/** `En locales adheridos` may well be said of the web's shop, too. */
const isVague = (affirmed: string, { end }: Found) => /^ adheridos/.test(affirmed.slice(end, end + 10))

/** A plain ban ("no válido para compra online") stands although the shops and the web are named side by side elsewhere. */
const isStrong = (folded: string, { start }: Found) => /^(?:no |exclu)/.test(folded.slice(start, start + 5))

/** Some cards ban single formats: everything named up to the full stop, which addresses contain, too. */
function withoutBannedFormats({ text, chain }: Scope, stretches: readonly Stretch[], reading: Reading<Where[]>): Reading<Where[]> {
  const bans = findAll(
    text.folded,
    stretches,
    /(?<![a-z])(?:no (?:es )?valid[oa]s? (?:en|para)|no aplica (?:en|para|a)|quedan excluid[oa]s de la presente promocion las compras|excepto)[^.]{0,160}/g,
  )
  const fullStop = new RegExp(`\\.(?!${text.card.source}|com|ar)`)
  let value = reading.value
  const spans = [...reading.spans]
  for (const ban of bans) {
    const words = (ban.groups[0] ?? '').split(fullStop)[0] ?? ''
    const banned = chain.where.formats.filter(([pattern]) => pattern.test(words)).map(([, format]) => format)
    const rest = value.filter((format) => !banned.includes(format))
    if (banned.length === 0 || rest.length === 0 || rest.length === value.length) continue
    value = rest
    spans.push(spanOf(ban))
  }
  return { ...reading, value, spans }
}
