/** Views and scopes never change, and several rules ask the same of them. */
export function memoize<K extends object, V>(answer: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, { answer: V }>()
  return (about) => {
    const kept = known.get(about) ?? { answer: answer(about) }
    known.set(about, kept)
    return kept.answer
  }
}
