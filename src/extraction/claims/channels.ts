import type { Span } from '#domain/promotion.ts'
import { needing } from '../text/matches.ts'
import { type Found, findAll, findFirst, type Stretch } from '../text/search.ts'
import { type Claim, sourceOf } from './claim.ts'
import type { Scope } from './reader.ts'

/**
 * What words say of the chain's shops and its web shop: that it holds in one of them alone or in both side by side; that one of the two is
 * named, or each of them apart. `anyWeb`: the words without which a chain leaves out the web; `alsoWeb`: purchases at the chain's own address
 * are named among the places where it holds.
 */
export type Channels = 'onlyShops' | 'onlyWeb' | 'both' | 'apart' | 'shops' | 'web' | 'anyWeb' | 'alsoWeb'
export type ChannelClaim = Claim<Channels, 'where'>

const WEB = '(?:on ?-?line|internet|la web|sitios? web|pagina web|e-?commerce|tienda virtual)'
const BUYING =
  '(?:(?:las |los |la |el )?(?:compras?|ventas?|pagos?|canal(?:es)?|tiendas?|promocion) )?(?:realizadas? |efectuadas? )?(?:(?:a traves )?(?:de |por |en |del )(?:la |el |los )?)?(?:manera )?'
const NOT_VALID =
  '(?:no (?:es |son )?(?:valid[oa]s?|aplican?|aplicables?|disponibles?)|exclu(?:ye|idas?))(?: (?:para|en|a|con|el|la|las|los)){0,3} '
const ONLY =
  '(?:exclusiv[oa]s?(?:mente)?|unicamente|solo|solamente|solo valid[oa]s?)(?: (?:para|en|valid[oa]|las|los|el|la|pagando|comprando)){0,3} '

/** What every word for buying in a shop has in it. */
const IN_SHOPS = ['presencial', 'sucursal', 'tienda']
/** What every word for buying on the web has in it; a chain's own web shop has an address or "online" in its name. */
const ON_WEB = ['line', 'internet', 'web', 'commerce', 'virtual', '.com', 'digital']

/** `Las compras online no participan`. */
const WEB_LEFT_OUT = needing(
  [' no ', ' exclu'],
  new RegExp(
    `(?:compras?|ventas?|pagos?) (?:por |en |a traves de )?(?:la )?${WEB} (?:no (?:se )?(?:estan? )?(?:particip|inclu|aplic)[a-z]*|(?:quedan?|estan) exclu[a-z]+)(?: ?[.,;)]|$)`,
    'g',
  ),
)

const BANS_WEB = [
  WEB_LEFT_OUT,
  needing(
    [' web', 'line', 'internet'],
    /(?<![a-z])ni (?:a |en |para |las |los )?(?:compras?|pagos?|ventas?) (?:on ?-?line|web|por internet)/g,
  ),
  needing(
    IN_SHOPS,
    new RegExp(
      `${ONLY}${BUYING}(?:presencial(?:es|mente)?|sucursal(?:es)?|forma presencial|tiendas? fisicas?)(?! y on| y en w| y online|, online)`,
      'g',
    ),
  ),
  needing(['telefonicas'], new RegExp(`${ONLY}(?:las )?(?:compras|ventas) telefonicas`, 'g')),
  needing([' en compras presenciales'], /(?:promocion|beneficio|descuento)[^.]{0,80} en compras presenciales(?! y| e | o |,|\/)/g),
  needing(
    ['presencial'],
    /(?:incluye )?solo venta presencial|valid[oa]s? (?:para )?(?:compras |venta )?presencial(?:es)?(?! y)(?=[ .|:,;]|$)|de manera presencial en sucursales/g,
  ),
]
/** Announced words need no ban: the card is for such purchases. */
const ANNOUNCES_SHOPS = needing(['presencial'], /(?:compras?|pagos?) (?:de manera |de forma )?presenciales?/g)
const BANS_SHOPS = [
  needing(
    IN_SHOPS,
    new RegExp(
      `${NOT_VALID}${BUYING}(?:presencial(?:es)?|sucursal(?:es)?(?! de| \\w{3,12}(?:[ .,;)]|$))|tiendas? fisicas?)(?=[ .,;)]|$)`,
      'g',
    ),
  ),
  /incluye solo venta (?:no presencial|on ?line)|exclusivo web|exclusivo on ?line/g,
]
const SAYS_SHOPS =
  /(?<![a-z])(?:presencial(?:es|mente)?|en (?:todas |todos )?(?:los |las )?(?:locales|sucursales|tiendas)|en el local|linea de cajas|locales habilitados|en tienda)(?![a-z])/g
const BOTH = needing(
  ['line', 'web', 'presenciales y a traves', 'programando'],
  /presencial(?:es)?(?: y| e|,|\/| o) ?(?:de manera |de forma |compras |a traves de |en )?(?:la )?(?:on ?line|web)|on ?line(?: y| e| o|,|\/) ?(?:de manera |de forma |compras |en )?(?:presencial|sucursal)|canales? presencial y online|(?:locales|sucursales|tiendas)[a-z ]{0,24} y (?:en )?(?:los )?sitios? web|valid[oa]s? en (?:hipermercados|supermercados|tiendas|sucursales|locales)[a-z ,]{0,80} y (?:en |para )?(?:las )?compras on ?line|aplica canal online|presenciales y a traves de|(?:presenciales?|en tienda) (?:o|y) programando (?:tu|la) entrega/g,
)

type WebPatterns = {
  bansWeb: readonly RegExp[]
  bansShops: readonly RegExp[]
  saysWeb: RegExp
  alsoWeb: RegExp | null
  besideShops: RegExp
}

