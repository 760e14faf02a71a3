/** Whether the chain calls its branches by numbers. */
export const areNumbers = (branches: readonly string[]) => branches.length > 0 && branches.every((name) => /^\d+$/.test(name))

/** Words that names of places write small, but at their beginning. */
const SMALL = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y', 'e', 'n°', 'esq.', 'km'])

/** A place as a name, however the card spells it: «Alte Brown», «3 de Febrero». */
export function placeName(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** Whether «franquicias» stands before the streets and numbers of which. */
export const areFranchises = ([first, ...others]: readonly string[]) => first === 'franquicias' && others.some((name) => /\d/.test(name))
