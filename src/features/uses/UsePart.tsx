import { useHydrated } from '@tanstack/react-router'
import { lazyPart } from '#ui/lazyPart.tsx'

const RecordUse = lazyPart(async () => (await import('./RecordUse.tsx')).RecordUse)

export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useHydrated() && <RecordUse {...about} />
}
