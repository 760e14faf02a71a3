import { areNumbers } from '#domain/branchWords.ts'
import { CHAINS } from '#domain/chain.ts'
import type { Conditions, RegionCondition } from '#domain/condition.ts'
import type { Span } from '#domain/promotion.ts'
import { type Mention, mentionsOf } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import { fold } from '../text/fold.ts'
import { matchesOf, mayMatch, needing } from '../text/matches.ts'
import { sentenceCase } from '../text/wording.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'
import { quoted } from './quoted.ts'

/** `isClosed`: the shops are listed by name. */
type Found = { region: RegionCondition; spans: Span[]; isClosed: boolean }

/** Where it holds, when that is not every place of the chain: provinces, branches in and out, or "sucursales adheridas" without a list. */
export function regionOf(view: OfferView): Pick<Conditions, 'region' | 'evidence'> {
  const found: Found = { region: { provinces: [], onlyBranches: [], exceptBranches: [], some: false }, spans: [], isClosed: false }
  for (const clause of wordsOfOffer(view)) {
    if (clause.modality === 'example' || clause.modality === 'waives') continue
    const before = sizeOf(found.region)
    addSome(view, found.region, clause)
    if (clause.modality !== 'boilerplate') addPlaces(view, found, clause)
    if (sizeOf(found.region) > before) found.spans.push({ start: clause.start, end: clause.end })
  }
  const { onlyBranches, exceptBranches } = found.region
  // A province is short for those of its shops that a list names.
  if (found.isClosed) found.region.provinces = []
  // What is announced comes first: a branch that it names alone is none that the small print can leave out.
  found.region.exceptBranches = exceptBranches.filter((name) => !onlyBranches.includes(name))
  if (sizeOf(found.region) === 0) return { region: null, evidence: {} }
  return { region: found.region, evidence: { region: found.spans.map((span) => quoted(view.card.text, span)) } }
}

const sizeOf = ({ provinces, onlyBranches, exceptBranches, some }: RegionCondition) =>
  provinces.length + onlyBranches.length + exceptBranches.length + Number(some)

function addSome({ folded }: OfferView, region: RegionCondition, clause: Clause): void {
  const topics = mentionsOf(clause.mentions, 'topic')
  if (clause.modality === 'forbids' || mentionsOf(clause.mentions, 'bound').some(({ value }) => value === 'cap')) return
  const isSaid = ({ value, start, end }: Mention<'topic'>) =>
    value === 'someBranches' &&
    !IN_PASSING.test(folded.slice(Math.max(0, start - 24), start)) &&
    !folded.startsWith(' son', end) &&
    (clause.modality !== 'boilerplate' || /consult/.test(folded.slice(clause.start, start)))
  region.some ||= topics.some(isSaid) || (clause.modality !== 'boilerplate' && namesAdherent(folded.slice(clause.start, clause.end)))
}

/** `Locales "X" adheridos`, `sucursales de la cadena habilitadas`: a name between the shops and what they must be. */
const NAMED_ADHERENT = needing(
  ['adherid', 'habilitad', 'participante'],
  /(?<![a-z])(?:locales|sucursales|tiendas) (?:de )?"?[a-z]{2,14}(?: [a-z]{2,14})?%?"? (?:adherid|habilitad|participante)[a-z]{1,3}(?! a |:)/,
)

const namesAdherent = (words: string) => mayMatch(words, NAMED_ADHERENT) && NAMED_ADHERENT.test(words)

