import type { Span } from '#domain/promotion.ts'
import type { Mention, Opener } from '../mentions/mention.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Clause, Modality } from './clause.ts'

/** Cuts every sentence where its modality turns, and hands each piece what it names. Icons, flags and file names are one clause each. */
export function clausesOf(folded: string, sentences: readonly Sentence[], mentions: readonly Mention[]): Clause[] {
  const clauses: Clause[] = []
  let next = 0
  for (const [index, sentence] of sentences.entries()) {
    const own: Mention[] = []
    while (next < mentions.length && (mentions[next] as Mention).start < sentence.end) own.push(mentions[next++] as Mention)
    const before = clauses.at(-1)
    const carried = before !== undefined && goesOn(folded, sentences[before.sentence], before, sentence, own)
    for (const piece of piecesOf(folded, sentence, own, carried ? 'forbids' : 'grants')) {
      clauses.push({
        ...piece,
        role: sentence.role,
        sentence: index,
        mentions: own.filter(({ start }) => start >= piece.start && start < piece.end),
      })
    }
  }
  return clauses
}

type Piece = Span & { modality: Modality }
type Turn = { at: number; modality: Modality }

/** Words of a sentence that says something of its own; a list of goods has none of them. */
const OWN_MATTER =
  /(?<![a-z])(?:es|son|sera|seran|promocion\w*|descuentos?|reintegros?|topes?|compras?|clientes?|banco|tarjetas?|pagos?|pagando|abonando|validos?|validas?|vigencia|vigente|consult\w+|cuit|ejemplo|cuotas?)(?![a-z])/

/** Whether a sentence is still part of the ban before it. `… VALMONT. LECHES INFANTILES …`: one that only lists goods continues the exclusion before it. */
function goesOn(folded: string, last: Sentence | undefined, before: Clause, sentence: Sentence, mentions: readonly Mention[]): boolean {
  // "Ni …" continues the ban before it.
  if (folded.startsWith('ni ', sentence.start)) return last?.block === sentence.block
  if (before.modality !== 'forbids' || last?.block !== sentence.block || before.mentions.filter(isGoods).length < LEAST_LIST) return false
  const opener = mentionsOf(mentions, 'opener')[0]
  const head = { start: sentence.start, end: opener?.start ?? sentence.end }
  const goods = mentions.find((mention) => isGoods(mention) && mention.start < head.end)
  if (goods === undefined || OWN_MATTER.test(without(folded, head, mentions.filter(isGoods)))) return false
  return goods.start - head.start <= LONGEST_LEAD
}

/** The words of a stretch but for what is named in it. */
function without(folded: string, { start, end }: Span, named: readonly Mention[]): string {
  let words = ''
  let from = start
  for (const mention of named) {
    words += folded.slice(from, Math.max(from, Math.min(mention.start, end)))
    from = Math.max(from, mention.end)
  }
  return words + folded.slice(from, Math.max(from, end))
}

const isGoods = ({ kind }: Mention) => kind === 'category' || kind === 'brand'
/** One thing alone is no list to go on with. */
const LEAST_LIST = 2
/** "Ni", "productos de", "las siguientes marcas" may stand before the first of the goods. UTF-16 units. */
const LONGEST_LEAD = 40

