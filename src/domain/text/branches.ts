import { areFranchises, areNumbers, placeName } from './branchNames.ts'
import { anyOf, list } from './words.ts'

/** Branches in the words of a shopper; some chains call them by numbers, which say nothing without «sucursal». */

/** All of them: «Caballito y Palermo», «sucursales 2, 6 y 7». */
export function branchesNamed(branches: readonly string[]): string {
  // What follows, with the numbers of houses, is which.
  if (areFranchises(branches)) return `las franquicias de ${list(branches.slice(1).map(placeName))}`
  return `${before(branches)}${list(branches.map(placeName))}`
}

/** How many are named in passing. */
const NAMED = 3

/** A few of them, any one of which will do: «Caballito, Palermo o Flores»; of many how many there are, which the page lists: «una de 36 sucursales». */
export function someBranchesNamed(branches: readonly string[]): string {
  if (branches.length > NAMED) return `una de ${branches.length} sucursales`
  return `${before(branches)}${anyOf(branches.map(placeName))}`
}

function before(branches: readonly string[]): string {
  if (!areNumbers(branches)) return ''
  return branches.length === 1 ? 'sucursal ' : 'sucursales '
}
