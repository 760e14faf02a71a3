import { type Entry, entriesOf, html, type SiteOf } from '#rehearsal/site.ts'

/** Imitates Día: one page with its cards in the state. */
export const site: SiteOf = (cards) => ({
  hosts: ['diaonline.supermercadosdia.com.ar'],
  entries: entriesOf(cards, 'diaCard'),
  copy: (entry, number) => ({ ...entry, __editorItemTitle: `${entry.__editorItemTitle} (${number})` }),
  answer: ({ url }, entries) => (url.pathname === '/medios-de-pago-y-promociones' ? html(page(entries)) : null),
})

function page(entries: readonly Entry[]): string {
  const off = { __editorItemTitle: 'Apagada', active: false, terms: '99% de descuento' }
  const block = {
    content: { title: 'Medios de pago', cards: entries.length === 0 ? [] : [...entries, off] },
    props: { cards: [{ __editorItemTitle: 'Vieja', active: true, terms: 'De otra época' }] },
  }
  const state = { 'store.custom#x:header': { content: {} }, 'store.custom#medios:landing-medios-pago#props': block }
  return `<!DOCTYPE html><html lang="es-AR"><head><meta charset="utf-8"><title>Medios de pago</title></head><body>
<script>window.__other__ = {"a": "} not the end \\" {", "b": [1, 2]}</script><script>${inScript(state)}</script><script src="/x.js"></script></body></html>`
}

/** Writes JSON that cannot close the script element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/')
