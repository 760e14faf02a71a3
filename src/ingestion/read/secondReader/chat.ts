import { z } from 'zod'
import { boundedFetch } from '../../fetch/boundedFetch.ts'
import { LiveSourceError } from '../../fetch/liveSourceError.ts'
import type { SecondReaderConfig } from './config.ts'

export type ChatMessage = { role: 'system' | 'user'; content: string }

/** `full`: with settings for short, stable JSON. `plain`: for endpoints and models that reject those settings. */
export type ChatForm = 'full' | 'plain'

/**
 * A request without an answer. `refused`: the endpoint rejects us (key, address, quota), so asking again is useless.
 * `form`: it rejects the request's form. `passing`: a temporary failure. `stopped`: the run was asked to stop.
 */
export type ChatProblemKind = 'refused' | 'form' | 'passing' | 'stopped'

export class ChatProblem extends Error {
  override name = 'ChatProblem'
  readonly kind: ChatProblemKind

  /** @param reason Spanish, without a full stop; never contains the endpoint's words, which might repeat the key. */
  constructor(kind: ChatProblemKind, reason: string) {
    super(reason)
    this.kind = kind
  }
}

/** The needed part of a completion; servers differ in the rest. */
const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/**
 * Requests one completion. @param patience Milliseconds, at most those of the limits. @returns The text of the answer.
 * @throws ChatProblem
 */
export async function requestCompletion(
  config: SecondReaderConfig,
  messages: readonly ChatMessage[],
  { form, patience, signal }: { form: ChatForm; patience: number; signal?: AbortSignal | undefined },
): Promise<string> {
  const { endpoint, key, limits } = config
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
  if (key !== null) headers.authorization = `Bearer ${key}`
  const request = { method: 'POST' as const, headers, body: JSON.stringify(bodyOf(config, messages, form)) }
  const answer = Math.min(limits.call.answer, patience)
  const total = Math.min(limits.call.total, patience)
  const bounds = { ...limits.call, answer, total }
  const { status, body } = await boundedFetch({ url: endpoint, name: endpoint.host }, request, bounds, signal).catch(rethrow)
  if (status !== 200) throw new ChatProblem(KINDS_BY_STATUS.get(status) ?? 'passing', `${endpoint.host} contestó ${status}`)
  const completion = completionSchema.safeParse(jsonOf(body))
  const content = completion.data?.choices[0]?.message.content
  if (content === undefined) throw new ChatProblem('passing', `la respuesta de ${endpoint.host} no tiene la forma de una conversación`)
  return content
}

const KINDS_BY_STATUS = new Map<number, ChatProblemKind>([
  [400, 'form'],
  [422, 'form'],
  // Out of quota or too fast: either way this run stops asking.
  ...[401, 402, 403, 404, 405, 410, 429].map((status): [number, ChatProblemKind] => [status, 'refused']),
])

function bodyOf({ model, limits }: SecondReaderConfig, messages: readonly ChatMessage[], form: ChatForm): Record<string, unknown> {
  if (form === 'plain') return { model, messages, max_completion_tokens: limits.answerTokens }
  return { model, messages, temperature: 0, max_tokens: limits.answerTokens, response_format: { type: 'json_object' } }
}

function rethrow(error: unknown): never {
  if (error instanceof LiveSourceError) throw new ChatProblem(error.kind === 'stopped' ? 'stopped' : 'passing', error.reason)
  throw error
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
