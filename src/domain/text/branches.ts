import { areFranchises, areNumbers, placeName } from './branchNames.ts'
import { anyOf, list } from './words.ts'

/** Phrases for branches; the numbers that some chains use need the word «sucursal». */

/** Names all branches: «Caballito y Palermo», «sucursales 2, 6 y 7». */
export function branchesNamed(branches: readonly string[]): string {
  // The addresses after the first entry say which franchises.
  if (areFranchises(branches)) return `las franquicias de ${list(branches.slice(1).map(placeName))}`
  return `${before(branches)}${list(branches.map(placeName))}`
}

/** The most branches that are named; more are counted. */
const NAMED = 3

/** Names a few branches, any one of which will do: «Caballito, Palermo o Flores»; counts many of them: «una de 36 sucursales». */
export function someBranchesNamed(branches: readonly string[]): string {
  if (branches.length > NAMED) return `una de ${branches.length} sucursales`
  return `${before(branches)}${anyOf(branches.map(placeName))}`
}

function before(branches: readonly string[]): string {
  if (!areNumbers(branches)) return ''
  return branches.length === 1 ? 'sucursal ' : 'sucursales '
}
