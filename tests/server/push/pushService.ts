import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Browser = { endpoint: string; p256dh: string; auth: string }
/** A message that arrived, as the browser reads it. */
type Arrived = {
  path: string
  topic: string
  ttl: string
  authorization: string
  message: { id: string; title: string; body: string; url: string }
}

/** A push service on this machine: it makes browsers, decrypts what arrives for them (RFC 8291), and answers as it is told. */
export async function pushService() {
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const arrived: Arrived[] = []
  let answer: (path: string) => { status: number; retryAfter?: string } = () => ({ status: 201 })
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const { status, retryAfter } = answer(path)
    const body = await bodyOf(request)
    const own = keys.get(path)
    if (status < 300 && own) {
      const { topic = '', ttl = '', authorization = '' } = request.headers as Record<string, string>
      arrived.push({ path, topic, ttl, authorization, message: JSON.parse(decrypt(body, own).toString()) })
    }
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrived,
    answerWith(next: typeof answer) {
      answer = next
    },
    browser(name: string): Browser {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      keys.set(`/${name}`, { ecdh, auth })
      return { endpoint: `${origin}/${name}`, p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
  const sealed = body.subarray(21 + length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
