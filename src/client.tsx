// The first import: what follows may call what it adds.
import '#features/frame/olderBrowsers.ts'
import { RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Disclaimer } from '#features/disclaimer/Disclaimer.tsx'
import { keepServerPage } from '#features/failure/ServerPage.tsx'
import { weeksNamedInPage } from '#features/promotions/sharedWeek.ts'
import { waitForPageWeek, yieldToPage } from './routes/-pageWeek.ts'

/** Hydrates the server's page in steps, so that it can paint and handle taps in between. */
async function start() {
  await yieldToPage()
  const router = await hydrateStart()
  // The scripts came after the first paint (`moveScriptsAfterPaint` in `server/renderPage.ts`). The router would request them again, and a
  // failure would be final.
  for (const route of Object.values(router.ssr?.manifest?.routes ?? {})) delete route.preloads
  await untilWeekArrives()
  await yieldToPage()
  keepServerPage()
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

/** Waits for the week's data. Meanwhile the server's page works with its links and forms; only the greeting is added. */
async function untilWeekArrives(): Promise<void> {
  for (let outcome = await waitForPageWeek(); outcome !== 'arrived'; outcome = await waitForPageWeek()) {
    const { waitForRetry } = await import('#features/failure/waitForRetry.tsx')
    await waitForRetry(outcome === 'gone' && String(weeksNamedInPage[0]?.name), <Disclaimer />)
  }
}

void start()
