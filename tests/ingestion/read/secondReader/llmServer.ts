import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { readSecondReaderConfig, type SecondReaderConfig, type SecondReaderLimits } from '#ingestion/read/secondReader/config.ts'

/** A question as it arrived. */
export type Question = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown>; card: string }

/** What the server makes of a question: the words of a completion, or it has its own way with the connection. */
export type Behaviour = (question: Question) => string | object | ((response: ServerResponse) => void)

export type LlmServer = { url: string; questions: Question[] }

/** Starts servers on the loopback interface that speak the protocol of chat completions; they end with the test. */
export function llmServers(): { start(behaviour: Behaviour): Promise<LlmServer> } {
  const started: Server[] = []
  afterEach(() => {
    for (const server of started.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })
  return {
    async start(behaviour) {
      const questions: Question[] = []
      const server = createServer(async (request, response) => {
        const pieces: Buffer[] = []
        for await (const piece of request) pieces.push(piece)
        const body = JSON.parse(Buffer.concat(pieces).toString())
        const question = { path: request.url ?? '', headers: request.headers, body, card: body.messages.at(-1).content }
        questions.push(question)
        const answer = behaviour(question)
        if (typeof answer === 'function') answer(response)
        else completion(response, typeof answer === 'string' ? answer : JSON.stringify(answer))
      })
      started.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, questions }
    },
  }
}

function completion(response: ServerResponse, content: string): void {
  const body = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

export const status =
  (code: number, body = '{}') =>
  (response: ServerResponse) =>
    void response.writeHead(code).end(body)

export function configFor(url: string, limits: Partial<SecondReaderLimits> = {}): SecondReaderConfig {
  const config = readSecondReaderConfig({ YAPA_LLM_URL: url, YAPA_LLM_MODEL: 'test-model', YAPA_LLM_KEY: 'sk-secret' })
  if (config === null) throw new Error('no configuration')
  return { ...config, limits: { ...config.limits, ...limits } }
}
