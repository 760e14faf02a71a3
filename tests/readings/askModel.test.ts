import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { chainWordsOf } from '#chains/readCard.ts'
import { type ModelSettings, makeModel } from '#readings/askModel.ts'
import { checkAnswer } from '#readings/claims.ts'
import { makeSecondReader } from '#readings/secondReader.ts'
import { aCardInWords, anAnswer } from './aCard.ts'

const question = { rules: 'r', card: 'c', schema: { type: 'object' } }
const said = (content: string) =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage: { prompt_tokens: 60, completion_tokens: 40 } })
const isAsked: { headers: Record<string, unknown>; body: string }[] = []
afterEach(() => {
  isAsked.length = 0
})

/** A server of this machine in a model's place. @returns Settings that lead to it. */
async function aServer(answer: (response: ServerResponse) => void): Promise<ModelSettings> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      isAsked.push({ headers: request.headers, body })
      answer(response.setHeader('content-type', 'application/json'))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, name: 'local', key: 'clave-secreta', calls: 10, tokens: 1_000_000, seconds: 20 }
}

const ask = (settings: ModelSettings, signal = AbortSignal.timeout(5_000)) => makeModel(settings)(question, signal)

it('asks with the form of the answer and the key, and counts tokens', async () => {
  const settings = await aServer((response) => response.end(said('{"promotions":[]}')))
  expect(await ask(settings)).toEqual({ answer: { promotions: [] }, tokens: 100 })
  expect(isAsked[0]?.headers.authorization).toBe('Bearer clave-secreta')
  expect(JSON.parse(isAsked[0]?.body ?? '')).toMatchObject({
    model: 'local',
    messages: [{ role: 'system', content: 'r' }, { role: 'user' }],
    response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } },
  })
})

it('takes JSON out of a block of Markdown', async () => {
  const settings = await aServer((response) => response.end(said('```json\n{"promotions":[]}\n```')))
  expect(await ask(settings)).toMatchObject({ answer: { promotions: [] } })
})

it.each<[string, string, (response: ServerResponse) => void]>([
  ['words in another language', 'unreadable', (response) => response.end(said('Sure! Here is what the card says.'))],
  [
    'an answer nested without end',
    'unreadable',
    (response) => response.end(said(`{"promotions":${'['.repeat(60_000)}${']'.repeat(60_000)}}`)),
  ],
  ['no list of promotions', 'unreadable', (response) => response.end(said('{"error":"Sorry"}'))],
  ['half an answer', 'unreadable', (response) => response.end(said('{"promotions":[{"disc'))],
  ['an endless answer', 'huge', (response) => response.end(said('x'.repeat(400_000)))],
  ['an error of the server', 'refused', (response) => response.writeHead(500).end('{"error":{"message":"no"}}')],
  ['no body', 'refused', (response) => response.end()],
  ['HTML', 'refused', (response) => response.end('<html></html>')],
  ['a redirect, which could take the key elsewhere', 'refused', (response) => response.writeHead(302, { location: '/other' }).end()],
])('%s is dropped as %s', async (_, dropped, answer) => {
  expect(await ask(await aServer(answer))).toMatchObject({ dropped })
  expect(isAsked).toHaveLength(1)
})

it('a silent server is dropped as late', async () => {
  const settings = await aServer(() => {})
  expect(await ask(settings, AbortSignal.timeout(100))).toMatchObject({ dropped: 'late' })
})

it.each([
  ['calls', { calls: 3 }, 3],
  // Each answer costs 100, and four are open at a time.
  ['tokens', { tokens: 100 }, 4],
])('a run ends at its %s', async (_, limits, most) => {
  const settings = await aServer((response) => response.end(said('{"promotions":[]}')))
  const reader = makeSecondReader({ ...settings, ...limits }, chainWordsOf)
  const cards = Array.from({ length: 12 }, () => aCardInWords())
  expect((await reader.ask(cards)).asked).toBeLessThanOrEqual(most)
  // The next source of the run gets nothing more.
  expect(await reader.ask(cards)).toMatchObject({ asked: 0, answers: [] })
})

it('a run ends with its time', async () => {
  const settings = await aServer(() => {})
  const reader = makeSecondReader({ ...settings, seconds: 1 }, chainWordsOf)
  expect(await reader.ask([aCardInWords(), aCardInWords()])).toMatchObject({ answers: [], dropped: { late: 1 } })
})

it('a server that refuses everything is asked twice in a run, and one that refuses at times goes on', async () => {
  const cards = Array.from({ length: 12 }, () => aCardInWords())
  const refusing = makeSecondReader(await aServer((response) => response.writeHead(401).end('{}')), chainWordsOf)
  expect(await refusing.ask(cards)).toEqual({ answers: [], asked: 2, dropped: { refused: 2 } })
  expect(await refusing.ask(cards)).toMatchObject({ asked: 0 })
  let count = 0
  const moody = await aServer((response) => (count++ === 0 ? response.writeHead(503).end('{}') : response.end(said('{"promotions":[]}'))))
  expect(await makeSecondReader(moody, chainWordsOf).ask(cards.slice(0, 6))).toMatchObject({ asked: 6, dropped: { refused: 1 } })
})

it('of an answer what passes the check is kept, and no more than 64 promotions of a card', async () => {
  const claim = anAnswer()
  const hostile = { ...anAnswer({}, { who: 'not on the card', more: 'x' }), note: 'x'.repeat(50_000) }
  const promotions = [hostile, { discount: { type: 'porcentaje', value: 99 } }, 'words', ...Array.from({ length: 100 }, () => claim)]
  const settings = await aServer((response) => response.end(said(JSON.stringify({ promotions, extra: 'x' }))))
  const card = aCardInWords()
  const [kept] = (await makeSecondReader(settings, chainWordsOf).ask([card])).answers
  const answer = kept?.answer as { promotions: object[] }
  expect(JSON.stringify(answer)).not.toMatch(/xxxx|not on the card|extra|99/)
  // Two of the first 64 say nothing that the card says.
  expect(answer.promotions).toHaveLength(62)
  const words = chainWordsOf(card.chain)
  expect(checkAnswer(answer, card, words)).toEqual(checkAnswer({ promotions: [claim, ...promotions.slice(1)] }, card, words))
})
