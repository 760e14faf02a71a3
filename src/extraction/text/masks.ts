import type { Span } from '#domain/promotion.ts'
import type { Sentence } from './sentences.ts'

/**
 * Which words of a card do not state the offer: what is denied, worked examples, and the boilerplate of companies. Each is a list of
 * spans; readers of names and amounts look at the text with all of them blanked, readers of bans look at the denied spans alone.
 */
export type Masks = { denied: Span[]; examples: Span[]; boilerplate: Span[] }

/** What opens a denial. It runs to the end of its sentence, or of its bracket. */
const DENIAL =
  /(?<![a-z])(?:^ni |no (?:es |son |sera |seran |estan? |se )?(?:valid|aplica|inclu|particip|acumul|alcanz|combin|superpon|corresponde|aceptan?|contempl|abona|podr|permit|habilitad|disponib)|quedan? (?:exclui|fuera)|(?:se )?exclu(?:y|id)|exceptuan|except[oa]\b|salvo\b|tampoco\b|sin incluir|aquellas tarjetas emitidas a traves)/g

/** A dash between spaces parts two announcements in a headline, and so ends a denial there. */
const HEADLINE_BREAK = / [-|] /

const EXAMPLE =
  /(?:ejemplos?(?: representativos?)? ?[:\d]|ejemplos? representativos?|(?<![a-z])(?:por|en|para) (?:la|una|un) (?:compra|consumo|gasto) de \$|quien(?:es)? realicen? (?:una )?compras? (?:de|por) \$|(?<![a-z])ej\. ?:|(?<![a-z])ejemplo )/g

const COMPANY =
  /(?<![a-z])(?:cuit|no se responsabiliza|no es responsable|marca registrada|es propiedad de|propiedad de play|con domicilio|domicilio en|mas informacion|mayor informacion|consulte (?:en|terminos|domicilios)|consulta en|limitan? su responsabilidad|inscripta? en|inscrip\.|otorga y financia|otorga banco|servicios tecnologicos|solo es el medio|no es una (?:entidad|institucion) financiera|depositos? garantizad|se deja constancia|accionistas?|sociedad anonima|defensa de los|uso indebido|bajo ninguna circunstancia|podra suspender|fuerza mayor|ley n?[°º.]? ?\d|es administrada por|es emitida por|comercializada por|terminos y condiciones|solo informa el medio|verifique con)/

/** Words that a sentence about the offer itself has; such a sentence is kept though it also names a company. */
const OFFER_WORDS =
  /(?<![a-z])(?:valid[oa]s? |vigen(?:te|cia)|descuento|reintegro de|tope de|cuotas sin|abonando|pagando|\d{1,2} ?%|entidades adheridas)/

export function masksOf(folded: string, sentences: readonly Sentence[]): Masks {
  const masks: Masks = { denied: [], examples: [], boilerplate: [] }
  for (const sentence of sentences) {
    if (sentence.role === 'image' || sentence.role === 'mark') continue
    const words = folded.slice(sentence.start, sentence.end)
    masks.denied.push(...deniedIn(words, sentence))
    const example = firstMatch(EXAMPLE, words)
    if (example !== null) masks.examples.push({ start: sentence.start + example, end: sentence.end })
    const boilerplate = boilerplateIn(words)
    if (boilerplate !== null) masks.boilerplate.push({ start: sentence.start + boilerplate.start, end: sentence.start + boilerplate.end })
  }
  return masks
}

function deniedIn(words: string, sentence: Sentence): Span[] {
  const spans: Span[] = []
  DENIAL.lastIndex = 0
  for (let match = DENIAL.exec(words); match !== null; match = DENIAL.exec(words)) {
    const end = denialEnd(words, match.index)
    spans.push({ start: sentence.start + match.index, end: sentence.start + end })
    DENIAL.lastIndex = Math.max(end, DENIAL.lastIndex)
  }
  return spans
}

function denialEnd(words: string, start: number): number {
  let open = 0
  for (let at = words.lastIndexOf('(', start); at >= 0 && at < start; at++) {
    if (words[at] === '(') open++
    else if (words[at] === ')') open--
  }
  if (open > 0) {
    const close = words.indexOf(')', start)
    if (close >= 0) return close + 1
  }
  const pause = HEADLINE_BREAK.exec(words.slice(start))
  return pause === null ? words.length : start + pause.index
}

function boilerplateIn(words: string): Span | null {
  const company = COMPANY.exec(words)
  if (company === null) return null
  if (!OFFER_WORDS.test(words)) return { start: 0, end: words.length }
  // A sentence that runs on from the offer into the company: only what follows the company's words is blanked, up to the next offer word.
  const rest = words.slice(company.index)
  const resumed = OFFER_WORDS.exec(rest)
  return { start: company.index, end: resumed === null ? words.length : company.index + resumed.index }
}

function firstMatch(pattern: RegExp, words: string): number | null {
  pattern.lastIndex = 0
  const match = pattern.exec(words)
  return match === null ? null : match.index
}

/** The text with the spans blanked out, as long as before. */
export function blank(text: string, spans: readonly Span[]): string {
  let out = ''
  let from = 0
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue
    out += text.slice(from, Math.max(from, start)) + BLANK.repeat(end - Math.max(from, start))
    from = end
  }
  return out + text.slice(from)
}

/** Matches no word, no figure and no space. */
const BLANK = '\u0001'
