/** A function whose answer about a view or a scope is kept: these never change, and several rules ask for the same. */
export function once<K extends object, V>(answer: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, { answer: V }>()
  return (about) => {
    const kept = known.get(about) ?? { answer: answer(about) }
    known.set(about, kept)
    return kept.answer
  }
}
