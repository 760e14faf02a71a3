import type { Verdict } from '#storage/runs.ts'

/**
 * The quality gate: whether what was read from a capture may replace the last good edition of its chain. A pure function, so that the
 * thresholds can be tried on the past. `hold` keeps the last good edition in place.
 */
export type GateFigures = {
  /** Cards of the capture. */
  cards: number
  /** Entries that were no card, and cards that the readers could not get through. */
  unreadable: number
  /** Cards that were read without finding any promotion or anything to refuse. */
  silent: number
  promotions: number
}

export type LastGood = { cards: number; promotions: number }

export type GateVerdict = {
  verdict: Verdict
  /** In Spanish, for the status page; empty for a plain `publish`. */
  reasons: string[]
}

export const GATE_THRESHOLDS = {
  /** A stray line or card happens; when one in ten is unreadable somebody should look, when more than a third is, the form has changed. */
  unreadableShare: { warn: 0.1, hold: 0.34 },
  /** Every chain's page has cards that announce no benefit; when half of them say nothing to us, the readers miss something. */
  silentShare: { warn: 0.5 },
  /** Against the last good edition. At the turn of a month chains do take down half of their cards, so this only warns. */
  promotionsRatio: { warnBelow: 0.5, warnAbove: 2.5 },
} as const

/** @param lastGood The published edition that would be replaced; null when there is none of the same kind. */
export function judge(figures: GateFigures, lastGood: LastGood | null): GateVerdict {
  const holds = reasonsToHold(figures)
  if (holds.length > 0) return { verdict: 'hold', reasons: holds }
  const warnings = reasonsToWarn(figures, lastGood)
  return { verdict: warnings.length > 0 ? 'publish with warning' : 'publish', reasons: warnings }
}

function reasonsToHold(figures: GateFigures): string[] {
  const { cards, unreadable, promotions } = figures
  if (cards + unreadable === 0) return ['La captura está vacía: la fuente no mostró ninguna tarjeta.']
  const share = unreadableShare(figures)
  if (share > GATE_THRESHOLDS.unreadableShare.hold) return [`No se pudo leer ${percent(share)} de la captura (${unreadable} entradas).`]
  if (promotions === 0) return [`No se encontró ninguna promoción en ${cards} tarjetas.`]
  return []
}

function reasonsToWarn(figures: GateFigures, lastGood: LastGood | null): string[] {
  const reasons: string[] = []
  const share = unreadableShare(figures)
  if (share > GATE_THRESHOLDS.unreadableShare.warn) {
    reasons.push(`No se pudo leer ${percent(share)} de la captura (${figures.unreadable} entradas).`)
  }
  if (figures.cards > 0 && figures.silent / figures.cards > GATE_THRESHOLDS.silentShare.warn) {
    reasons.push(`${figures.silent} de ${figures.cards} tarjetas no dijeron nada que se entienda como promoción.`)
  }
  if (lastGood && lastGood.promotions > 0) {
    const ratio = figures.promotions / lastGood.promotions
    const { warnBelow, warnAbove } = GATE_THRESHOLDS.promotionsRatio
    if (ratio < warnBelow || ratio > warnAbove) {
      reasons.push(`Hay ${figures.promotions} promociones y en la última edición buena había ${lastGood.promotions}.`)
    }
  }
  return reasons
}

/** Of all entries: a card that could not be got through is also counted in `cards`, a line that was no card is not. */
function unreadableShare({ cards, unreadable }: GateFigures): number {
  return unreadable / Math.max(cards, unreadable, 1)
}

function percent(share: number): string {
  return `el ${Math.round(share * 100)} %`
}
