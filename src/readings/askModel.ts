import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { z } from 'zod'
import type { ModelQuestion } from './question.ts'

/** OpenAI-compatible, with the bounds of a run: calls, tokens, seconds. The key goes to that address alone and into no message. */
export type ModelSettings = { url: string; name: string; key: string | null; calls: number; tokens: number; seconds: number }

/** Of one call: milliseconds, bytes of the answer, and its length in tokens. */
const CALL = { time: 120_000, bytes: 256 * 1024, tokens: 8_000 }

/** `refused`: an error of the server; `unreadable`: no JSON. */
export type DropReason = 'late' | 'huge' | 'refused' | 'unreadable'
export type ModelAnswer = { answer: unknown; tokens: number } | { dropped: DropReason; tokens: number }

/** Never throws: a bad answer is dropped with its reason. */
export function makeModel({ url, name, key }: ModelSettings): (question: ModelQuestion, signal: AbortSignal) => Promise<ModelAnswer> {
  const provider = createOpenAICompatible({
    ...{ name: 'model', baseURL: url, supportsStructuredOutputs: true, fetch: boundedFetch },
    ...(key !== null && { apiKey: key }),
  })
  const model = provider.chatModel(name)
  return async ({ rules, card, schema }, signal) => {
    const late = AbortSignal.timeout(CALL.time)
    try {
      const { content, usage } = await model.doGenerate({
        prompt: [
          { role: 'system', content: rules },
          { role: 'user', content: [{ type: 'text', text: card }] },
        ],
        responseFormat: { type: 'json', name: 'card', schema },
        maxOutputTokens: CALL.tokens,
        abortSignal: AbortSignal.any([signal, late]),
      })
      const tokens = (usage.inputTokens.total ?? 0) + (usage.outputTokens.total ?? 0)
      const text = content.flatMap((part) => (part.type === 'text' ? part.text : '')).join('')
      const answer = jsonIn(text)
      return answer === undefined ? { dropped: 'unreadable', tokens } : { answer, tokens }
    } catch (error) {
      if (late.aborted || signal.aborted) return { dropped: 'late', tokens: 0 }
      return { dropped: wasHuge(error) ? 'huge' : 'refused', tokens: 0 }
    }
  }
}

/** What is no list of promotions is no answer; what stands in it is checked when it is merged. */
const answerSchema = z.looseObject({ promotions: z.array(z.unknown()) })

/** Some servers wrap JSON in a block of Markdown. */
function jsonIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, ''))
    // What is nested too deep cannot be written again, and is stored nowhere.
    JSON.stringify(answer)
    return answerSchema.safeParse(answer).data
  } catch {
    return undefined
  }
}

class TooLarge extends Error {}

function wasHuge(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (at instanceof TooLarge) return true
  return false
}

/** At most so many bytes, and no redirect, which could take the key elsewhere. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > CALL.bytes) throw new TooLarge()
    chunks.push(chunk)
  }
  const { status, statusText, headers } = response
  return new Response(Buffer.concat(chunks), { status, statusText, headers: { 'content-type': headers.get('content-type') ?? '' } })
}
