import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { loadSourceFacts } from '#chains/sources.ts'
import { PoliteClient } from '#ingestion/fetch/politeClient.ts'
import { NOW, QUICK } from '../sources/rehearsed.ts'

/** Reads Carrefour's documents from a service that has `count` of them and announces `announced`. */
async function readFrom({ count, announced, sends = 100 }: { count: number; announced: string | null; sends?: number }) {
  const documents = Array.from({ length: count }, (_, number) => ({
    id: `document-${number}`,
    title: '15% de ahorro',
    legal: 'Con débito.',
  }))
  const ranges: string[] = []
  const server = createServer(({ headers }, response) => {
    const asked = String(headers['rest-range'])
    ranges.push(asked)
    const from = Number(/=(\d+)-/.exec(asked)?.[1])
    if (announced !== null) response.setHeader('REST-Content-Range', `resources ${from}-${from + sends}/${announced}`)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(documents.slice(from, from + sends)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const source = await loadSourceFacts('carrefour')
  const way = source.ways.find(({ name }) => name === 'master-data')
  if (way === undefined) throw new Error('no such way')
  const limits = { ...QUICK, request: { ...QUICK.request, answer: 10_000, total: 20_000 }, source: { ...QUICK.source, total: 60_000 } }
  const client = new PoliteClient({ limits, hosts: { '*': `http://127.0.0.1:${(server.address() as AddressInfo).port}` } })
  const warnings: string[] = []
  try {
    const session = client.open({ hosts: source.hosts, page: 'https://www.carrefour.com.ar/' })
    const { cards } = await way.read({ session, now: NOW, warn: (message) => void warnings.push(message) })
    return { cards: cards.length, ranges, warnings }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('fewer documents than announced are read, with a warning', async () => {
  expect(await readFrom({ count: 130, announced: '254' })).toEqual({
    cards: 130,
    ranges: ['resources=0-100', 'resources=100-200', 'resources=130-230'],
    warnings: ['Master Data (BP) anuncia 254 documentos y llegaron 130.'],
  })
})

test('a service that sends fewer at once than asked for is paged by what came', async () => {
  expect(await readFrom({ count: 45, announced: '45', sends: 20 })).toEqual({
    cards: 45,
    ranges: ['resources=0-100', 'resources=20-120', 'resources=40-140'],
    warnings: [],
  })
})

test.each([null, 'muchos'])('without a number (%s) a full page is followed by another', async (announced) => {
  expect(await readFrom({ count: 140, announced })).toEqual({
    cards: 140,
    ranges: ['resources=0-100', 'resources=100-200'],
    warnings: [],
  })
})
