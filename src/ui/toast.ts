import { createStore } from './store.ts'

/** A text that a toast offers to copy by hand. */
export type Copyable = { label: string; text: string }

/** What a shopper can do about what a toast says. */
export type ToastAction = { label: string; act: () => void }

/** `id` distinguishes a toast from the next one with the same text. */
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
 * Says something short at the bottom right, without taking the focus. With `copyable`, the text is selected until the toast is closed. One
 * at a time: a new one replaces the one before.
 */
export function showToast(message: string, copyable: Copyable | null = null, action: ToastAction | null = null): void {
  lastId += 1
  change({ shown: { id: lastId, message, copyable, action } })
}

/** Removes a toast, unless another one has replaced it. */
export function putToastAway({ id }: Toast): void {
  if (toasts.read().shown?.id === id) change({ shown: null })
}

/** Opens a place for toasts, above those that are open. @returns What closes it. */
export function openToastPlace(name: string): () => void {
  change({ places: [...toasts.read().places, name] })
  return () => change({ places: toasts.read().places.filter((place) => place !== name) })
}
