import type { Span } from '#domain/promotion.ts'
import { MAX_CLAUSE_TEXT, MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { type Channel, type Mention, type MentionKind, mentionsOf, outermost } from '../mentions/mention.ts'
import { someIssuers } from '../rules/issuers.ts'
import type { Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { type Sentence, sentencesOf } from '../scope/sentencesOf.ts'
import { shortened, tidied } from '../text/wording.ts'
import { outsidersInFull, printedLimits } from './printedLimits.ts'

/** A clause of the source that limits who, how, where or what, put into sentence case. */
export type Restriction = Span & { text: string }

/** Clauses of one sentence that follow each other and ask, ban or except. */
type Run = Span & { clauses: Clause[]; role: Clause['role']; isOfSomeGoods?: true; isOfSome?: true }

/** Words before a ban or a demand are shown with it when they are few: "la promoción", "también". */
const LONGEST_LEAD = 48

/**
 * The source's own clauses that limit the offer and that no other field says completely: what it asks for and bans about people, cards, ways to
 * pay, shops and uses. Excluded goods, stacking, days and caps have fields of their own; what every holder meets is left out.
 */
export function restrictionsOf(view: OfferView): Restriction[] {
  const sentences = sentencesOf(wordsOfOffer(view))
  const runs = [...runsOf(view.folded, [...wordsOfOffer(view), ...bansOfAll(view)]), ...ofSome(view)]
    .map((run) => withGoods(view, apartFromMatterOfCourse(view, whole(view, sentences, behindRefund(run)))))
    .filter((run) => isLimiting(view, run))
  const found = [...runs.map((run) => withoutHeading(view, withLead(view, run))), ...printedLimits(view)]
  const keys = found.map(({ start, end }) =>
    view.folded
      .slice(start, end)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  const distinct = found.filter(
    (_, index) => !keys.some((key, at) => at !== index && key.includes(keys[index] as string) && (key !== keys[index] || at < index)),
  )
  return distinct
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_RESTRICTIONS)
    .map(({ start, end }) => ({ start, end, text: shortened(tidied(view.card.text.slice(start, end)), MAX_CLAUSE_TEXT) }))
}

/** Words that only promise, and yet say that some banks alone take part, or announce that those in a plan do not. */
function ofSome(view: OfferView): Run[] {
  const promises = wordsOfOffer(view).filter(({ modality }) => modality === 'grants')
  const banks = someIssuers(view, promises)
  const named = promises.find(({ start, end }) => banks !== null && banks.start >= start && banks.end <= end)
  const outsiders = promises.find((clause) => clause.role !== 'legal' && isOfOutsiders(view, clause))
  // The header may say no more than "no adheridos".
  const exactly = outsiders && !view.folded.slice(outsiders.start, outsiders.end).includes('plan') ? outsidersInFull(view) : undefined
  return [named, exactly ?? outsiders].flatMap((clause) =>
    clause === undefined ? [] : [{ start: clause.start, end: clause.end, clauses: [clause], role: clause.role, isOfSome: true as const }],
  )
}

/** `Para clientes no adheridos a planes`. */
const isOfOutsiders = ({ folded }: OfferView, { start, end, mentions }: Clause) =>
  mentionsOf(mentions, 'tier').some(({ value }) => value.name === null) && /(?<!\/)no (?:adherid|suscrip)/.test(folded.slice(start, end))

/**
 * Bans on the promotion as such at the end of small print with tiers, behind everything that names a figure: they hold for every offer, although
 * they come after the last one's tier.
 */
export function bansOfAll({ folded, tiered, foreign, own }: OfferView): Clause[] {
  if (!tiered) return []
  const legal = [...own, ...foreign].filter(({ role }) => role === 'legal')
  const last = Math.max(...legal.filter(({ mentions }) => mentions.some(({ kind }) => OF_A_TIER.has(kind))).map(({ start }) => start))
  const ofPromotion = new Set(
    legal.filter(({ start }) => start > last && OF_PROMOTION.test(folded.slice(start, start + 32))).map(({ sentence }) => sentence),
  )
  return foreign.filter(({ modality, start, sentence }) => modality === 'forbids' && start > last && ofPromotion.has(sentence))
}
const OF_PROMOTION = /^(?:(?:esta|la|dicha|el|este) )?(?:presente )?(?:promocion|beneficio|descuento) /
const OF_A_TIER = new Set<MentionKind>(['percent', 'instalments', 'money'])

/** `EXCLUSIONES: no válido …` heads a list of bans of which this is one; in front of what is left out it says so. */
function withoutHeading({ folded }: OfferView, { start, end }: Span): Span {
  const heading = /^exclusiones ?: ?(?=(?:[a-z]+ ){0,3}(?:no|quedan?|se exclu|exclu))/.exec(folded.slice(start, Math.min(end, start + 80)))
  return { start: start + (heading?.[0].length ?? 0), end }
}

const LIMITS = new Set(['requires', 'forbids', 'exempts'])

/** `Se acreditará únicamente en la cuenta … no válido para billeteras`: the refund says the former, so that the ban alone is left. */
function behindRefund(run: Run): Run {
  const [first] = run.clauses
  const ban = run.clauses.findIndex(({ modality }) => modality === 'forbids')
  const isOfRefund =
    first?.modality === 'requires' &&
    mentionsOf(first.mentions, 'topic').some(({ value }) => value === 'refund' || WHERE_MONEY_GOES.has(value))
  if (!isOfRefund || ban <= 0) return run
  const clauses = run.clauses.slice(ban)
  return { ...run, clauses, start: (clauses[0] as Clause).start }
}

function runsOf(folded: string, clauses: readonly Clause[]): Run[] {
  const runs: Run[] = []
  for (const clause of clauses.toSorted((a, b) => a.start - b.start)) {
    if (!LIMITS.has(clause.modality)) continue
    const last = runs.at(-1)
    const previous = last?.clauses.at(-1)
    const goesOn = previous?.sentence === clause.sentence && previous.end === clause.start
    // "Ni …" after a full stop goes on with the ban before it.
    const adds = clause.modality === 'forbids' && folded.startsWith('ni ', clause.start) && previous?.modality === 'forbids'
    if (last && (goesOn || (adds && clause.start - last.end < 3))) {
      last.clauses.push(clause)
      last.end = clause.end
    } else runs.push({ start: clause.start, end: clause.end, clauses: [clause], role: clause.role })
  }
  return runs
}

/** A short sentence is shown whole: it reads best as the source wrote it. Of a long one, the clauses with the few words before them. */
const SHORT_SENTENCE = 240

function whole(view: OfferView, sentences: ReadonlyMap<number, Sentence>, run: Run): Run {
  const own = run.clauses.flatMap(({ sentence }) => sentences.get(sentence) ?? [])
  const start = Math.min(run.start, ...own.map((one) => one.start))
  const end = Math.max(run.end, ...own.map((one) => one.end))
  const isWhole =
    end - start <= SHORT_SENTENCE &&
    run.role === 'legal' &&
    !view.folded.startsWith('y ', start) &&
    !own.some(({ isExample }) => isExample) &&
    !isBanBehindOther(view.folded, { start, end: run.start }, run)
  return isWhole ? { ...run, start, end } : { ...run, ...withLead(view, run) }
}

/** `El costo financiero es asumido por el Banco X S.A. El beneficio no será aplicado …`: the full stop of a short form parts nothing. */
function isBanBehindOther(folded: string, before: Span, { start, end, clauses }: Run): boolean {
  if (clauses[0]?.modality !== 'forbids' || !MATTER_OF_COURSE.test(folded.slice(before.start, before.end))) return false
  return OF_PROMOTION.test(folded.slice(Math.max(before.start, folded.lastIndexOf('. ', start) + 2), end))
}

/** `Para las compras de juguetes … únicamente en efectivo`: what one asks for some goods alone is said with those goods. */
function withGoods(view: OfferView, run: Run): Run {
  const [first] = run.clauses
  if (first?.modality !== 'requires' || run.role !== 'legal') return run
  const lead = wordsOfOffer(view).filter(({ sentence, start }) => sentence === first.sentence && start < first.start)
  const start = lead[0]?.start ?? first.start
  const opening = FOR_GOODS.exec(view.folded.slice(start, start + LONGEST_LEAD))?.[0].length
  const goods = lead.flatMap(({ modality, mentions }) => (modality === 'grants' ? mentionsOf(mentions, 'category') : []))
  return opening !== undefined && goods.some((one) => one.start === start + opening) ? { ...run, start, isOfSomeGoods: true } : run
}
const FOR_GOODS =
  /^[^a-z]{0,4}(?:para|en) (?:(?:las? |los? )?(?:compras? (?:de|en) |productos? (?:de )?|rubros? (?:de )?|categorias? (?:de )?|articulos? (?:de )?)){1,2}/

/**
 * `No aplica a clientes en mora, tampoco a pagos con QR`: what every holder meets is left off, the other ban stays. So it does before what an
 * issuer may do one day (`… ni a billeteras - En caso de fuerza mayor …`), and before where to read on.
 */
function apartFromMatterOfCourse({ folded }: OfferView, run: Run): Run {
  const text = folded.slice(run.start, run.end)
  const second = text.search(/(?<=[,;.] (?:ni )?)tampoco /)
  const from = second > 0 && MATTER_OF_COURSE.test(text.slice(0, second)) ? second : 0
  const tail = text.slice(from).search(FORCE_MAJEURE)
  return { ...run, start: run.start + from, end: tail > 0 ? run.start + from + tail : run.end }
}
const FORCE_MAJEURE = /[-.,; ]{1,3}(?:en|por) (?:el )?(?:casos?|eventos?) de fuerza mayor| para (?:mas|mayor) informacion /

/** Mentions that make a demand one about people, ways to pay, places or uses. */
const TELLING = new Set<MentionKind>(['rail', 'app', 'funds', 'people', 'tier', 'uses', 'province', 'town', 'foreignCard'])
/** The field of the place says formats. */
const CHANNELS = new Set<Channel>(['web', 'inPerson', 'phone'])
const TELLING_TOPICS = new Set(['someBranches', 'franchises', 'selfCheckout'])
const TELLING_WORDS =
  /clientes?|titular|soci[oa]s?|usuari[oa]|beneficiari|dni|credencial|cupon|en (?:un|1)(?: \(?[a-z0-9]+\)?)? pago|una cuota|contado|cuenta|haberes|empresa|corporativ|familiar|consumidor|minorist|mayorist|exterior|emitidas|transaccion|primera|financiacion|billetera|transferencia|extraccion|entrega|envio|retiro|delivery|efectivo|ticket|adicionales|tiendas?|sucursal|local(?:es)?|vigente|cuotas sin tarjeta/
/** A ban counts with these, too; a demand with nothing else is covered by the payment methods. */
const BANNING_WORDS = /cuotas|tarjetas?|pagos?|compras?|\.com(?:\.ar)?(?![a-z])/
/** Fewer words say nothing by themselves, but for a document that has to be shown. */
const LEAST_WORDS = 3
const DOCUMENT = /^[ ,;:(]{0,2}presentando (?:dni|documento|credencial|carnet|cupon)(?![a-z])/
/** A day on which it does not hold. */
const DAY = /(?<!\d)\d{1,2}(?:\/\d{1,2}| de [a-z]{4,10})(?![a-z])|feriados?/
/** What every holder meets, what the shop or the issuer is not liable for, where to read on. */
const MATTER_OF_COURSE =
  /responsab|garanti[az]|marca registrada|accionista|inscrip|calidad de|veracidad|imagenes|terminos y condiciones|modificar|suspender|cancelar|fraude|al dia|en mora|inhabilitad|atraso|cartera (?:de )?(?:consumo|individuos)|republica argentina$|beber con|menores de 18|prohibida|medio de pago para|solo informa|consult|costo financiero|comision|mantenimiento|agotar|reclam|mas informacion|se limita a|se reserva|excepto exclui|excepto exclusiones|(?:estara|esta|sera|es) a cargo de|a cargo (?:de|del) (?:cliente|usuario)|ver legal|costos? de (?:la )?(?:descarga|utilizacion|navegacion)|registr[a-z]{1,6} (?:deuda|mora)|herramienta exclusivamente|intermediari/

/**
 * The rest of an enumeration whose beginning is no ban (`… participantes y excluidos, modalidad de venta …`), an exception from nothing, and a
 * demand that leaves all open (`programando la entrega para el día que prefieras`).
 */
const FRAGMENT =
  /^[ ,;:]{0,2}(?:excluid[oa]s? ?,|(?:aplican |ver )?exclusiones (?:en|ver|segun)|(?:salvo|excepto) que )|^[ ,;:]{0,2}(?:y )?programando [^.]{0,40}(?:que (?:prefieras|quieras|elijas)|cualquier (?:dia|fecha|otro))/

/** `No acumulable con otras promociones ni con la cartera de planes sociales`: a ban beside that on adding up. */
const BESIDE_STACKING =
  /acum[a-z]{1,9} .{0,100}?(?:(?:ni|y\/o|o) (?:con )?productos (?:en|de) (?:liquidacion|oferta)|(?:,? ni|,? y no|,? tampoco) (?:(?:es|son|a|en|con|para|se|las?|los) ){0,3}(?:(?:valid[oa]s?|aplica(?:n|ble|bles)?|incluyen?) (?:(?:a|en|con|para|las?|los) ){0,2})?(?:clientes|cartera|tarjetas? (?:corpor|empres|recarg|prepag|agro)|pagos|compras|consumos|billeteras|planes sociales|usuarios|beneficiarios))/

function isLimiting(view: OfferView, run: Run): boolean {
  const isBan = run.clauses.some(({ modality }) => modality === 'forbids')
  if (isBan && run.clauses.some(listsGoods)) return false
  const text = view.folded.slice(run.start, run.end)
  if (MATTER_OF_COURSE.test(text) || FRAGMENT.test(text)) return false
  if ((text.match(/[a-z0-9]+/g) ?? []).length < LEAST_WORDS && !DOCUMENT.test(text)) return false
  if (run.isOfSome) return true
  const mentions = run.clauses.flatMap((clause) => outermost(clause.mentions))
  if (isOfOtherFigure(view, mentions)) return false
  const topics = mentionsOf(mentions, 'topic').map(({ value }) => value)
  const isGoods = mentions.some(({ kind }) => kind === 'category' || kind === 'brand')
  const tells =
    mentions.some(({ kind }) => TELLING.has(kind)) ||
    topics.some((topic) => TELLING_TOPICS.has(topic)) ||
    mentionsOf(mentions, 'channel').some(({ value }) => CHANNELS.has(value))
  if (isBan && isGoods) return false
  if (/acum/.test(text) && !run.clauses.some(({ modality }) => modality === 'exempts')) return BESIDE_STACKING.test(text)
  if (/reinteg|acredit|devol|reflej|bonific/.test(text) && topics.some((topic) => WHERE_MONEY_GOES.has(topic))) return false
  // What a card announces it does not say without need.
  if (isBan && (DAY.test(text) || run.role !== 'legal')) return true
  return (
    tells ||
    (isBan ? TELLING_WORDS.test(text) || BANNING_WORDS.test(text) : TELLING_WORDS.test(text) && (run.isOfSomeGoods || !isOnlyPaying(run)))
  )
}

/** Long lists of goods are the most of many cards, and are seen as such at once: a name within a longer one is another matter. */
const listsGoods = ({ mentions }: Clause) =>
  mentions.length > LONG_LIST && mentions.filter(({ kind }) => kind === 'brand').length > LONG_LIST
const LONG_LIST = 8

/** The refund says when and where the money comes. */
const WHERE_MONEY_GOES = new Set(['statement', 'accountOfRefund', 'walletOfRefund', 'till'])

/** It promises another percentage of the card, and not the offer's own. */
function isOfOtherFigure({ folded, offer }: OfferView, mentions: readonly Mention[]): boolean {
  const promised = mentionsOf(mentions, 'percent').filter(({ end }) => PROMISED.test(folded.slice(end, end + 24)))
  const { type, value } = offer.discount
  if (type === 'porcentaje') return promised.length > 0 && !promised.some((mention) => mention.value === value)
  return promised.length > 0 && !mentionsOf(mentions, 'instalments').some((mention) => mention.value.includes(value))
}
const PROMISED = /^ ?(?:de )?(?:descuento|ahorro|reintegro|adicional)/

/** `Pagando con tarjetas Visa del Banco X`: the payment methods say that completely. */
function isOnlyPaying({ clauses }: Run): boolean {
  const kinds = new Set(clauses.flatMap((clause) => outermost(clause.mentions).map(({ kind }) => kind)))
  const told: MentionKind[] = [
    'institution',
    'cardKind',
    'network',
    'means',
    'weekdays',
    'date',
    'opener',
    'percent',
    'money',
    'instalments',
  ]
  return kinds.has('institution') || kinds.has('network') || kinds.has('cardKind') ? [...kinds].every((kind) => told.includes(kind)) : false
}

/** With the few words before it in its sentence, so that a clause reads as the source wrote it. */
function withLead({ folded }: OfferView, { start, end }: Run): Span {
  const before = folded.slice(Math.max(0, start - LONGEST_LEAD - 2), start)
  const cut = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('  '),
    before.lastIndexOf('|'),
    before.lastIndexOf(', '),
    before.lastIndexOf(') '),
  )
  const purchases = PURCHASES.exec(before)?.[0].length
  if (purchases !== undefined) return { start: start - purchases, end }
  const lead = before.slice(cut < 0 ? before.length : cut + 1).trimStart()
  return cut < 0 || !LEADS.test(lead) ? { start, end } : { start: start - lead.length, end }
}
/** `Para compras presenciales realizadas | exclusivamente desde la app`: of which purchases that is asked. */
const PURCHASES =
  /(?<![a-z])(?:para |en )(?:las )?(?:compras?|ventas?|pagos?) (?:presencial(?:es)?|on ?-?line|web|en (?:tiendas?|sucursal(?:es)?|la web))(?: (?:realizad|efectuad|abonad)[oa]s?)? $/
const LEADS =
  /^(?:(?:aplican?|pagos?|la|el|esta|este|dicha|dicho|presente|tambien|promocion(?:es)?|beneficio|descuento|valid[oa]|sera|es|oferta|reintegro|bonificacion|y|los|las|descuentos) ?){1,6}$/
