import { createRootRoute, type ErrorComponentProps, HeadContent, Outlet, Scripts, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { NOBODY_YET } from '#domain/wallet/household.ts'
import { Disclaimer } from '#features/disclaimer/Disclaimer.tsx'
import { usePreloadCalls } from '#features/failure/callsWhenNeeded.ts'
import { ErrorView } from '#features/failure/ErrorView.tsx'
import { NotFoundView } from '#features/failure/NotFoundView.tsx'
import { AmountNotice, OfflineNotice } from '#features/failure/OfflineNotice.tsx'
import { ServerPage, serverPage } from '#features/failure/ServerPage.tsx'
import { useOffline } from '#features/failure/useOffline.ts'
import { BringMethods } from '#features/frame/BringMethods.tsx'
import { Footer } from '#features/frame/Footer.tsx'
import { Masthead, Progress, SkipLink, useFocusOnArrival } from '#features/frame/Masthead.tsx'
import { PAGE_SCRIPT } from '#features/frame/pageScript.ts'
import { type LoadedSite, loadSite } from '#features/frame/site.functions.ts'
import { onlyChain, readHomeSearch } from '#features/promotions/homeSearch.ts'
import { usePeople, useWalletText } from '#features/wallet/walletStore.ts'
import headingsFont from '#ui/fonts/sansita-headings.woff2?url'
import { PartGuard } from '#ui/PartGuard.tsx'
import { canonicalAddress, FAILED_HEAD, NOT_FOUND_HEAD } from '#ui/pageHead.ts'
import { readOrKeep, type TimedData } from '#ui/reads.ts'
import { Toasts } from '#ui/Toasts.tsx'

// In development only; the built app does not contain it.
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-router-devtools')).TanStackRouterDevtools }))
  : null

export const Route = createRootRoute({
  // A failed later read keeps the earlier data.
  loader: () => readOrKeep('site', loadSite, () => Number.POSITIVE_INFINITY),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, matches }) => {
    const site = loaderData?.data.siteUrl ?? ''
    const page = matches.at(-1)
    const chain = page?.pathname === '/' ? onlyChain(readHomeSearch(page.search as Record<string, unknown>)) : undefined
    const canonical = canonicalAddress(site, matches, chain)
    return {
      meta: [
        { charSet: 'utf-8' },
        // The specification asks for a page that cannot be zoomed.
        { name: 'viewport', content: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no' },
        // Phones that make links of dates and figures before the scripts run would have the whole page drawn again.
        { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
        // Every page has its own title and description; without a page, these apply.
        ...(loaderData === undefined ? FAILED_HEAD : canonical === null ? NOT_FOUND_HEAD : []),
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: 'Yapa' },
        { property: 'og:locale', content: 'es_AR' },
        ...(canonical === null ? [] : [{ property: 'og:url', content: canonical }]),
        { property: 'og:image', content: `${site}/social-card.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [
        ...(canonical === null ? [] : [{ rel: 'canonical', href: canonical }]),
        // A preloaded font is ready for the first paint, or used from the next page on; it never swaps visibly.
        { rel: 'preload', href: headingsFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
        // Blocks rendering until the content begins, because a half-received masthead would show a bar whose entries
        // move.
        { rel: 'expect', href: '#contenido', blocking: 'render' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ],
      scripts: [{ children: PAGE_SCRIPT }],
    }
  },
  component: Root,
  shellComponent: Document,
  errorComponent: RootError,
  notFoundComponent: NotFoundView,
})

function Document({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce
  const textSize = useRouterState({
    select: ({ matches }) => {
      const site = matches[0]?.loaderData
      return site && 'data' in site && site.data && 'textSize' in site.data ? site.data.textSize : undefined
    },
  })
  return (
    // The dark marker is set before React takes over, and the text size may change without React.
    <html lang="es-AR" data-text={textSize} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171717" media="(prefers-color-scheme: dark)" />
        <HeadContent />
        <noscript>
          <style nonce={nonce}>{'[data-needs-script]{display:none!important}'}</style>
        </noscript>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

function RootError(props: ErrorComponentProps) {
  const [markup] = useState(serverPage)
  const view = markup === null ? <ErrorView {...props} /> : <ServerPage {...props} markup={markup} />
  return (
    <PartGuard fallback={() => view}>
      <Frame>{view}</Frame>
    </PartGuard>
  )
}

const UNREAD = { contactEmail: null, wallet: '' } as const

function Frame({ children }: { children: ReactNode }) {
  const site: TimedData<LoadedSite> | undefined = Route.useLoaderData()
  const { contactEmail, wallet: loadedWallet } = site?.data ?? UNREAD
  const people = usePeople(loadedWallet)
  const walletText = useWalletText(loadedWallet)
  useFocusOnArrival()
  usePreloadCalls()
  useOffline(walletText)
  useEffect(() => {
    // From here on taps are handled in place; tests and measurements wait for this mark.
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <>
      <SkipLink />
      <Progress />
      <Masthead people={people} />
      <main id="contenido">
        <AmountNotice />
        <BringMethods people={people} isUnreadable={walletText !== '' && people === NOBODY_YET} />
        {children}
      </main>
      <Footer contactEmail={contactEmail} />
      <OfflineNotice />
      <PartGuard>
        <Disclaimer />
      </PartGuard>
      <PartGuard>
        <Toasts />
      </PartGuard>
      {Devtools && (
        <Suspense fallback={null}>
          <Devtools position="bottom-left" toggleButtonProps={{ style: { bottom: 'calc(var(--bar) + 0.5rem)' } }} />
        </Suspense>
      )}
    </>
  )
}
