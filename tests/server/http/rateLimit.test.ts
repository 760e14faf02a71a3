import { describe, expect, it } from 'vitest'
import { clientAddress } from '#server/http/clientAddress.ts'
import { makeRateLimit } from '#server/http/rateLimit.ts'
import { isSameOrigin } from '#server/http/refusals.ts'

describe('a limit per client', () => {
  const at = { time: 0 }
  const limited = (maxKeys = 100) => {
    at.time = 0
    return makeRateLimit({ limit: 2, window: 60_000, maxKeys }, () => at.time)
  }

  it('allows a number of requests in a window, then says how long to wait', () => {
    const { take } = limited()
    expect([take('a'), take('a')]).toEqual([0, 0])
    at.time = 15_000
    expect(take('a')).toBe(45)
    expect(take('b')).toBe(0)
    at.time = 60_000
    expect(take('a')).toBe(0)
  })

  it('does not hold a refused one against the client', () => {
    const { take } = limited()
    take('a')
    take('a')
    for (at.time = 1_000; at.time < 60_000; at.time += 1_000) take('a')
    at.time = 60_001
    expect(take('a')).toBe(0)
  })

  it('remembers a bounded number of clients, those of late', () => {
    const { take } = limited(2)
    take('a')
    take('a')
    take('b')
    expect(take('a')).toBeGreaterThan(0)
    take('c')
    expect(take('a')).toBeGreaterThan(0)
    take('d')
    take('e')
    expect(take('a')).toBe(0)
  })
})

describe('the address of a client', () => {
  it('is the socket, whatever a header says, unless our own proxy is in front', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', '198.51.100.1', 1)).toBe('198.51.100.1')
  })

  it('is what our own proxies saw, not what the client wrote before', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1', 1)).toBe('198.51.100.1')
    expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
  })

  it('is the socket where the header is missing or makes no sense', () => {
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1')
    expect(clientAddress(undefined, undefined, 0)).toBe('')
  })

  it('is a household, of which IPv6 gives each many addresses', () => {
    expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe('2001:db8:1:2')
    expect(clientAddress('2001:db8::6', undefined, 0)).toBe(clientAddress('2001:0DB8:0:0:ffff::1', undefined, 0))
    expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9')
  })
})

describe('whether a form is ours', () => {
  const from = (headers: Record<string, string>) =>
    isSameOrigin(new Request('http://10.0.0.5:3000/reportar', { headers }), 'https://yapa.example')

  it('goes by what the browser says', () => {
    expect(from({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(from({ 'sec-fetch-site': 'cross-site', origin: 'https://yapa.example' })).toBe(false)
    expect(from({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(from({ origin: 'https://yapa.example' })).toBe(true)
    expect(from({ origin: 'http://10.0.0.5:3000' })).toBe(true)
    expect(from({ origin: 'https://evil.example' })).toBe(false)
    expect(from({ origin: 'null' })).toBe(false)
    expect(from({})).toBe(true)
  })
})
