// A new bank is reported instead of ignored.

import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { foldKeepingOffsets } from '../text/fold.ts'
import { splitIntoTokens } from '../text/neighbours.ts'
import type { Word } from '../text/words.ts'
import type { Mention, MentionKind } from './mention.ts'

/** In capitals or with one. `FORM`: recognisable without a capital. */
const CAPITAL = /^\p{Lu}/u
const CAPITALS = /^\p{Lu}+$/u
const FORM = /^[a-z]{3,12}card$/
const LEAST = 4
const LEAD = 60
const OF_BANK = /(?<![a-z])banco (?:(?:de|del) (?:(?:la|los|las) )?)?$/
const BORROWED = new Set<MentionKind>(['brand', 'town', 'province', 'category'])
const CHAIN_WORDS = new Set(Object.values(CHAINS).flatMap(({ name }) => splitIntoTokens(foldKeepingOffsets(name))))

/** After a bank, a card or clients, or before "Pay". */
export function findUnknownIssuers(
  { text, blocks }: Pick<CardWords, 'text' | 'blocks'>,
  folded: string,
  words: readonly Word[],
  known: readonly Mention[],
) {
  const taken = known.filter(({ kind }) => kind !== 'opener' && kind !== 'means')
  const isFree = ({ start, end, text: word }: Word) => {
    // A bank may have the name of a town or of a brand.
    const isOfBank = OF_BANK.test(folded.slice(Math.max(0, start - LEAD), start))
    const names = isOfBank ? taken.filter(({ kind }) => !BORROWED.has(kind)) : taken
    return !NON_ISSUER_WORDS.has(word) && !CHAIN_WORDS.has(word) && !names.some((one) => one.start < end && start < one.end)
  }
  const written = ({ start, end }: Word) => text.slice(start, end)
  const found: Mention<'unknownIssuer'>[] = []
  for (const [index, word] of words.entries()) {
    const { role, start: from = 0 } = blocks[word.block] ?? {}
    if (role === undefined || role === 'mark' || word.text.length < LEAST) continue
    const isCapital = text.charCodeAt(word.start) !== folded.charCodeAt(word.start) && CAPITAL.test(written(word))
    const isNamed = role === 'image' || isCapital
    // Most words fail these cheap tests, so the costly ones run for few.
    if ((!isNamed && !FORM.test(word.text)) || word.start < (found.at(-1)?.end ?? 0) || !isFree(word)) continue
    const next = words[index + 1]
    const isPay = next?.text === 'pay' && next.start === word.end + 1
    const stretch = folded.slice(Math.max(from, word.start - LEAD), word.start)
    const lead = splitIntoTokens(stretch.replaceAll('_', ' ')).findLast((token) => !SKIPPED_BEFORE_ISSUER_NAMES.has(token)) ?? ''
    const isShouted = () => role !== 'image' && CAPITALS.test(written(word)) && isAmongCapitals(text, word)
    const isSaid =
      isNamed &&
      (WORDS_BEFORE_ISSUERS.has(lead)
        ? role !== 'legal' || !isShouted()
        : CLIENT_WORDS_BEFORE_ISSUERS.has(lead) && role !== 'image' && !isShouted())
    if (!isSaid && !(isNamed && isPay) && !FORM.test(word.text)) continue
    const goesOn =
      next !== undefined &&
      next.block === word.block &&
      next.start === word.end + 1 &&
      (isPay || (next.text.length >= LEAST - 1 && CAPITAL.test(written(next)) && isFree(next)))
    const end = goesOn ? next.end : word.end
    const start = lead === 'banco' || lead === 'billetera' ? folded.lastIndexOf(lead, word.start) : word.start
    found.push({ kind: 'unknownIssuer', value: titled(text.slice(start, end)), start, end, block: word.block, role })
  }
  return found
}

/** Among capitals they mark no name. */
function isAmongCapitals(text: string, { start }: Word): boolean {
  const before = text.slice(Math.max(0, start - LEAD), start).match(/\p{L}+/gu) ?? []
  return before.length > 0 && before.slice(-2).every((word) => CAPITALS.test(word))
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase()
    return small.length < 4 && SKIPPED_BEFORE_ISSUER_NAMES.has(small) ? small : word.charAt(0).toUpperCase() + small.slice(1)
  })
}

/** Between a word for issuers and the name. */
const SKIPPED_BEFORE_ISSUER_NAMES: ReadonlySet<string> = setOf(
  'de del la el los las un una tu tus su sus credito debito prepaga prepago virtual digital electronica visa mastercard master amex cabal',
)

const WORDS_BEFORE_ISSUERS: ReadonlySet<string> = setOf('banco bco billetera fintech financiera mutual tarjeta tarjetas logo')

/** A capitalised name behind them is an issuer's unless the card names another. */
const CLIENT_WORDS_BEFORE_ISSUERS: ReadonlySet<string> = setOf(
  'con cliente clientes titular titulares usuario usuarios abris abri app aplicacion pagando abonando pagas paga saldo',
)

/** Capitalised behind such words, and no issuer. */
const NON_ISSUER_WORDS: ReadonlySet<string> = setOf(
  'app apps virtual virtuales electronica digital digitales emisor emisora emisores central adherido adherida adheridos adheridas seleccionado seleccionados ' +
    'participante participantes para todo toda todos todas cualquier preferido favorita favorito grande normal logo asociado asociada correspondiente card cards ' +
    'segun otorga bancos banco servicio servicios exclusivo pagando abonando clientes cliente tarjeta tarjetas credito debito compra compras pago pagos descuento ' +
    'beneficio socio socios cupon codigo programa club documento solo entrega envio envios retiro regalo sueldo haberes cuenta cuentas sucursal sucursales tienda ' +
    'tiendas online hasta desde cuotas interes aplica valido valida todas billetera billeteras contactless lunes martes miercoles jueves viernes sabado domingo ' +
    'argentina argentino republica titular titulares adicional adicionales corporativa corporativas empresa empresas comercial prepaga prepagas precargada ' +
    'plus clasica clasico classic gold black platinum signature business corporate agro plan planes programa programas ahora resolucion mercado ctas cuota persona personal personales ' +
    'dentro sera utilizada como comprando sujeto habiente mediante ofrecidas ofrecida incluye excluye agencia recargable recargables sube ' +
    'promocion promociones vigente vigencia fisica fisicas plastica banca exterior emitida emitidas nacional nacionales internacional bancaria bancarias',
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
