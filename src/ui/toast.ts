import { createStore } from './store.ts'

export type Copyable = { label: string; text: string }

export type ToastAction = { label: string; act: () => void }

/** `id` distinguishes toasts with the same text. */
export type Toast = {
  readonly id: number
  readonly message: string
  readonly copyable: Copyable | null
  readonly action: ToastAction | null
}

/** `places` are where toasts may appear, the topmost last: everything behind an open modal is inert. */
type ToastState = { readonly shown: Toast | null; readonly places: readonly string[] }

export const toasts = createStore<ToastState>({ shown: null, places: [] })

let lastId = 0

function change(changed: Partial<ToastState>): void {
  toasts.write({ ...toasts.read(), ...changed })
}

/**
 * Shows a short message at the bottom right, without taking the focus. With `copyable`, its text is selected until the
 * toast is closed. A new toast replaces the previous one.
 */
export function showToast(message: string, copyable: Copyable | null = null, action: ToastAction | null = null): void {
  lastId += 1
  change({ shown: { id: lastId, message, copyable, action } })
}

export function putToastAway({ id }: Toast): void {
  if (toasts.read().shown?.id === id) change({ shown: null })
}

/** Opens a place for toasts above the earlier ones. @returns Closes it. */
export function openToastPlace(name: string): () => void {
  change({ places: [...toasts.read().places, name] })
  return () => change({ places: toasts.read().places.filter((place) => place !== name) })
}