/** A definition in quotes, "comercios / locales adheridos" of a bank's whole programme, what a cap is counted over: none limits the places. */
const IN_PASSING = /["(]$|comercios ?[/y] ?$|cualquiera de (?:los |las )?$/

function addPlaces(view: OfferView, found: Found, clause: Clause): void {
  const { region } = found
  const isBanned = clause.modality === 'forbids'
  const listed = branchesIn(view, clause)
  const places = listed.length > 0 ? [] : placesIn(view, clause)
  const provinces = places.filter(({ kind }) => kind === 'province').map(({ value }) => value as string)
  const towns = places.filter(({ kind }) => kind === 'town').map(({ value }) => value as string)
  const franchises = isBanned && mentionsOf(clause.mentions, 'topic').some(({ value }) => value === 'franchises') ? ['franquicias'] : []
  if (isBanned) add(region.exceptBranches, [...provinces, ...towns, ...listed, ...franchises])
  else {
    if (!isWholeChain(view, provinces)) {
      add(region.provinces, provinces)
      add(region.onlyBranches, webBeside(view, clause, places))
    }
    add(region.onlyBranches, [...listed, ...towns])
    found.isClosed ||= listed.length > 0 && !areNumbers(listed)
  }
}

/** `Las tiendas de Salta, Tucumán y Más Online`: the web shop, by the name that the card has for it, is as good as a province. */
function webBeside({ card, chain, folded }: OfferView, clause: Clause, places: readonly Mention[]): string[] {
  const last = places.at(-1)
  void folded
  void card
  void clause
  void chain
  return last === undefined ? [] : []
}

function add(names: string[], more: readonly string[]): void {
  names.push(...more.filter((name, index) => !names.includes(name) && more.indexOf(name) === index))
}

const isWholeChain = ({ chain }: OfferView, provinces: readonly string[]) =>
  chain.provinces !== null && provinces.length > 1 && chain.provinces.every((province) => provinces.includes(province))

/** Words behind which a place is where the offer holds, not an address, a bank's name or a law's. */
const SHOPS =
  /(?:sucursal(?:es)?|tiendas?|local(?:es)?|hipermercados?|supermercados?|market|express|provincias?|localidades|ciudad(?:es)? de|valid[oa]s? (?:solo |solamente |unicamente )?(?:para|en)|exclusiv[oa]s? (?:solo )?(?:para|en)?|solo (?:para|en)|excepto|excluye)(?! de apelacion)/g
/** An address has a number; a name in a list has none but a branch's. */
const NO_ADDRESS = /^[a-z ,;:()"'&*-]{0,220}$/
const LONGEST_LEAD = 240

/** Places that are named behind a word for shops; a list goes on as long as places follow each other. */
function placesIn(view: OfferView, clause: Clause): Mention[] {
  const named = clause.mentions.filter(
    (mention) => (mention.kind === 'province' || mention.kind === 'town') && !isPartOfName(clause, mention) && !isOther(view, mention),
  )
  const accepted: Mention[] = []
  for (const place of named) {
    const last = accepted.at(-1)
    const follows = last !== undefined && /^\.?[a-z ,;:()y/-]{1,40}$/.test(view.folded.slice(last.end, place.start))
    if (follows || isBehindShops(view, clause, place)) accepted.push(place)
  }
  return accepted
}

function isBehindShops(view: OfferView, clause: Clause, place: Mention): boolean {
  const lead = view.folded.slice(Math.max(clause.start, place.start - LONGEST_LEAD), place.start)
  const name = fold(CHAINS[view.card.source].name)
  if (place.kind === 'town' && new RegExp(`(?<![a-z])${name} $`).test(lead)) return true
  const last = matchesOf(lead, SHOPS).at(-1)
  return last !== undefined && NO_ADDRESS.test(lead.slice(last.index + last[0].length)) && !NOT_SHOPS.test(lead.slice(last.index))
}
const NOT_SHOPS = /banco|cuit|domicilio|tarjetas?|ley |defensa|residen|emitid|clientes|republica/

/** "Banco Santa Fe", "Tarjeta Sidecreer de Entre Ríos". */
function isPartOfName({ mentions }: Clause, { start, end }: Mention): boolean {
  return mentions.some(
    (other) =>
      (other.kind === 'institution' || other.kind === 'foreignCard' || other.kind === 'province') &&
      other.start <= start &&
      end <= other.end &&
      other.end - other.start > end - start,
  )
}

/** `Banco de Galicia y Buenos Aires`; `para la provincia de …: la ley`. */
const isOther = ({ folded }: OfferView, { start, end }: Mention) =>
  /banco[a-z ]{0,24}$/.test(folded.slice(Math.max(0, start - 32), start)) ||
  /^[:, "]{1,5}(?:la )?(?:ley|")|^: "?la $/.test(folded.slice(end, end + 8))

/** A list of branches: `sucursales: 2, 6 y 7`, `en las siguientes localidades: A, B, C`. */
const LIST = /(?:(?:siguientes )?(?:sucursal(?:es)?|local(?:es)?|tiendas?|localidades)[a-z ]{0,40}|no incluidas ?): ?([^:]{2,1600})/
const MOST_BRANCHES = 120
const BRANCH = /^[\p{L}\d][\p{L}\d .°'()/]{0,48}$/u

/** Addresses under dashes have commas of their own; "entre 7 y 8" is one address. */
const DASHES = / - /
const COMMAS = /[,;]| - |(?<!entre [\p{L}\d]{1,20}) [yY] /u

function branchesIn({ card, folded }: OfferView, clause: Clause): string[] {
  const said = folded.slice(clause.start, clause.end)
  const found = said.includes(':') ? LIST.exec(said) : null
  if (found === null) return []
  const end = clause.start + found.index + found[0].length
  const words = card.text.slice(end - (found[1] as string).length, end)
  const names = words.split(/ - .* - /.test(words) ? DASHES : COMMAS).map((name) => sentenceCase(name.replace(/\.$/, '').trim()))
  const sound = names.filter((name) => BRANCH.test(name) && !/adherid|habilitad|www|consult/i.test(name))
  // What begins with a sentence ("Tiendas: válido los días 10 y 24 …") is no list of places.
  return BRANCH.test(names[0] ?? '') && sound.length >= 2 && sound.length * 2 >= names.length ? sound.slice(0, MOST_BRANCHES) : []
}
