/** A text in a toast for copying by hand. */
export type Copyable = { label: string; text: string }

/** An action that a toast offers. */
export type ToastAction = { label: string; act: () => void }

/** `id` distinguishes toasts with the same text. */
export type Toast = {
  readonly id: number
  readonly message: string
  readonly copyable: Copyable | null
  readonly action: ToastAction | null
}

let shown: Toast | null = null
let lastId = 0

/** Places where toasts may appear, the topmost last: everything behind an open modal is inert. */
const places: string[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * Shows a short message at the bottom right, without taking the focus. With `copyable`, its text is selected until the
 * toast is closed. A new toast replaces the previous one.
 */
export function showToast(message: string, copyable: Copyable | null = null, action: ToastAction | null = null): void {
  lastId += 1
  shown = { id: lastId, message, copyable, action }
  tell()
}

/** Removes a toast, unless another one has replaced it. */
export function putToastAway({ id }: Toast): void {
  if (shown?.id !== id) return
  shown = null
  tell()
}

/** Opens a place for toasts above the earlier ones. @returns Closes it. */
export function openToastPlace(name: string): () => void {
  places.push(name)
  tell()
  return () => {
    places.splice(places.lastIndexOf(name), 1)
    tell()
  }
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the toast of a place; only the topmost place has one. */
export function toastAt(name: string): Toast | null {
  return places.at(-1) === name ? shown : null
}
