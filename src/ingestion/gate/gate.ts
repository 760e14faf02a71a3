import type { Verdict } from '#storage/runs.ts'
import { CHECKS, type GateFigures } from './checks.ts'
import { counterparts } from './counterparts.ts'
import type { Profile } from './profile.ts'

/**
 * The quality gate: whether what was read from a capture may replace the last good edition of its chain. A pure function over figures, so
 * that its thresholds can be tried on the past. `hold` keeps the last good edition in place until a capture passes or a person releases it.
 */
export type GateVerdict = {
  verdict: Verdict
  /** In Spanish, those to hold first; empty for a plain `publish`. */
  reasons: string[]
}

/** @param lastGood The profile of the published edition that would be replaced; null when there is none of the same kind. */
export function judge(figures: GateFigures, lastGood: Profile | null): GateVerdict {
  const { listed, capturedAt } = figures.profile
  const matched = counterparts(lastGood?.listed ?? [], listed, capturedAt)
  const findings = CHECKS.flatMap((check) => check(figures, lastGood, matched))
  const holds = findings.filter(({ verdict }) => verdict === 'hold')
  const reasons = [...holds, ...findings.filter(({ verdict }) => verdict === 'warn')].map(({ reason }) => reason)
  if (holds.length > 0) return { verdict: 'hold', reasons }
  return { verdict: reasons.length > 0 ? 'publish with warning' : 'publish', reasons }
}
