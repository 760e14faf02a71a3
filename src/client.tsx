import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PausableWork } from '#domain/choice/pieces.ts'
import { Disclaimer } from '#features/disclaimer/Disclaimer.tsx'
import { weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { runWithPauses, yieldToPage } from '#features/shell/inPieces.ts'
import type { LoadedSite } from '#features/shell/site.functions.ts'
import { pageWeekArrives } from './routes/-pageWeek.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the first drawing of the page takes for granted, to be computed in pieces before it. @param wallet The cookie that it was drawn for. */
    prepare?: (loaded: never, search: never, wallet: string) => PausableWork<void>
  }
}

/** The router with the page's data, and what its pages prepared of them. */
async function startRouter() {
  const router = await hydrateStart()
  // They have come after the first paint (`scriptsAfterPaint.ts`). The router would ask again, and in a way in which what fails fails for good.
  for (const route of Object.values(router.ssr?.manifest?.routes ?? {})) delete route.preloads
  await untilWeekArrives()
  const site = router.state.matches[0]?.loaderData as LoadedSite | undefined
  for (const { staticData, loaderData, search } of router.state.matches) {
    await yieldToPage()
    // What fails here fails again in the page, which has a view for it.
    if (staticData.prepare)
      await runWithPauses(staticData.prepare(loaderData as never, search as never, site?.wallet ?? '')).catch(() => undefined)
  }
  return router
}

/** Without its data a page stays as it came, with links and forms that work; only the greeting is added. */
async function untilWeekArrives(): Promise<void> {
  for (let outcome = await pageWeekArrives(); outcome !== 'arrived'; outcome = await pageWeekArrives()) {
    const { waitForRetry } = await import('#features/shell/untilAnotherTry.tsx')
    await waitForRetry(outcome === 'gone' && String(weeksNamedInPage[0]?.name), <Disclaimer />)
  }
}

/** The page that the server has drawn comes to life step by step: each step is short, so that a finger is answered in between (docs/decisions/0021). */
async function start() {
  await yieldToPage()
  const router = await startRouter()
  await yieldToPage()
  // In a transition, which React does in pieces as well.
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
