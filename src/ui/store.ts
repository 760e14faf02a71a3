import { useSyncExternalStore } from 'react'

// The store that comes with the router has no value for the server, without which the page that the browser takes over could differ.

/** A value outside of components, which they can follow: `read` returns the same one until it changes. */
type Store<T> = { read: () => T; subscribe: (listener: () => void) => () => void }

/** A value that this tab keeps. */
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
 * A value that the browser keeps, such as a cookie. `look` may be slow, so it runs only when a component begins to follow the value, after an event,
 * and on `refresh`, which a page calls when it has changed the value. The events are listened to from the first follower on, for good.
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

/** A store's value, or what is selected of it, live. `onServer` is the same on the server, and in the browser while it takes over the server's page. */
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
