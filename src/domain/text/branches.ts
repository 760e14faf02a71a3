import { areBranchNumbers, areFranchises, placeName } from './branchNames.ts'
import { joinWithAnd, joinWithOr } from './words.ts'

export function branchesWords(branches: readonly string[]): string {
  // The addresses after the first entry say which franchises.
  if (areFranchises(branches)) return `las franquicias de ${joinWithAnd(branches.slice(1).map(placeName))}`
  return `${before(branches)}${joinWithAnd(branches.map(placeName))}`
}

/** More are counted. */
const NAMED = 3

export function someBranchesWords(branches: readonly string[]): string {
  if (branches.length > NAMED) return `una de ${branches.length} sucursales`
  return `${before(branches)}${joinWithOr(branches.map(placeName))}`
}

function before(branches: readonly string[]): string {
  if (!areBranchNumbers(branches)) return ''
  return branches.length === 1 ? 'sucursal ' : 'sucursales '
}
