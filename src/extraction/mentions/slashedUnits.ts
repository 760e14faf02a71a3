import type { CapHolder, CapPeriod, Span } from '#domain/promotion/promotion.ts'
import { SLASHED_UNIT_WORDS } from '../vocabulary/figureWords.ts'
import { encodeLine, findHits, type TokenisedText } from './tokens.ts'

type Each = Span & ({ kind: 'period'; value: CapPeriod } | { kind: 'holder'; value: CapHolder })

const SLASHED = /(?<=\/)(?<each>[MSDqcfKPTB])/dg
const PERIODS: Readonly<Record<string, CapPeriod>> = { M: 'mes', S: 'semana', D: 'dia', q: 'quincena', c: 'compra', f: 'finde' }
const HOLDERS: Readonly<Record<string, CapHolder>> = { K: 'cuenta', P: 'persona', T: 'tarjeta', B: 'banco' }

/** As in "$ 11.000 / mes / cuenta". */
export function findUnitsAfterSlash(text: TokenisedText): Each[] {
  const line = encodeLine(text, SLASHED_UNIT_WORDS)
  return findHits(line, SLASHED).flatMap((hit): Each[] => {
    const [sign, span] = [line.codes.charAt(hit.first), { start: hit.start, end: hit.end }]
    const [period, holder] = [PERIODS[sign], HOLDERS[sign]]
    if (period !== undefined) return [{ ...span, kind: 'period', value: period }]
    return holder === undefined ? [] : [{ ...span, kind: 'holder', value: holder }]
  })
}
