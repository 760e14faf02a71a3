import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Pieces } from '#domain/choice/pieces.ts'
import { namedInPage } from '#features/promotions/sharedWeek.ts'
import { inPieces, nextTask } from '#features/shell/inPieces.ts'
import { reloadOnce } from '#features/shell/reloads.ts'
import type { LoadedSite } from '#features/shell/site.functions.ts'
import { untilAnotherTry } from '#features/shell/untilAnotherTry.tsx'
import { pageWeekArrives } from './routes/-pageWeek.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the first drawing of the page takes for granted, to be computed in pieces before it. @param wallet The cookie that it was drawn for. */
    prepare?: (loaded: never, search: never, wallet: string) => Pieces<void>
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
    await nextTask()
    // What fails here fails again in the page, which has a view for it.
    if (staticData.prepare)
      await inPieces(staticData.prepare(loaderData as never, search as never, site?.wallet ?? '')).catch(() => undefined)
  }
  return router
}

/** Without its data a page stays as it came, with links and forms that work. Where the server has other data by now, it has another page as well. */
async function untilWeekArrives(): Promise<void> {
  for (;;) {
    const outcome = await pageWeekArrives()
    if (outcome === 'arrived') return
    if (outcome === 'gone' && reloadOnce(namedInPage.map(({ name }) => name).join())) await new Promise(() => {})
    await untilAnotherTry()
    // A cache may still have sent the old page.
    if (outcome === 'gone') location.reload()
  }
}

/** The page that the server has drawn comes to life step by step: each step is short, so that a finger is answered in between (docs/decisions/0021). */
async function start() {
  await nextTask()
  const router = await startRouter()
  await nextTask()
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