function piecesOf(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Piece[] {
  if (sentence.role === 'image' || sentence.role === 'mark') return [{ start: sentence.start, end: sentence.end, modality: 'grants' }]
  const turns = turnsOf(folded, sentence, mentions, first)
  return turns
    .map(({ at, modality }, index) => ({ start: at, end: turns[index + 1]?.at ?? sentence.end, modality }))
    .filter(({ start, end }) => end > start)
    .map((piece, index, pieces): Piece => (isSubject(piece, pieces[index + 1], mentions) ? { ...piece, modality: 'boilerplate' } : piece))
    .flatMap((piece, index, pieces) => withSubjectOf(folded, piece, pieces[index + 1], mentions))
}

/** "El Banco X no se responsabiliza …": who says so belongs to what is said. */
function isSubject({ start, end, modality }: Piece, next: Piece | undefined, mentions: readonly Mention[]): boolean {
  if (modality !== 'grants' || next?.modality !== 'boilerplate' || end - start > LONGEST_SUBJECT) return false
  return mentions.every((mention) => mention.start < start || mention.start >= end || SUBJECTS.has(mention.kind))
}

/**
 * "El pago con QR es opcional", "con Visa, jubilados no incluidos": who or what is not asked for, or is left out, stands before the words that
 * say so, and belongs to them.
 */
function withSubjectOf(folded: string, piece: Piece, next: Piece | undefined, mentions: readonly Mention[]): Piece[] {
  const said = next === undefined ? undefined : SAID_OF_SUBJECT[next.modality]
  if (next === undefined || said === undefined || piece.modality !== 'grants' || !said.test(folded.slice(next.start, next.end)))
    return [piece]
  // `Pagos con QR: no incluidos`: the sign at the end parts nothing.
  const words = folded.slice(piece.start, piece.end).replace(/[,:;] ?$/, '')
  const start =
    piece.start + (LIST_OF_WORDS.test(words) ? 0 : Math.max(0, ...[', ', ': ', '; ', '('].map((sign) => words.lastIndexOf(sign) + 1)))
  const subject = { start, end: piece.end }
  if (piece.end - start > LONGEST_SUBJECT || BEGINS_OTHERWISE.test(folded.slice(start, piece.end))) return [piece]
  if (
    mentions.some(
      (mention) =>
        (FIGURES.has(mention.kind) || (mention.kind === 'money' && next.modality === 'forbids')) &&
        start <= mention.start &&
        mention.start < piece.end,
    )
  )
    return [piece]
  return [
    { ...piece, end: start },
    { ...subject, modality: next.modality },
  ].filter((part) => part.end > part.start)
}
const FIGURES = new Set<Mention['kind']>(['percent', 'instalments'])
const LIST_OF_WORDS = /^(?:l[oa]s )?[a-z]{3,14}(?:, (?:l[oa]s )?[a-z]{3,14}){1,8} [yo] (?:l[oa]s )?[a-z]{3,14} ?$/
const BEGINS_OTHERWISE = /^[^a-z]*(?:con|pagando|abonando|comprando|en|para|a|todos|sin|por|desde|hasta|y|o)(?![a-z])/
/** Nothing more is said than that: `no participan de la promoción`. */
const SAID_OF_SUBJECT: Partial<Record<Modality, RegExp>> = {
  waives:
    /^(?:no (?:(?:es|son|sera|seran) )?(?:un )?[a-z]{5,16}|no (?:se (?:requiere|exige|solicita|necesita|precisa)n?|hace falta)|(?:(?:es|son|sera) )?(?:opcional(?:es)?|optativ[oa]s?))(?: para [^.]{0,80})?[ .,!]*$/,
  forbids:
    /^(?:no (?:se )?(?:estan? )?(?:particip|inclu|aplic|acced|acept|admit|apt|calific|habilitad)[a-z]*|(?:quedan?|quedaran|estan) (?:exclu[a-z]+|fuera))(?: (?:de|en|del|a)? ?(?:la |el |este |esta |dicha )?(?:presente )?(?:promo(?:cion)?|beneficio|descuento|oferta))?[ .,!)]*$/,
}

const SUBJECTS = new Set<Mention['kind']>(['institution', 'app', 'network', 'foreignCard'])
/** UTF-16 units. */
const LONGEST_SUBJECT = 60

/** The places at which the modality turns. A bracket, once closed, gives back the modality that held before it. */
function turnsOf(folded: string, sentence: Sentence, mentions: readonly Mention[], first: Modality): Turn[] {
  const openers = opening(mentions).filter((opener) => opensExample(folded, opener, mentions))
  const turns: Turn[] = [{ at: sentence.start, modality: first }]
  const brackets: Modality[] = []
  let opener = 0
  let waiver: Waiver | null = null
  const current = () => (turns.at(-1) as Turn).modality
  const turn = (at: number, modality: Modality) => {
    if (modality !== current()) turns.push({ at, modality })
  }
  for (let at = sentence.start; at < sentence.end; at++) {
    if (waiver !== null && at >= waiver.end) {
      if (current() === 'waives') turn(at, waiver.back)
      waiver = null
    }
    const found = openers[opener]
    if (found !== undefined && found.start <= at) {
      const before = current()
      if (found.start === at && !(before === 'waives' && isOfWaiver(folded, found)))
        turn(at, endsExample(folded, before, found) ? 'forbids' : turned(before, found.value))
      if (before !== 'waives' && current() === 'waives') waiver = { back: before, end: endOfWaiver(folded, found.end, sentence.end) }
      opener++
      at = Math.max(at, found.end - 1)
      const end = endOfNumber(folded, found)
      if (end !== null) {
        turn(end, before)
        at = end - 1
      }
      continue
    }
    const char = folded[at]
    if (char === '(') brackets.push(current())
    else if (char === ')' && brackets.length > 0) turn(at + 1, brackets.pop() as Modality)
    else if (sentence.role !== 'legal' && (char === '|' || (char === '-' && folded[at - 1] === ' ' && folded[at + 1] === ' ')))
      turn(at, 'grants')
  }
  return turns
}

/** What is not asked for, up to where the sentence goes on to something else, and the modality that it goes on in. */
type Waiver = { back: Modality; end: number }

