let markup: string | null = null

/**
 * Keeps what the server drew, until the shopper does something. When a script fails before that, the page is shown as
 * it came: complete, with links and forms that work without scripts.
 */
export function keepServerPage(): void {
  const main = document.querySelector('#contenido')
  // Of a failed page there is nothing worth keeping.
  if (main === null || main.querySelector('[role="alert"] h1')) return
  markup = main.innerHTML
  const forget = () => {
    markup = null
  }
  // After React's own listeners: what fails in them still leaves the page as it came.
  for (const type of ['click', 'change', 'popstate']) addEventListener(type, forget, { once: true })
}

/** Returns the main content as the server drew it; null once the shopper has done something. */
export function serverPage(): string | null {
  return markup
}
