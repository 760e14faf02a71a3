import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { buttonClass } from './button.ts'
import field from './field.module.css'
import { useStore } from './store.ts'
import styles from './Toasts.module.css'
import { openToastPlace, putToastAway, type Toast, toasts } from './toast.ts'

const STAYS = 4_000
/** The same for a toast with an action. */
const STAYS_TO_ACT = 9_000

/** Pixels between a toast and the actions below it. */
const GAP = 8

/** Shows toasts (toast.ts) at the bottom right and announces them. Every modal has one too, because everything behind a modal is inert. */
export function Toasts() {
  const name = useId()
  useEffect(() => openToastPlace(name), [name])
  const toast = useStore(toasts, null, ({ shown, places }) => (places.at(-1) === name ? shown : null))
  return (
    <div className={styles.toasts} role="status">
      {toast && <ToastMessage key={toast.id} toast={toast} />}
    </div>
  )
}

function ToastMessage({ toast }: { toast: Toast }) {
  const { message, copyable, action } = toast
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) stayClear(box.current)
  }, [])
  useEffect(() => {
    input.current?.select()
    // A text to copy by hand stays until it is closed.
    if (toast.copyable) return
    const timer = setTimeout(() => putToastAway(toast), toast.action ? STAYS_TO_ACT : STAYS)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={styles.toast} ref={box}>
      {message}
      {copyable && (
        <>
          <input ref={input} className={field.field} readOnly value={copyable.text} aria-label={copyable.label} />
          <button className={buttonClass()} type="button" onClick={() => putToastAway(toast)}>
            Listo
          </button>
        </>
      )}
      {action && (
        <button
          className={buttonClass()}
          type="button"
          onClick={() => {
            putToastAway(toast)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Lifts a toast above actions that it would cover (`data-actions`), because a shopper often uses several in a row. */
function stayClear(toast: HTMLElement): void {
  const covers = toast.getBoundingClientRect()
  for (const actions of (toast.closest('dialog') ?? document).querySelectorAll('[data-actions]')) {
    const { top, bottom, right } = actions.getBoundingClientRect()
    if (top < covers.bottom && bottom > covers.top && right > covers.left) toast.style.marginBottom = `${covers.bottom - top + GAP}px`
  }
}
