import { createHash } from 'node:crypto'
import { makeProblemBody, type ProblemStatus } from '../api/problem.ts'

const TEXTS: Record<ProblemStatus, string> = {
  400: 'El pedido no se entiende.',
  403: 'Ese pedido llegó desde otro sitio. Hacelo desde una página de Yapa.',
  404: 'No encontramos lo que buscás.',
  405: 'Eso no se puede hacer acá.',
  410: 'Eso ya no existe.',
  413: 'El pedido es demasiado grande.',
  429: 'Son muchos pedidos seguidos. Probá de nuevo en un rato.',
  500: 'Algo falló de nuestro lado. Probá de nuevo en un rato.',
  503: 'Ahora hay muchos pedidos a la vez. Probá de nuevo en un rato.',
}

/** The page needs no other file, so it repeats the tokens that it uses (src/ui/tokens.css; a test compares them). */
const STYLES = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf5, #171717);
  --ink: light-dark(#1d1b16, #f4f1e8);
  --font-text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, sans-serif;
  --size-text: 1rem;
  --size-title: 1.5rem;
  --space-4: 1rem;
  --touch: 2.75rem;
}
body { margin: 15vh auto; max-width: 32rem; padding: 0 var(--space-4); background: var(--paper); color: var(--ink); font: var(--size-text) / 1.45 var(--font-text) }
h1 { font-size: var(--size-title) }
a { display: inline-flex; align-items: center; min-height: var(--touch); color: inherit }`

/** The policy allows the page nothing but its own styles. */
export const FAILURE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Makes the body of an answer that fails before or outside the app: problem+json for programs, a plain page for people, no internals. */
export function failurePage(pathname: string, status: ProblemStatus): { contentType: string; body: string } {
  if (/^\/(api|health|_serverFn)(\/|$)/.test(pathname)) {
    return { contentType: 'application/problem+json', body: JSON.stringify(makeProblemBody({ status, detail: TEXTS[status] })) }
  }
  const html = `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
<title>Yapa</title>
<style>${STYLES}</style>
<body>
<h1>${TEXTS[status]}</h1>
<p><a href="/">Volver al inicio</a></p>
</html>
`
  return { contentType: 'text/html; charset=utf-8', body: html }
}
