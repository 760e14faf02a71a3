import { useHydrated } from '@tanstack/react-router'
import { lazyPart } from '#ui/lazyPart.tsx'

const RecordUse = lazyPart(async () => (await import('./RecordUse.tsx')).RecordUse)

/** Lets the shopper record the use of a promotion. It loads after hydration. */
export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useHydrated() && <RecordUse {...about} />
}
