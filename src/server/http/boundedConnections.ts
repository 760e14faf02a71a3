import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection the server answers at a time. Browsers and proxies send one and wait. */
const IN_WORK = 1
/** How many requests may wait on all connections together; hundreds take a megabyte or two. The server cuts a connection that brings more. */
const MAX_WAITING = 10_000

type Exchange = [req: IncomingMessage, res: ServerResponse]
type Line = { inWork: number; waiting: Exchange[] }

/**
 * Bounds what one connection can ask for at once. Node begins every request as soon as it has read it, and one packet holds thousands: the
 * server would make all their answers and keep them in memory until the first is sent. Here it reads on once no request waits.
 */
export function boundConnections(server: Server, limits = { inWork: IN_WORK, waiting: MAX_WAITING }): void {
  const lines = new WeakMap<Socket, Line>()
  let waiting = 0
  const [answer, ...others] = server.listeners('request') as ((...exchange: Exchange) => void)[]
  if (!answer || others.length > 0) throw new Error('The server has not one listener for requests.')
  server.off('request', answer)

  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket)
    if (known) return known
    const line: Line = { inWork: 0, waiting: [] }
    lines.set(socket, line)
    // Node resumes reading after every answer.
    socket.on('resume', () => line.waiting.length > 0 && socket.pause())
    socket.once('close', () => {
      waiting -= line.waiting.length
      line.waiting = []
    })
    return line
  }

  const begin = (line: Line, [req, res]: Exchange): void => {
    line.inWork++
    // The next request begins in a later turn, or a row of quick pages would keep the server from the other connections.
    res.once('close', () => setImmediate(beginNext, line, req.socket))
    answer.call(server, req, res)
  }

  const beginNext = (line: Line, socket: Socket): void => {
    line.inWork--
    const next = line.waiting.shift()
    if (!next) return
    waiting--
    begin(line, next)
    if (line.waiting.length === 0) socket.resume()
  }

  server.on('request', (req, res) => {
    const { socket } = req
    const line = lineOf(socket)
    if (line.inWork < limits.inWork) return begin(line, [req, res])
    if (socket.destroyed || waiting >= limits.waiting) return void socket.destroy()
    waiting++
    line.waiting.push([req, res])
    socket.pause()
  })
}
