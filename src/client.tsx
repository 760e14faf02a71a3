import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PausableWork } from '#domain/choice/pausableWork.ts'
import { Disclaimer } from '#features/disclaimer/Disclaimer.tsx'
import { weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { runWithPauses, yieldToPage } from '#features/shell/runWithPauses.ts'
import type { LoadedSite } from '#features/shell/site.functions.ts'
import { waitForPageWeek } from './routes/-pageWeek.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Computes in pieces what the page's first render needs. @param wallet The wallet's cookie on the server's page. */
    prepare?: (loaded: never, search: never, wallet: string) => PausableWork<void>
  }
}

/** Starts the router with the page's data, and lets its pages prepare their first render. */
async function startRouter() {
  const router = await hydrateStart()
  // The scripts came after the first paint (`scriptsAfterPaint.ts`). The router would request them again, and a
  // failure would be final.
  for (const route of Object.values(router.ssr?.manifest?.routes ?? {})) delete route.preloads
  await untilWeekArrives()
  const site = router.state.matches[0]?.loaderData as LoadedSite | undefined
  for (const { staticData, loaderData, search } of router.state.matches) {
    await yieldToPage()
    // A failure here repeats in the page, which has a view for it.
    if (staticData.prepare)
      await runWithPauses(staticData.prepare(loaderData as never, search as never, site?.wallet ?? '')).catch(() => undefined)
  }
  return router
}

/** Waits for the week's data. Meanwhile the server's page works with its links and forms; only the greeting is added. */
async function untilWeekArrives(): Promise<void> {
  for (let outcome = await waitForPageWeek(); outcome !== 'arrived'; outcome = await waitForPageWeek()) {
    const { waitForRetry } = await import('#features/shell/waitForRetry.tsx')
    await waitForRetry(outcome === 'gone' && String(weeksNamedInPage[0]?.name), <Disclaimer />)
  }
}

/** Hydrates the server's page in short steps, so that taps are handled in between (docs/decisions/0021). */
async function start() {
  await yieldToPage()
  const router = await startRouter()
  await yieldToPage()
  // React splits the work of a transition into pieces as well.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}

void start()
