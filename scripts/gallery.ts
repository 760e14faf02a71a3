import type { Plugin } from 'vite'

const PAGE = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Piezas · Yapa</title><body><main id="piezas"></main><script type="module" src="/src/gallery.tsx"></script></html>`

/** Serves `/_ui`, every piece of the interface in every state, while developing. The built app knows nothing of it. */
export const gallery: Plugin = {
  name: 'yapa-gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/_ui', async (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await server.transformIndexHtml('/_ui', PAGE))
    })
  },
}
