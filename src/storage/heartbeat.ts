import type { Db, Instant } from './tables.ts'

/** The schedule's sign of life: a row of its own beside the lock, written at every look. */
const NAME = 'schedule'

export async function keepHeartbeat(db: Db, now: Instant): Promise<void> {
  await db
    .insertInto('locks')
    .values({ name: NAME, taken_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken_at: now }))
    .execute()
}

/** When the schedule of any process last looked; null: never. */
export async function lastHeartbeat(db: Db): Promise<Instant | null> {
  const row = await db.selectFrom('locks').select('taken_at').where('name', '=', NAME).executeTakeFirst()
  return row?.taken_at ?? null
}
