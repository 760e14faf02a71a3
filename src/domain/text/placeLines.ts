import { areBranchNumbers, areFranchises, placeName } from './branchNames.ts'
import { joinWithAnd } from './words.ts'

/** Up to this many branches are named; more are counted. */
const FEW = 5

/** Where it holds, or does not. `all`: the branches that the line only counts. */
export type PlaceLine = { words: string; all: string | null }

type Places = { provinces: readonly string[]; onlyBranches: readonly string[]; exceptBranches: readonly string[] }

export function placeLines(region: Places | null): PlaceLine[] {
  if (region === null) return []
  const { provinces, onlyBranches, exceptBranches } = region
  const only = provinces.length + onlyBranches.length > 0 ? [placeLine('Solo en', onlyBranches, provinces)] : []
  const except = exceptBranches.length > 0 ? [placeLine('No vale en', exceptBranches, [])] : []
  return [...only, ...except]
}

function placeLine(lead: string, branches: readonly string[], provinces: readonly string[]): PlaceLine {
  const of = provinces.length === 0 ? '' : ` de ${joinWithAnd(provinces)}`
  if (branches.length > FEW) {
    // Places beside whole provinces are a union, unless they are numbers of a list.
    const isUnion = provinces.length > 0 && !areBranchNumbers(branches)
    const words = isUnion ? joinWithAnd([...provinces, `${branches.length} lugares más`]) : `${branches.length} sucursales${of}`
    return { words: `${lead} ${words}`, all: branchesWords(branches) }
  }
  if (areBranchNumbers(branches)) return { words: `${lead} ${branchesWords(branches)}${of}`, all: null }
  if (provinces.length === 0) return { words: `${lead} ${branchesWords(branches)}`, all: null }
  return { words: `${lead} ${joinWithAnd([...provinces, ...branches.map(placeName)])}`, all: null }
}

export function branchesWords(branches: readonly string[]): string {
  // The addresses after the first entry say which franchises.
  if (areFranchises(branches)) return `las franquicias de ${joinWithAnd(branches.slice(1).map(placeName))}`
  return `${before(branches)}${joinWithAnd(branches.map(placeName))}`
}

function before(branches: readonly string[]): string {
  if (!areBranchNumbers(branches)) return ''
  return branches.length === 1 ? 'sucursal ' : 'sucursales '
}