function endOfWaiver(folded: string, from: number, end: number): number {
  const words = folded.slice(from, Math.min(end, from + LONGEST_WAIVER))
  const noun = WAIVED_NOUN.exec(words)?.[0].length ?? 0
  const stop =
    noun > 0 ? Math.min(indexOr(words, NEXT_MATTER), noun + indexOr(words.slice(noun), BEHIND_NOUN)) : indexOr(words, NEXT_MATTER)
  return stop === Number.POSITIVE_INFINITY ? end : from + stop
}

function indexOr(words: string, pattern: RegExp): number {
  const at = words.search(pattern)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}
/** UTF-16 units. */
const LONGEST_WAIVER = 240
/** A comma ends it, unless the list goes on: `ni tarjeta`, `cuenta, tarjeta ni sueldo`. */
const NEXT_MATTER = /,(?= )(?! (?:ni|o|u|tampoco) )(?! [^,.;:()]{1,60} ni )|[:;](?= )| (?:pero|sino) /
/** `Sin necesidad de inscripción con tarjetas X`: a thing that nobody must have or do, and how one pays behind it. */
const WAIVED_NOUN =
  /^(?: (?:de|una|un|ningun|ninguna|la|el|previa))*? (?:(?:compra|monto|importe|gasto|consumo)s? minim[oa]s?|minimo|inscripcion|inscribirse|inscribirte|registro|registrarse|registrarte|adhesion|cupon(?:es)?|tramites?|codigos?(?! qr))(?![a-z])/
const BEHIND_NOUN = / (?:con|pagando|abonando|para|en|desde|a|los|todos) /

/** Inside a waiver these open nothing: `no hace falta pagar exclusivamente con …`, `…, tampoco …`, `compras abonadas con …`. */
function isOfWaiver(folded: string, { value, start, end }: Mention<'opener'>): boolean {
  const words = folded.slice(start, end)
  if (value === 'forbids') return words === 'tampoco'
  if (value === 'requires') return LIMITED_TO.test(folded.slice(start, end + LONGEST_PREPOSITION))
  return value === 'waives' || (value === 'pays' && words.startsWith('abonad'))
}
const LIMITED_TO = /^(?:exclusivamente|unicamente|solamente|solo) (?:con|mediante|desde|a traves)/
/** UTF-16 units. */
const LONGEST_PREPOSITION = 12

/** `El Banco X, CUIT 30-12345678-9 (X), los días lunes …`: where the issuer's number ends, if the sentence goes on about the offer. */
function endOfNumber(folded: string, { value, start }: Mention<'opener'>): number | null {
  if (value !== 'boilerplate' || !folded.startsWith('cuit', start)) return null
  const number = NUMBER.exec(folded.slice(start, start + LONGEST_NUMBER))
  return number === null ? null : start + number[0].length
}
const LONGEST_NUMBER = 110
const NUMBER =
  /^cuit ?(?:n[°º]|nro\.?|:)? ?[\d -]{11,16}(?: ?\([^()]{1,40}\))?,? (?=(?:tod[oa]s )?los (?:dias|lunes|martes|miercoles|jueves|viernes|sabados|domingos)|desde el \d|valid[oa])/

/** "En una compra de $ 10.000" begins an example; "en una compra de electrodomésticos" promises. */
function opensExample(folded: string, { value, start, end }: Mention<'opener'>, mentions: readonly Mention[]): boolean {
  if (value !== 'example' || folded.startsWith('ej', start)) return true
  return mentions.some((mention) => mention.kind === 'money' && mention.start >= end && mention.start - end < NEAR)
}

/** UTF-16 units between the words that lead up to an amount and the amount. */
const NEAR = 24

/** An opener inside the name of something ("marcas exclusivas") opens nothing. */
function opening(mentions: readonly Mention[]): Mention<'opener'>[] {
  const names = mentionsOf(mentions, 'category')
  return mentionsOf(mentions, 'opener').filter(
    ({ start, end }) => !names.some((name) => name.start <= start && end <= name.end && name.end - name.start > end - start),
  )
}

/** `Ejemplo: en 3 cuotas de $ 300 No aplica a …`: the full stop behind the amounts was forgotten. */
const endsExample = (folded: string, current: Modality, { value, start }: Mention<'opener'>) =>
  current === 'example' && value === 'forbids' && /\d $/.test(folded.slice(Math.max(0, start - 2), start))

/** An exception lifts out of a ban, and bans out of anything else. An example lasts to the end of its sentence. */
function turned(current: Modality, opener: Opener): Modality {
  if (opener === 'excepts') return current === 'forbids' || current === 'waives' ? 'exempts' : 'forbids'
  if (current === 'example') return opener === 'boilerplate' ? opener : current
  // "No aplica a compras abonadas con X": the way to pay continues the ban.
  if (opener === 'pays') return current === 'grants' || current === 'waives' ? 'requires' : current
  // "No aplica a billeteras, por ejemplo X": an example of what is banned is banned.
  if (opener === 'example' && current === 'forbids') return current
  return opener
}
