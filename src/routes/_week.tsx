import { createFileRoute, Outlet } from '@tanstack/react-router'
import { KeepFresh } from '#features/failure/KeepFresh.tsx'
import { NothingPublishedView } from '#features/failure/NotFoundView.tsx'
import { useRequestedPage } from '#features/failure/useOffline.ts'
import { readHome } from '#features/promotions/home.functions.ts'
import { isReadDue, KEPT_FOR_AN_HOUR, readOrKeep } from '#ui/reads.ts'

const callServer = async (address: string) => (await import('#features/failure/calls.ts')).callClient.checkedFetch(address)

export const Route = createFileRoute('/_week')({
  // The most visited pages: a file of its own would cost 5 kB more, and could fail to load.
  codeSplitGroupings: [],
  loader: () =>
    readOrKeep(
      'week',
      () => readHome(callServer),
      (home) => home?.untilTomorrow ?? 0,
    ),
  shouldReload: () => isReadDue('week'),
  ...KEPT_FOR_AN_HOUR,
  component: WeekPages,
})

function WeekPages() {
  const read = Route.useLoaderData()
  useRequestedPage()
  return (
    <>
      {/* Only for an explicit null; a failed read is an error. */}
      {read.data === null ? <NothingPublishedView /> : <Outlet />}
      <KeepFresh read={read} />
    </>
  )
}
