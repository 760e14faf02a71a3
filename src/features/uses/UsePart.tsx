import { useHydrated } from '@tanstack/react-router'
import { lazyPart, OptionalPart } from '#ui/OptionalPart.tsx'
import type { RecordUse } from './RecordUse.tsx'

const recordUse = lazyPart(async () => (await import('./RecordUse.tsx')).RecordUse)

/** Where one says that a promotion was used: loaded once the page has come to life. Pages do without it where it cannot be had. */
export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useHydrated() && <OptionalPart part={recordUse} with={about} fallback={() => null} />
}
