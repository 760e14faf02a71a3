import { areFranchises, areNumbers } from '../branchNames.ts'
import { list } from '../words.ts'

/** Branches in the words of a shopper; some chains call them by numbers, which say nothing without «sucursal». */

/** All of them: «Caballito y Palermo», «sucursales 2, 6 y 7». */
export function branchesNamed(branches: readonly string[]): string {
  // What follows, with the numbers of houses, is which.
  if (areFranchises(branches)) return `las franquicias de ${list(branches.slice(1))}`
  return `${before(branches)}${list(branches)}`
}

/** How many are named in passing. */
const NAMED = 3

/** A few of them, any one of which will do: «Caballito, Palermo, Flores u otras 4», «sucursales 2, 6, 7 u otras 62». */
export function someBranchesNamed(branches: readonly string[]): string {
  const rest = branches.length - NAMED
  const more = rest > 1 ? ` u otras ${rest}` : rest === 1 ? ' u otra' : ''
  return `${before(branches)}${branches.slice(0, NAMED).join(', ')}${more}`
}

function before(branches: readonly string[]): string {
  if (!areNumbers(branches)) return ''
  return branches.length === 1 ? 'sucursal ' : 'sucursales '
}
