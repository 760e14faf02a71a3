import { type Copyable, showToast } from './toast.ts'

export type ShareContent = { title: string; text?: string; url: string }

/** Shares a link: with the system's share sheet if possible, else by the clipboard, else shown for copying by hand. Never throws. */
export async function share({ title, text, url }: ShareContent): Promise<void> {
  const absolute = new URL(url, location.href).href
  const outcome = await shareBySystem({ title, ...(text && { text }), url: absolute })
  if (outcome !== 'done') await copyText({ label: 'Enlace', text: absolute })
}

/** Copies a text, or else shows it for copying by hand. Never throws. */
export async function copyText({ label, text }: Copyable): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(`${label}: ya está en tu portapapeles`)
  } catch {
    showToast('Copialo a mano:', { label, text })
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
