import { showToast } from './toast.ts'

export type Shared = { title: string; text?: string; url: string }

/** Hands a link on: by the system's sheet where there is one, else into the clipboard, else shown to be copied by hand. Never throws. */
export async function share({ title, text, url }: Shared): Promise<void> {
  const absolute = new URL(url, location.href).href
  const outcome = await bySystem({ title, ...(text && { text }), url: absolute })
  if (outcome === 'done') return
  try {
    await navigator.clipboard.writeText(absolute)
    showToast('Enlace copiado')
  } catch {
    showToast('Copiá este enlace:', { label: 'Enlace', text: absolute })
  }
}

/** Whether the system's sheet took it; a shopper who closes the sheet has also been served. */
async function bySystem(data: ShareData): Promise<'done' | 'unavailable'> {
  if (!navigator.share || navigator.canShare?.(data) === false) return 'unavailable'
  try {
    await navigator.share(data)
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'unavailable'
  }
}
