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

/** Branches that a line names; of more it tells how many there are. */
const FEW = 5

/** Where alone it holds, or where not, in one line; `all`: the names of those that it only counts. */
export type PlaceLine = { words: string; all: string | null }

type Places = { provinces: readonly string[]; onlyBranches: readonly string[]; exceptBranches: readonly string[] }

/** «Solo en Chaco y Salta», «No vale en 6 sucursales»; nothing where it holds everywhere. */
export function placeLines(region: Places | null): PlaceLine[] {
  if (region === null) return []
  const { provinces, onlyBranches, exceptBranches } = region
  const only = provinces.length + onlyBranches.length > 0 ? [placeLine('Solo en', onlyBranches, provinces)] : []
  const except = exceptBranches.length > 0 ? [placeLine('No vale en', exceptBranches, [])] : []
  return [...only, ...except]
}

function placeLine(lead: string, branches: readonly string[], provinces: readonly string[]): PlaceLine {
  const of = provinces.length === 0 ? '' : ` de ${list(provinces)}`
  if (branches.length > FEW) return { words: `${lead} ${branches.length} sucursales${of}`, all: branchesNamed(branches) }
  if (areNumbers(branches)) return { words: `${lead} ${branchesNamed(branches)}${of}`, all: null }
  if (provinces.length === 0) return { words: `${lead} ${branchesNamed(branches)}`, all: null }
  return { words: `${lead} ${list([...provinces, ...branches.map(placeName)])}`, all: null }
}
