import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Headers that proxies add: a request with one of these does not come from this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request was made on this machine, not through a proxy. */
export function isLocal({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  return isLoopback(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
}

function isLoopback(address: string): boolean {
  const bare = address.replace(/^::ffff:/i, '')
  return bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}
