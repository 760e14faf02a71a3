import { connect, createServer, type Socket } from 'node:net'

/** A connection to a database that can freeze: nothing is refused or closed, nothing comes through either. */
export type FreezingProxy = { url: string; freeze(): void; thaw(): void; close(): Promise<void> }

/** @param url Of a PostgreSQL server on this machine. */
export async function freezingProxy(url: string): Promise<FreezingProxy> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.once('close', () => sockets.delete(from))
      if (isFrozen) from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const proxied = new URL(url)
  proxied.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: proxied.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
      // What was under way is lost, as after a real freeze that took too long; new connections work.
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
