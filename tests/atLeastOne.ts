/** The items of a list that must have some: a loop over none would assert nothing. */
export function atLeastOne<T>(items: Iterable<T>): T[] {
  const list = [...items]
  if (list.length === 0) throw new Error('There is nothing here to look at')
  return list
}

/** The items of a list that may be empty for one of the values that a property draws, and is not for others. */
export function anyNumberOf<T>(items: Iterable<T>): T[] {
  return [...items]
}
