import { dayAndMonth } from '#domain/text/words.ts'
import type { Verdict } from '#storage/runs.ts'
import { COMPARISONS, type ComparisonCheck, type Finding, type GateFigures, SENSE_CHECKS, SLOW_COMPARISONS } from './checks.ts'
import { counterparts } from './counterparts.ts'
import type { Profile } from './profile.ts'

/**
 * The quality gate: whether what was read from a capture may replace the last good edition of its chain. A pure function over figures, so
 * that its thresholds can be tried on the past. `hold` keeps the last good edition in place until a capture passes, the source has shown the
 * same for days (`patience.ts`), or a person releases it.
 */
export type GateVerdict = {
  verdict: Verdict
  /** In Spanish, those to hold first; empty for a plain `publish`. */
  reasons: string[]
  /** Held for nothing but a difference from what was published: time can settle that. */
  isOnlyDifferent: boolean
}

/**
 * @param lastGood The profile of the published edition that would be replaced; null when there is none of the same kind.
 * @param longAgo The same of an earlier one that the same program read (`longAgo.ts`); null when there is none.
 */
export function judge(figures: GateFigures, lastGood: Profile | null, longAgo: Profile | null = null): GateVerdict {
  const senseless = SENSE_CHECKS.flatMap((check) => check(figures))
  const different = [
    ...(lastGood === null ? [] : compared(COMPARISONS, figures, lastGood)),
    ...(longAgo === null ? [] : compared(SLOW_COMPARISONS, figures, longAgo).map((finding) => sinceThen(finding, longAgo))),
  ]
  const holds = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict === 'hold')
  const findings = [...senseless, ...different]
  const held = holds(findings)
  const reasons = [...new Set([...held, ...findings.filter(({ verdict }) => verdict === 'warn')].map(({ reason }) => reason))]
  if (held.length > 0) return { verdict: 'hold', reasons, isOnlyDifferent: holds(senseless).length === 0 }
  return { verdict: reasons.length > 0 ? 'publish with warning' : 'publish', reasons, isOnlyDifferent: false }
}

function compared(checks: readonly ComparisonCheck[], figures: GateFigures, before: Profile): Finding[] {
  const found = counterparts(before.listed, figures.profile.listed, figures.profile.capturedAt)
  return checks.flatMap((check) => check(figures, before, found))
}

const sinceThen = ({ verdict, reason }: Finding, { capturedAt }: Profile): Finding => ({
  verdict,
  reason: `Desde el ${dayAndMonth(capturedAt)}: ${reason}`,
})
