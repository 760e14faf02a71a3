import { dayAndMonth } from '#domain/text/words.ts'
import type { Verdict } from '#storage/runs.ts'
import {
  COMPARISON_CHECKS,
  type ComparisonCheck,
  findImplausibleCards,
  type ImplausibleCard,
  SENSE_CHECKS,
  SLOW_COMPARISON_CHECKS,
} from './checks.ts'
import { findCounterparts } from './counterparts.ts'
import type { CaptureProfile, GateFigures } from './figures.ts'

/**
 * The quality gate decides whether a reading may replace the last good edition of its source. It is a pure function of
 * figures, so thresholds can be tried on past captures. `hold` keeps the edition until a capture passes, the source
 * shows the same again (`confirmPersistent` in `publish/judgeSource.ts`), or a person releases it.
 */
export type GateVerdict = {
  verdict: Verdict
  /** In Spanish, reasons to hold first; empty for a plain `publish`. */
  reasons: string[]
  /** Cards of a published reading of which the last good version stays. */
  keptBack: ImplausibleCard[]
  /** True when it is held only for a difference from the published edition, which a second reading can settle. */
  isOnlyDifferent: boolean
}

type Finding = { verdict: 'hold' | 'warn'; reason: string }

/** A share above this part of a check's threshold is a warning. */
const WARNED_PART = 0.75

/**
 * Judges a capture.
 * @param lastGood The profile of the edition that it would replace; null for none of the same kind.
 * @param longAgo The profile of an older edition by the same program (`findOlderEdition`); null for none.
 */
export function judgeCapture(figures: GateFigures, lastGood: CaptureProfile | null, longAgo: CaptureProfile | null = null): GateVerdict {
  const senseless = SENSE_CHECKS.flatMap(({ most, measure }) => judgeShares(most, measure(figures)))
  const different = [
    ...(lastGood === null ? [] : compare(COMPARISON_CHECKS, figures, lastGood)),
    ...(longAgo === null ? [] : compare(SLOW_COMPARISON_CHECKS, figures, longAgo).map((finding) => sinceThen(finding, longAgo))),
  ]
  const findings = [...senseless, ...different]
  const isHeld = ({ verdict }: Finding) => verdict === 'hold'
  const reasons = [...new Set([...findings.filter(isHeld), ...findings].map(({ reason }) => reason))]
  if (findings.some(isHeld)) return { verdict: 'hold', reasons, keptBack: [], isOnlyDifferent: !senseless.some(isHeld) }
  const keptBack = lastGood === null ? [] : findImplausibleCards(counterpartsOf(figures, lastGood))
  return { verdict: reasons.length > 0 ? 'publish with warning' : 'publish', reasons, keptBack, isOnlyDifferent: false }
}

function judgeShares(most: number, measures: ReturnType<ComparisonCheck['measure']>): Finding[] {
  return measures
    .filter(({ share }) => share > most * WARNED_PART)
    .map(({ share, reason, isTold = false }) => ({ verdict: share > most && !isTold ? 'hold' : 'warn', reason }))
}

function compare(checks: readonly ComparisonCheck[], figures: GateFigures, before: CaptureProfile): Finding[] {
  const counterparts = counterpartsOf(figures, before)
  return checks.flatMap(({ most, measure }) => judgeShares(most, measure(counterparts, figures, before)))
}

const counterpartsOf = ({ profile }: GateFigures, before: CaptureProfile) =>
  findCounterparts(before.listed, profile.listed, profile.capturedAt)

const sinceThen = ({ verdict, reason }: Finding, { capturedAt }: CaptureProfile): Finding => ({
  verdict,
  reason: `Desde el ${dayAndMonth(capturedAt)}: ${reason}`,
})
