import { describe, expect, it } from 'vitest'
import { type ResolutionRule, resolveClaims, selectDecisiveClaims } from '#extraction/resolve.ts'

type Place = 'site' | 'print' | 'flag'
const claim = (place: Place, value: number) => ({ place, value })
type Claim = ReturnType<typeof claim>
const compare = {
  agrees: (rival: Claim, [held]: readonly Claim[]) => rival.value === held?.value,
  isStricter: (one: Claim, other: Claim) => one.value < other.value,
}
const ROW: ResolutionRule<Place> = { order: ['site', 'print', 'flag'], rivals: { site: ['print'] }, doubt: { conflict: 0.5, flag: 0.2 } }

describe('what decides a field', () => {
  it('is the first place of the order that says anything, and of it the first claim', () => {
    expect(selectDecisiveClaims(ROW, [claim('flag', 1), claim('print', 2), claim('print', 3)])).toEqual([claim('print', 2)])
  })

  it('is all that a place says where that counts together', () => {
    expect(selectDecisiveClaims({ ...ROW, together: ['print'] }, [claim('print', 2), claim('print', 3)])).toEqual([
      claim('print', 2),
      claim('print', 3),
    ])
  })

  it('is nothing where no place says anything', () => {
    expect(resolveClaims(ROW, [], compare)).toBeNull()
  })

  it('is as doubtful as its place', () => {
    expect(resolveClaims(ROW, [claim('flag', 1)], compare)).toEqual({ binding: [claim('flag', 1)], conflicts: [], doubt: 0.2 })
  })
})

describe('a rival', () => {
  const site = claim('site', 5)

  it('that says something else is kept as a conflict, and makes doubtful', () => {
    expect(resolveClaims(ROW, [site, claim('print', 3)], compare)).toEqual({ binding: [site], conflicts: [claim('print', 3)], doubt: 0.5 })
  })

  it('agrees where one word of its place does, unless each counts', () => {
    const claims = [site, claim('print', 3), claim('print', 5)]
    expect(resolveClaims(ROW, claims, compare)?.conflicts).toEqual([])
    expect(resolveClaims({ ...ROW, dissent: 'each' }, claims, compare)?.conflicts).toEqual([claim('print', 3)])
  })

  it('that is not heard only makes doubtful', () => {
    const row: ResolutionRule<Place> = { ...ROW, dissent: 'unheard', wins: 'strictest' }
    expect(resolveClaims(row, [site, claim('print', 3)], compare)).toEqual({ binding: [site], conflicts: [], doubt: 0.5 })
  })

  it('binds where it is the strictest, and what promises more is the conflict', () => {
    const row: ResolutionRule<Place> = { ...ROW, wins: 'strictest' }
    expect(resolveClaims(row, [site, claim('print', 3)], compare)).toEqual({ binding: [claim('print', 3)], conflicts: [site], doubt: 0.5 })
    expect(resolveClaims(row, [site, claim('print', 8)], compare)).toEqual({ binding: [site], conflicts: [claim('print', 8)], doubt: 0.5 })
  })

  it('does not bind where the strictest of the deciding place does', () => {
    const row: ResolutionRule<Place> = { ...ROW, together: true, wins: 'strictestOfPlace' }
    const resolved = resolveClaims(row, [claim('site', 7), site, claim('print', 3)], compare)
    expect(resolved?.binding).toEqual([site])
    expect(resolved?.conflicts).toEqual([claim('print', 3)])
  })
})
