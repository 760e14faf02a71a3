import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { threadId } from 'node:worker_threads'
import type { Clock } from '#domain/calendar/clock.ts'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { listLeases, releaseLease, renewLease, takeLease } from '#storage/leases.ts'
import type { Db, Instant } from '#storage/tables.ts'

/** The leases of one run. One run at a time reads a source, also across processes and machines on one database. */
export type RunLeases = {
  has(source: SourceSlug): boolean
  /** Checks inside the publishing transaction that the run still holds the lease; otherwise it publishes nothing. */
  confirm(transaction: Db, source: SourceSlug): Promise<boolean>
  /** Never throws: a lease that cannot be released expires. */
  release(): Promise<void>
}

/** Milliseconds. Reading a source takes much less, and an active run renews its leases. */
const LEASE = 180_000
const RENEWAL = 45_000

/** Active runs of this process. A lease of this process without an active run is left over from an ended one. */
const underWay = new Set<string>()
const OWN = `${hostname()}:${process.pid}:${threadId}:`

/** Takes the free leases; sources that another run is reading are left out. @throws Whatever storage throws. */
export async function takeLeases(db: Db, sources: readonly SourceSlug[], clock: Clock): Promise<RunLeases> {
  const at = (offset: number) => new Date(clock.now().getTime() + offset).toISOString()
  const inFuture = () => at(LEASE)
  const holder = `${OWN}${randomUUID()}`
  underWay.add(holder)
  const held = new Set<SourceSlug>()
  const timer = setInterval(() => void renew(db, holder, held, inFuture()), RENEWAL)
  timer.unref()
  const own: RunLeases = {
    has: (source) => held.has(source),
    confirm: (transaction, source) => renewLease(transaction, { source, holder }, inFuture()),
    async release() {
      clearInterval(timer)
      underWay.delete(holder)
      for (const source of held) await releaseLease(db, { source, holder }, at(0)).catch(() => {})
    },
  }
  try {
    const holders = new Map((await listLeases(db)).map((lease) => [lease.source, lease.holder]))
    for (const source of sources) {
      const known = holders.get(source)
      const free = known !== undefined && isDead(known) ? known : null
      if (await takeLease(db, { source, holder, free }, { now: at(0), until: inFuture() })) held.add(source)
    }
    return own
  } catch (error) {
    await own.release()
    throw error
  }
}

async function renew(db: Db, holder: string, held: ReadonlySet<SourceSlug>, until: Instant): Promise<void> {
  for (const source of held) await renewLease(db, { source, holder }, until).catch(() => {})
}

/** Checks whether the holder's process has ended; only possible for this machine. */
function isDead(holder: string): boolean {
  if (underWay.has(holder)) return false
  if (holder.startsWith(OWN)) return true
  const [host, process_] = holder.split(':')
  return host === hostname() && !isAlive(Number(process_))
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
