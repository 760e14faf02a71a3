import { dayAndMonth } from '#domain/text/words.ts'
import type { Verdict } from '#storage/runs.ts'
import { COMPARISON_CHECKS, type ComparisonCheck, type Finding, type GateFigures, SENSE_CHECKS, SLOW_COMPARISON_CHECKS } from './checks.ts'
import { findCounterparts } from './counterparts.ts'
import type { Profile } from './profile.ts'

/**
 * The quality gate decides whether a reading may replace the last good edition of its chain. It is a pure function of
 * figures, so thresholds can be tried on past captures. `hold` keeps the edition until a capture passes, the source
 * has shown the same for days (`patience.ts`), or a person releases it.
 */
export type GateVerdict = {
  verdict: Verdict
  /** In Spanish, reasons to hold first; empty for a plain `publish`. */
  reasons: string[]
  /** True when it is held only for a difference from the published edition, which time can settle. */
  isOnlyDifferent: boolean
}

/**
 * Judges a capture. @param lastGood The profile of the edition that it would replace; null for none of the same kind.
 * @param longAgo The profile of an older edition by the same program (`longAgo.ts`); null for none.
 */
export function judgeCapture(figures: GateFigures, lastGood: Profile | null, longAgo: Profile | null = null): GateVerdict {
  const senseless = SENSE_CHECKS.flatMap((check) => check(figures))
  const different = [
    ...(lastGood === null ? [] : compared(COMPARISON_CHECKS, figures, lastGood)),
    ...(longAgo === null ? [] : compared(SLOW_COMPARISON_CHECKS, figures, longAgo).map((finding) => sinceThen(finding, longAgo))),
  ]
  const holds = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict === 'hold')
  const findings = [...senseless, ...different]
  const held = holds(findings)
  const reasons = [...new Set([...held, ...findings.filter(({ verdict }) => verdict === 'warn')].map(({ reason }) => reason))]
  if (held.length > 0) return { verdict: 'hold', reasons, isOnlyDifferent: holds(senseless).length === 0 }
  return { verdict: reasons.length > 0 ? 'publish with warning' : 'publish', reasons, isOnlyDifferent: false }
}

function compared(checks: readonly ComparisonCheck[], figures: GateFigures, before: Profile): Finding[] {
  const found = findCounterparts(before.listed, figures.profile.listed, figures.profile.capturedAt)
  return checks.flatMap((check) => check(figures, before, found))
}

const sinceThen = ({ verdict, reason }: Finding, { capturedAt }: Profile): Finding => ({
  verdict,
  reason: `Desde el ${dayAndMonth(capturedAt)}: ${reason}`,
})
