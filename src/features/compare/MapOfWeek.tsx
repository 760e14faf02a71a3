import { useMemo } from 'react'
import type { Week } from '#domain/choice/week.ts'
import { compared } from './compareData.ts'
import { WeekMap } from './WeekMap.tsx'

/** The map for a week and an amount (pesos), where it is part of another page. */
export function MapOfWeek({ week, monto }: { week: Week; monto: number | undefined }) {
  const data = useMemo(() => compared(week, monto), [week, monto])
  return <WeekMap data={data} search={monto === undefined ? {} : { monto }} />
}
