import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { boundConnections } from '#server/http/boundedConnections.ts'

let server: Server
let sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.close()
})

async function serve(answer: RequestListener, limits?: { inWork: number; waiting: number }): Promise<void> {
  server = createServer(answer)
  boundConnections(server, limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
}

/** Sends this many requests in one packet. @returns What was answered so far, and whether the connection is still open. */
function sendAhead(count: number, path = '/'): { paths(): string[]; isOpen(): boolean } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(Array.from({ length: count }, (_, at) => `GET ${path}${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  return { paths: () => [...text.matchAll(/<(.*?)>/g)].map(([, one]) => one as string), isOpen: () => !socket.destroyed }
}

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`)

describe('a connection that sends many requests ahead', () => {
  test('has a few of them in work, holds up no other, and gets all its answers in their order', async () => {
    const begun: string[] = []
    const { promise: goes, resolve: go } = Promise.withResolvers<void>()
    await serve(async ({ url = '' }, res) => {
      begun.push(url)
      if (!url.startsWith('/other')) await goes
      res.end(`<${url}>`)
    })
    const many = sendAhead(2_500)
    await expect.poll(() => begun.length).toBeGreaterThan(0)
    const other = sendAhead(1, '/other')
    await expect.poll(other.paths).toEqual(['/other0'])
    expect(begun.length).toBeLessThan(10)
    go()
    await expect.poll(() => many.paths().length, { timeout: 10_000 }).toBe(2_500)
    expect(many.paths()).toEqual(paths(2_500))
  })

  test('leaves others their turn where its answers wait for nothing', async () => {
    let [asked, askedBefore] = [0, 0]
    await serve(({ url = '' }, res) => {
      if (url.startsWith('/other')) askedBefore = asked
      else asked++
      res.end(`<${url}>`)
    })
    const many = sendAhead(2_000)
    const other = sendAhead(1, '/other')
    await expect.poll(other.paths).toEqual(['/other0'])
    await expect.poll(() => many.paths().length, { timeout: 10_000 }).toBe(2_000)
    expect(askedBefore).toBeLessThan(2_000)
  })

  test('is cut when more wait than fit, and leaves the room to others', async () => {
    const begun: string[] = []
    const answer: RequestListener = ({ url = '' }, res) => {
      begun.push(url)
      if (url.startsWith('/other')) res.end(`<${url}>`)
    }
    await serve(answer, { inWork: 2, waiting: 5 })
    const many = sendAhead(20)
    await expect.poll(many.isOpen).toBe(false)
    expect(begun).toEqual(['/0', '/1'])
    const other = sendAhead(7, '/other')
    await expect.poll(() => other.paths().length).toBe(7)
  })

  test('reads the body of a request that waited', async () => {
    await serve(async (req, res) => {
      let body = ''
      for await (const chunk of req) body += chunk
      res.end(`<${req.url} ${body.length}>`)
    })
    const many = sendAhead(30)
    const body = 'x'.repeat(200_000)
    sockets[0]?.write(`POST /last HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /end HTTP/1.1\r\nHost: x\r\n\r\n`)
    await expect.poll(() => many.paths().slice(-2)).toEqual(['/last 200000', '/end 0'])
  })
})
