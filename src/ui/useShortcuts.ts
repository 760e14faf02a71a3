import { useEffect, useRef } from 'react'

/** Milliseconds within which the second key of `g h` must follow the first. */
const PAUSE = 1_200

const OFF = 'yapa_atajos'

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(OFF) !== 'off'
  } catch {
    return true
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Listens for single keys (`1`, `?`) and pairs (`g h`) while the component is mounted. It ignores them with a
 * modifier, in text fields, in a modal, or when the shopper has turned them off.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => {
    let first: { key: string; at: number } | null = null
    const onKey = (event: KeyboardEvent) => {
      if (!isForShortcuts(event) || !areShortcutsOn()) return
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
