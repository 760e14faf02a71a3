import { useHydrated } from '@tanstack/react-router'
import { lazyPart, OptionalPart } from '#ui/OptionalPart.tsx'
import type { RecordUse } from './RecordUse.tsx'

const recordUse = lazyPart(async () => (await import('./RecordUse.tsx')).RecordUse)

/** Lets the shopper record the use of a promotion. It loads after hydration. */
export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useHydrated() && <OptionalPart part={recordUse} with={about} />
}
