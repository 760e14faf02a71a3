export const areBranchNumbers = (branches: readonly string[]) => branches.length > 0 && branches.every((name) => /^\d+$/.test(name))

const SMALL = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y', 'e', 'n°', 'esq.', 'km'])

/** Spells a branch's name whatever the card writes: «Alte Brown», «3 de Febrero». */
export function placeName(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

export const areFranchises = ([first, ...others]: readonly string[]) => first === 'franquicias' && others.some((name) => /\d/.test(name))
