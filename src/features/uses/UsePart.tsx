import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'
import { useSigned } from '#ui/useSigned.ts'
import type { RecordUse } from './RecordUse.tsx'

const recordUse = partOf(async () => (await import('./RecordUse.tsx')).RecordUse)

/** Where one says that a promotion was used: loaded once the shopper does anything at all. Pages do without it where it cannot be had. */
export function UsePart(about: Parameters<typeof RecordUse>[0]) {
  return useSigned() && <OptionalPart part={recordUse} with={about} fallback={() => null} />
}
