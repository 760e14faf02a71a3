import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { threadId } from 'node:worker_threads'
import type { Clock } from '#domain/calendar/clock.ts'
import type { ChainSlug } from '#domain/catalogue/chain.ts'
import { leases, releaseLease, renewLease, takeLease } from '#storage/leases.ts'
import type { Db, Instant } from '#storage/tables.ts'

/** The leases of one run. Each source is read by one run at a time, also across processes and machines on one database. */
export type RunLeases = {
  has(source: ChainSlug): boolean
  /** Inside the transaction that publishes: whether the run still holds the lease. A run that lost it publishes nothing. */
  confirm(transaction: Db, source: ChainSlug): Promise<boolean>
  /** Never throws: a lease that cannot be released expires. */
  release(): Promise<void>
}

/** Milliseconds. Reading a source takes much less, and a run that is still going renews its leases. */
const LEASE = 180_000
const RENEWAL = 45_000

/** Running runs of this process. A lease of this process that belongs to no such run is left over from one that ended. */
const underWay = new Set<string>()
const OWN = `${hostname()}:${process.pid}:${threadId}:`

/** Takes the leases that are free; a source that another run is reading is left out. @throws Whatever storage throws. */
export async function takeLeases(db: Db, sources: readonly ChainSlug[], clock: Clock): Promise<RunLeases> {
  const at = (offset: number) => new Date(clock.now().getTime() + offset).toISOString()
  const inFuture = () => at(LEASE)
  const holder = `${OWN}${randomUUID()}`
  underWay.add(holder)
  const held = new Set<ChainSlug>()
  const timer = setInterval(() => void renew(db, holder, held, inFuture()), RENEWAL)
  timer.unref()
  const own: RunLeases = {
    has: (source) => held.has(source),
    confirm: (transaction, source) => renewLease(transaction, { chain: source, holder }, inFuture()),
    async release() {
      clearInterval(timer)
      underWay.delete(holder)
      for (const chain of held) await releaseLease(db, { chain, holder }, at(0)).catch(() => {})
    },
  }
  try {
    const holders = new Map((await leases(db)).map((lease) => [lease.chain, lease.holder]))
    for (const chain of sources) {
      const known = holders.get(chain)
      const free = known !== undefined && isDead(known) ? known : null
      if (await takeLease(db, { chain, holder, free }, { now: at(0), until: inFuture() })) held.add(chain)
    }
    return own
  } catch (error) {
    await own.release()
    throw error
  }
}

async function renew(db: Db, holder: string, held: ReadonlySet<ChainSlug>, until: Instant): Promise<void> {
  for (const chain of held) await renewLease(db, { chain, holder }, until).catch(() => {})
}

/** Only processes of this machine can be checked. */
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
