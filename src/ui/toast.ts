import { button } from './button.ts'
import field from './field.module.css'
import styles from './Toasts.module.css'

/** Milliseconds that a toast stays. */
const STAYS = 4_000

/** What a toast lets one take along by hand. */
export type Copyable = { label: string; text: string }

/**
 * Says something short at the bottom right, without taking the focus. With `copyable`, the text stands there selected, until it is put away.
 * Written without a library because it must also work above an open modal, and on a bad connection at once (docs/decisions/0020).
 */
export function showToast(message: string, copyable?: Copyable): void {
  const areas = document.querySelectorAll(`dialog[open] > .${styles.toasts}`)
  const area = areas[areas.length - 1] ?? document.querySelector(`body > .${styles.toasts}`)
  if (!area) return
  const toast = document.createElement('div')
  toast.className = styles.toast ?? ''
  toast.append(document.createTextNode(message))
  const remove = () => toast.remove()
  if (copyable) toast.append(...copyField(copyable, remove))
  else setTimeout(remove, STAYS)
  // One at a time: what was said before is no longer so.
  area.replaceChildren(toast)
  toast.querySelector('input')?.select()
}

function copyField({ label, text }: Copyable, remove: () => void): HTMLElement[] {
  const input = document.createElement('input')
  input.className = field.field ?? ''
  input.readOnly = true
  input.value = text
  input.setAttribute('aria-label', label)
  const done = document.createElement('button')
  done.className = button()
  done.type = 'button'
  done.textContent = 'Listo'
  done.addEventListener('click', remove)
  return [input, done]
}
