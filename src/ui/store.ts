import { useSyncExternalStore } from 'react'

// The router's own store has no value for the server, so its first render in the browser could differ from the
// server's page.

/** A value outside components, which they can subscribe to. `read` returns the same object until the value changes. */
type Store<T> = { read: () => T; subscribe: (listener: () => void) => () => void }

export function createStore<T>(initial: T): Store<T> & { write: (next: T) => void } {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Makes a store for a value that the browser keeps, such as a cookie. `look` may be slow, so it runs only when a
 * component subscribes, after an event, and on `refresh`, which a page calls after a change. Event listeners stay from
 * the first subscriber on.
 */
export function createBrowserStore<T extends string | boolean | object>(
  look: () => T,
  events: readonly string[],
  target: () => EventTarget = () => window,
): Store<T> & { refresh: () => T } {
  const { read, write, subscribe } = createStore<T | null>(null)
  const refresh = () => {
    const value = look()
    write(value)
    return value
  }
  return {
    refresh,
    read: () => read() ?? refresh(),
    subscribe: (listener) => {
      // An event target takes the same listener only once.
      for (const type of events) target().addEventListener(type, refresh)
      refresh()
      return subscribe(listener)
    },
  }
}

/** Returns a store's value, or a selection of it, live. `onServer` is used on the server and during hydration. */
export function useStore<T>(store: Store<T>, onServer: T): T
export function useStore<T, Selected>(store: Store<T>, onServer: Selected, select: (value: T) => Selected): Selected
export function useStore(
  { subscribe, read }: Store<unknown>,
  onServer: unknown,
  select: (value: unknown) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => onServer,
  )
}
