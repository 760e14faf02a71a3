import { sql } from 'kysely'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import type { Db, DeviceRow, Instant } from './tables.ts'

/** The keys with which this site signs its messages, in base64url. */
type PushKeys = { publicKey: string; privateKey: string }

/** Returns the site's keys, which are made at the first start and stay: browsers take messages of no others. */
export async function loadPushKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  const known = async () => await db.selectFrom('push_state').select(['public_key', 'private_key']).executeTakeFirst()
  const found = await known()
  if (found === undefined) {
    const { publicKey, privateKey } = make()
    await db
      .insertInto('push_state')
      .values({ name: STATE, public_key: publicKey, private_key: privateKey, holder: '', expires_at: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const row = found ?? (await known())
  return { publicKey: row?.public_key ?? '', privateKey: row?.private_key ?? '' }
}

const STATE = 'push'

/** Takes or renews the right to send, across all processes on a database; one that died loses it at `expires_at`. */
export async function takeSendingLease(db: Db, holder: string, { now, until }: { now: Instant; until: Instant }): Promise<boolean> {
  const row = await db
    .updateTable('push_state')
    .set({ holder, expires_at: until })
    .where('name', '=', STATE)
    .where(({ eb, or }) => or([eb('holder', '=', holder), eb('expires_at', '<=', now)]))
    .returning('holder')
    .executeTakeFirst()
  return row !== undefined
}

export async function releaseSendingLease(db: Db, holder: string): Promise<void> {
  await db.updateTable('push_state').set({ holder: '', expires_at: '' }).where('holder', '=', holder).execute()
}

/** Adds a device or writes what it wishes now; when it was told last stays. */
export async function saveDevice(db: Db, device: Omit<DeviceRow, 'done_on' | 'sent_at' | 'failures' | 'asked'>): Promise<void> {
  const { endpoint, created_at: _, ...wished } = device
  await db
    .insertInto('devices')
    .values({ ...device, done_on: '', sent_at: null, failures: 0, asked: 0 })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...wished, failures: 0, asked: 0 }))
    .execute()
}

/** Notes that a device has visited the page, with what is kept there now. @returns false when it is not known. */
export async function noteDeviceVisit(db: Db, endpoint: string, seen: Pick<DeviceRow, 'people' | 'wishes' | 'seen_on'>): Promise<boolean> {
  const row = await db
    .updateTable('devices')
    .set({ ...seen, asked: 0 })
    .where('endpoint', '=', endpoint)
    .returning('endpoint')
    .executeTakeFirst()
  return row !== undefined
}

export async function dropDevice(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('devices').where('endpoint', '=', endpoint).execute()
}

export async function isDeviceKnown(db: Db, endpoint: string): Promise<boolean> {
  return (await db.selectFrom('devices').select('endpoint').where('endpoint', '=', endpoint).executeTakeFirst()) !== undefined
}

export async function countDevices(db: Db): Promise<number> {
  const row = await db.selectFrom('devices').select(sql<number>`count(*)`.as('count')).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Lists devices of an hour that were not looked at on a day yet, in the order of their addresses. @param after The last one of the page before. */
export async function loadDevicesToTell(
  db: Db,
  { hour, date, after, most }: { hour: DeviceRow['hour']; date: CivilDate; after: string; most: number },
): Promise<DeviceRow[]> {
  return await db
    .selectFrom('devices')
    .selectAll()
    .where('hour', '=', hour)
    .where('done_on', '<', date)
    .where('endpoint', '>', after)
    .orderBy('endpoint')
    .limit(most)
    .execute()
}

/** Notes that devices were looked at. */
export async function markDevices(
  db: Db,
  endpoints: readonly string[],
  mark: Partial<Pick<DeviceRow, 'done_on' | 'sent_at' | 'failures' | 'asked'>>,
): Promise<void> {
  if (endpoints.length > 0) await db.updateTable('devices').set(mark).where('endpoint', 'in', endpoints).execute()
}
