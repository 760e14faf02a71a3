import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Names the sender of a request for the limits: an IPv4 address, or the first half of an IPv6 one, which is what one household has. Anyone
 * can write entries of `X-Forwarded-For`, and only the last ones are our proxies': as many entries are trusted, from the right, as there are
 * own proxies.
 * @param proxies How many of our own proxies every request passes (`YAPA_TRUST_PROXY`).
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  const forwarded = proxies === 0 ? [] : (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const hops = [...forwarded.filter(Boolean), socketAddress ?? '']
  const claimed = hops[Math.max(0, hops.length - 1 - proxies)] ?? ''
  return networkOf(isIP(claimed) > 0 ? claimed : (socketAddress ?? ''))
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::', 2)
  const groups = head.split(':').filter(Boolean)
  const ending = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Array.from({ length: 8 - groups.length - ending.length }, () => '0') : []
  return [...groups, ...zeros, ...ending]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Headers that proxies add: a request with one of these does not come from this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

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
