import { showToast } from './toast.ts'

export type Shared = { title: string; text?: string; url: string }

/** Shares a link: with the system's share sheet if possible, else by the clipboard, else shown for copying by hand. Never throws. */
export async function share({ title, text, url }: Shared): Promise<void> {
  const absolute = new URL(url, location.href).href
  const outcome = await shareBySystem({ title, ...(text && { text }), url: absolute })
  if (outcome === 'done') return
  try {
    await navigator.clipboard.writeText(absolute)
    showToast('Enlace copiado')
  } catch {
    showToast('Copiá este enlace:', { label: 'Enlace', text: absolute })
  }
}

/** Tries the system's share sheet; closing it without sharing also counts as done. */
export async function shareBySystem(data: ShareData): Promise<'done' | 'unavailable'> {
  if (!navigator.share || navigator.canShare?.(data) === false) return 'unavailable'
  try {
    await navigator.share(data)
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'unavailable'
  }
}
