import { useEffect, useRef } from 'react'

/** Milliseconds within which the second key of `g h` must follow the first. */
const PAUSE = 1_200

const OFF = 'yapa_atajos'

/** Whether single keys may do something: WCAG 2.1.4 asks for a way to turn them off. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== 'off'
  } catch {
    return true
  }
}

export function turnShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'off')
  } catch {
    // Nowhere to keep it: then it holds for no longer than the page, which is no worse than before.
  }
}

/**
 * Listens for single keys (`1`, `?`) and pairs of keys (`g h`) while the component is mounted. They are ignored while a modifier is
 * held, while one types in a field, while a modal is open, or when the shopper has turned them off.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => {
    let first: { key: string; at: number } | null = null
    const onKey = (event: KeyboardEvent) => {
      if (!isForShortcuts(event) || !shortcutsAreOn()) return
      const pair = first && event.timeStamp - first.at < PAUSE ? `${first.key} ${event.key}` : null
      const action = (pair === null ? undefined : current.current[pair]) ?? current.current[event.key]
      first = action ? null : { key: event.key, at: event.timeStamp }
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function isForShortcuts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat || event.defaultPrevented) return false
  if (document.querySelector('dialog:modal')) return false
  return !(event.target instanceof HTMLElement && takesText(event.target))
}

function takesText(element: HTMLElement): boolean {
  return element.isContentEditable || element.closest('input, textarea, select') !== null
}
