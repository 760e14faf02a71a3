import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { beginSpan, openTraces } from '#server/traces.ts'

const request = { method: 'GET', path: '/promocion/a', kind: 'page', requestId: 'abc-123456' } as const

test('a request is a span of the trace that a proxy named, sent to the collector without anything personal', async () => {
  const bodies: string[] = []
  const collector = createServer((asked, response) => {
    let body = `${asked.method} ${asked.url} `
    asked.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    asked.once('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  expect(beginSpan(request, {})).toBeNull()
  const close = await openTraces({ endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`, share: 1 })

  const trace = '0af7651916cd43dd8448eb211c80319c'
  const traced = beginSpan(request, { traceparent: `00-${trace}-b7ad6b7169203331-01`, cookie: 'yapa_wallet=secret' })
  expect(traced?.traceId).toBe(trace)
  const own = beginSpan(request, {})
  expect(own?.traceId).toMatch(/^(?!0af765)[0-9a-f]{32}$/)
  expect(beginSpan({ ...request, kind: 'watch' }, {})).toBeNull()
  traced?.end(500)
  own?.end(200)
  await close()
  collector.close()

  expect(bodies.join('')).toMatch(/^POST \/v1\/traces /)
  const sent = JSON.parse(bodies[0]?.replace(/^\S+ \S+ /, '') ?? '{}').resourceSpans[0].scopeSpans[0].spans
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ traceId: trace, parentSpanId: 'b7ad6b7169203331', name: 'GET page', status: { code: 2 } })
  const attributes = Object.fromEntries(
    sent[0].attributes.map(({ key, value }: { key: string; value: object }) => [key, Object.values(value)[0]]),
  )
  expect(attributes).toEqual({
    'http.request.method': 'GET',
    'url.path': '/promocion/a',
    'yapa.route': 'page',
    'yapa.request_id': 'abc-123456',
    'http.response.status_code': 500,
  })
  expect(bodies.join('')).not.toContain('secret')
  expect(beginSpan(request, {})).toBeNull()
})

test('without a collector requests go on, and the end does not wait', async () => {
  const close = await openTraces({ endpoint: 'http://127.0.0.1:1', share: 1 })
  beginSpan(request, {})?.end(200)
  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(5_000)
})
