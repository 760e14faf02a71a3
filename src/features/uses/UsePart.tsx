import { useHydrated } from '@tanstack/react-router'
import { lazyPart, OptionalPart } from '#ui/OptionalPart.tsx'
import type { RecordUse } from './RecordUse.tsx'

const recordUse = lazyPart(async () => (await import('./RecordUse.tsx')).RecordUse)

/** Lets the shopper record the use of a promotion. It loads after hydration, and renders nothing when loading fails. */
export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useHydrated() && <OptionalPart part={recordUse} with={about} fallback={() => null} />
}
