import { useMemo } from 'react'
import type { Week } from '#domain/choice/week.ts'
import { buildCompareData } from './compareData.ts'
import { WeekMap } from './WeekMap.tsx'

/** Shows the table of chains and days inside another page. @param monto The amount in pesos. */
export function MapOfWeek({ week, monto }: { week: Week; monto: number | undefined }) {
  const data = useMemo(() => buildCompareData(week, monto), [week, monto])
  return <WeekMap data={data} search={monto === undefined ? {} : { monto }} />
}
