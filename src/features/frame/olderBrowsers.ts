function add<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name, method: Owner[Name]): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value: method, configurable: true, writable: true })
}

/**
 * Adds what our code calls and the oldest browsers lack (`scripts/oldestBrowsers.ts`). `tests/oldestBrowsers.test.ts`
 * says when something is missing here.
 */
const list: unknown[] = Array.prototype

add(list, 'findLast', function (this: unknown[], test: (value: unknown, at: number, all: unknown[]) => unknown) {
  return this[this.findLastIndex(test)]
})
add(list, 'findLastIndex', function (this: unknown[], test: (value: unknown, at: number, all: unknown[]) => unknown) {
  for (let at = this.length - 1; at >= 0; at -= 1) if (test(this[at], at, this)) return at
  return -1
})
add(list, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})
add(list, 'toSorted', function (this: unknown[], order?: (a: unknown, b: unknown) => number) {
  return [...this].sort(order)
})
add(list, 'with', function (this: unknown[], at: number, value: unknown) {
  const copy = [...this]
  copy[at < 0 ? copy.length + at : at] = value
  return copy
})
add(Map, 'groupBy', <Key, Value>(values: Iterable<Value>, keyOf: (value: Value, at: number) => Key) => {
  const groups = new Map<Key, Value[]>()
  let at = 0
  for (const value of values) {
    const key = keyOf(value, at++)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
})
add(URL, 'parse', (address: string | URL, base?: string | URL) => {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
})
add(AbortSignal, 'timeout', (milliseconds: number) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
})