const SHOPS = '(?<![a-z])(?:presencial(?:es)?|tiendas?|sucursal(?:es)?|locales|(?:hiper|super)(?:mercados?)?|market|express|maxi|mayorista)'

/** By the names of a chain's web shop. */
const webPatterns = new Map<string | null, WebPatterns>()

function patternsFor(names: string | null): WebPatterns {
  const known = webPatterns.get(names)
  if (known) return known
  const web = names === null ? WEB : `(?:${WEB}|${names})`
  const patterns = {
    bansWeb: [needing(ON_WEB, new RegExp(`${NOT_VALID}${BUYING}${web}`, 'g')), ...BANS_WEB],
    bansShops: [
      needing(ON_WEB, new RegExp(`${ONLY}${BUYING}${web}(?! o | y (?:presencial|sucursal|en (?:sucursal|tienda|local)))`, 'g')),
      ...BANS_SHOPS,
    ],
    alsoWeb: names === null ? null : needing(['.com'], new RegExp(`compras on ?line en ${names}`, 'g')),
    saysWeb: needing(ON_WEB, new RegExp(`(?<![a-z.@])${web}`, 'g')),
    besideShops: needing(
      ON_WEB,
      new RegExp(`${SHOPS}(?: [a-z]{2,12}){0,3}(?:,| (?:y|e|o|y\\/o)) (?:(?:en|sus?|el|la) ){0,3}(?:${names ?? WEB})`, 'g'),
    ),
  }
  webPatterns.set(names, patterns)
  return patterns
}

/**
 * Everything that the words about an offer say of shops and web. Bans and exclusives are read from the folded text, for a ban is a denial;
 * a mere name counts where the words promise. Words that name both side by side outweigh exclusives, which then are about something else.
 */
export function channelClaims(scope: Scope, stretches: readonly Stretch[]): ChannelClaim[] {
  const { folded } = scope.text
  const { words, web } = scope.chain.where
  const { bansWeb, bansShops, alsoWeb } = patternsFor(web)
  const waived = scope.text.clauses.filter(({ modality }) => modality === 'waives')
  const isWaived = ({ start }: Found) => waived.some((clause) => clause.start <= start && start < clause.end)
  const onlyWeb = bansShops.flatMap((pattern) => findAll(folded, stretches, pattern)).filter((found) => !isWaived(found))
  if (words instanceof RegExp) {
    const anyWeb = findFirst(scope.text.affirmed, stretches, words)
    return [...claims('onlyWeb', onlyWeb), ...claims('anyWeb', anyWeb === null ? [] : [anyWeb])]
  }
  const both = findAll(folded, stretches, BOTH)
  const announcesBoth = both.some(({ role }) => role !== 'legal')
  const isOutweighed = (found: Found) => (announcesBoth || (both.length > 0 && found.role === 'legal')) && !isPlainBan(folded, found)
  const onlyShops = [
    ...bansWeb.flatMap((pattern) => findAll(folded, stretches, pattern)).filter((found) => !isOutweighed(found) && !isWaived(found)),
    ...(announcesBoth ? [] : findAll(folded, scope.header, ANNOUNCES_SHOPS)),
  ]
  const ofOffer = both.length > 0 ? [] : onlyWeb.filter((found) => !isOfWallets(folded, found))
  const named = words === 'decide' ? namedIn(scope, stretches) : []
  const also = alsoWeb === null ? [] : findAll(scope.text.affirmed, stretches, alsoWeb)
  return [...claims('onlyShops', onlyShops), ...claims('onlyWeb', ofOffer), ...claims('both', both), ...claims('alsoWeb', also), ...named]
}

/** The web, named next to the shops by words that grant: `Carrefour Maxi y www.carrefour.com.ar`, `compras presenciales y online`. */
export function webBesideShops({ text, chain, own, common }: Scope): Span[] {
  const { besideShops } = patternsFor(chain.where.web)
  return [BOTH, besideShops]
    .flatMap((pattern) => findAll(text.affirmed, [...own, ...common], pattern))
    .map(({ start, end }) => ({ start, end }))
}

/** A plain ban ("no válido para compra online") stands although the shops and the web are named side by side elsewhere. */
const isPlainBan = (folded: string, { start }: Found) => /^(?:no |exclu)/.test(folded.slice(start, start + 5))

/** `Las billeteras aplican solo en canal online` limits the wallets, not the offer. */
const isOfWallets = (folded: string, { start, stretch }: Found) =>
  /billeteras[a-z ]{0,30}$/.test(folded.slice(Math.max(stretch.start, start - 50), start))

function namedIn({ text: { affirmed }, chain }: Scope, stretches: readonly Stretch[]): ChannelClaim[] {
  const { sisters } = chain.where
  const shops = findAll(affirmed, stretches, SAYS_SHOPS)
    .filter(({ end }) => !IS_VAGUE.test(affirmed.slice(end, end + 10)))
    .filter(({ end }) => !sisters?.test(affirmed.slice(end, end + LONGEST_SENTENCE)))
  const web = findAll(affirmed, stretches, patternsFor(chain.where.web).saysWeb)
  if (shops.length > 0 && web.length > 0) return claims('apart', [...shops.slice(0, 1), ...web.slice(0, 1)])
  return [...claims('shops', shops), ...claims('web', web)]
}

/** UTF-16 units behind the shops. */
const LONGEST_SENTENCE = 200

/** `En locales adheridos` may well be said of the web's shop, too. */
const IS_VAGUE = /^ adheridos/

function claims(value: Channels, found: readonly Found[]): ChannelClaim[] {
  const modality = value === 'onlyShops' || value === 'onlyWeb' ? 'requires' : 'grants'
  return found.map((one) => ({ field: 'where', value, modality, source: sourceOf(one), span: { start: one.start, end: one.end } }))
}
