import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }
type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** A request to this machine as it goes over the wire: nothing is decoded or followed. */
export async function askAt(port: number, path: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
}
