/** What a toast lets one take along by hand. */
export type Copyable = { label: string; text: string }

/** What a toast lets one do about what it says. */
export type ToastAction = { label: string; act: () => void }

/** `id` distinguishes a toast from the next one with the same text. */
export type Toast = {
  readonly id: number
  readonly message: string
  readonly copyable: Copyable | null
  readonly action: ToastAction | null
}

let shown: Toast | null = null
let lastId = 0

/** The places where toasts may appear, the topmost last: everything behind an open modal is inert. */
const places: string[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * Says something short at the bottom right, without taking the focus. With `copyable`, the text is selected until the toast is closed. One
 * at a time: a new one replaces the one before.
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

/** A place for toasts, above those that were opened before. @returns What closes it. */
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

/** What a place shows: nothing unless it is the topmost. */
export function toastAt(name: string): Toast | null {
  return places.at(-1) === name ? shown : null
}
