/** A draft survives a closed drawer and a reload, until the tab is closed. */
const keyOf = (promotionId: string | null) => `yapa_reporte:${promotionId ?? ''}`

export function keepDraft(promotionId: string | null, form: FormData): void {
  const typed = Object.fromEntries(['campo', 'mensaje', 'correo'].map((name) => [name, String(form.get(name) ?? '')]))
  attempt((storage) => storage.setItem(keyOf(promotionId), JSON.stringify(typed)))
}

/** Fills in the draft; values already in the form stay. */
export function restoreDraft(promotionId: string | null, form: HTMLFormElement): void {
  attempt((storage) => {
    const typed: unknown = JSON.parse(storage.getItem(keyOf(promotionId)) ?? '{}')
    for (const [name, value] of Object.entries(typed ?? {})) {
      const field = form.elements.namedItem(name)
      if (field !== null && 'value' in field && field.value === '' && typeof value === 'string') field.value = value
    }
  })
}

export function forgetDraft(promotionId: string | null): void {
  attempt((storage) => storage.removeItem(keyOf(promotionId)))
}

/** Storage may be forbidden or full; then there is no draft. */
function attempt(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // Storage may be forbidden or full; then there is no draft.
  }
}
