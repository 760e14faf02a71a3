/**
 * The form of a week's JSON. Raise it with every change of that form (`tests/features/promotions/week.server.test.ts`
 * notices one): the service worker keeps weeks of earlier builds, and scripts must not read a form that they do not know.
 */
export const WEEK_FORMAT = 19

export const WEEK_CALL = '/_serverFn/promociones'

/** Returns the address of a week's content by its name; without one, of the week as it is now. */
export function weekCallAddress(week?: string): string {
  const payload = JSON.stringify({ data: { format: WEEK_FORMAT, week }, context: {} })
  return `${WEEK_CALL}?payload=${encodeURIComponent(payload)}&createServerFn`
}

/**
 * Reads what a call asks for: a form (this one, unless it says another), and a week's name unless it is the current one;
 * null when it cannot be understood.
 */
export function readWeekCall({ searchParams }: URL): { format: number; week: string | undefined } | null {
  try {
    const { data } = JSON.parse(searchParams.get('payload') ?? '{}') as { data?: { format?: unknown; week?: unknown } | null }
    const { format = WEEK_FORMAT, week } = data ?? {}
    return typeof format === 'number' && (week === undefined || typeof week === 'string') ? { format, week } : null
  } catch {
    return null
  }
}
