import { createRootRoute, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorView } from '#features/shell/ErrorView.tsx'
import { NotFoundView } from '#features/shell/NotFoundView.tsx'
import { PAGE_SCRIPT } from '#features/shell/pageScript.ts'
import { loadSite } from '#features/shell/site.functions.ts'
import { Hornero } from '#ui/Hornero.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import styles from './styles.css?url'

const TITLE = 'Yapa: descuentos de supermercados según tus medios de pago'
const DESCRIPTION =
  'Encontrá y compará los descuentos de Carrefour, Coto, Día, Jumbo, ChangoMás y Makro según tus bancos, billeteras y tarjetas.'

// Only in development; the built app does not even contain it.
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-router-devtools')).TanStackRouterDevtools }))
  : null

export const Route = createRootRoute({
  loader: () => loadSite(),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => {
    const site = loaderData?.siteUrl ?? ''
    const canonical = `${site}${matches.at(-1)?.pathname ?? '/'}`
    return {
      meta: [
        { charSet: 'utf-8' },
        // The specification asks for a page that cannot be zoomed.
        { name: 'viewport', content: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no' },
        { title: TITLE },
        { name: 'description', content: DESCRIPTION },
        { name: 'theme-color', content: '#fbfaf5', media: '(prefers-color-scheme: light)' },
        { name: 'theme-color', content: '#171717', media: '(prefers-color-scheme: dark)' },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: 'Yapa' },
        { property: 'og:locale', content: 'es_AR' },
        { property: 'og:title', content: TITLE },
        { property: 'og:description', content: DESCRIPTION },
        { property: 'og:url', content: canonical },
        { property: 'og:image', content: `${site}/social-card.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [
        { rel: 'canonical', href: canonical },
        { rel: 'stylesheet', href: styles },
        { rel: 'manifest', href: '/manifest.webmanifest' },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/icon-192.png' },
      ],
      scripts: [{ children: PAGE_SCRIPT }],
    }
  },
  component: Root,
  shellComponent: Document,
  errorComponent: ErrorView,
  notFoundComponent: NotFoundView,
})

function Document({ children }: { children: ReactNode }) {
  return (
    // The dark marker is set before React takes over.
    <html lang="es-AR" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { contactEmail } = Route.useLoaderData()
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <header className="masthead">
        <div className="page">
          <Link className="brand" to="/" aria-label="Yapa, inicio">
            <Hornero /> Yapa
          </Link>
          <Link className="wallet-strip" to="/configuracion/medios">
            <b>Mis medios de pago</b>
          </Link>
        </div>
      </header>
      <main id="contenido">
        <Outlet />
      </main>
      <footer>
        <div className="page">
          <p>Los resultados se generan automáticamente y pueden tener errores: verificalos siempre en la fuente original.</p>
          <p>Las marcas pertenecen a sus dueños.</p>
          <a className="contact" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </div>
      </footer>
      <Toasts />
      {Devtools && (
        <Suspense fallback={null}>
          <Devtools position="bottom-left" />
        </Suspense>
      )}
    </>
  )
}
