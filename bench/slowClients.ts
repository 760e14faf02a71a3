import { connect, type Socket } from 'node:net'

/**
 * Keeps many connections to a server open: half send their request a byte every few seconds, the others never read
 * their answer. Closed connections are reopened. It reports the number of open ones once all were.
 */
const [address = '', count = '0'] = process.argv.slice(2)
const { hostname, port } = new URL(address)
const open = new Set<Socket>()
/** Connections to open at once: more would overflow the system's queue. */
const AT_ONCE = 200

function begin(isSender: boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(Number(port), hostname, () => {
    open.add(socket)
    socket.write(isSender ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : 'GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n')
    if (!isSender) socket.pause()
    resolve()
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    open.delete(socket)
    resolve()
    setTimeout(() => void begin(isSender), 100)
  })
  if (isSender) {
    const drip = setInterval(() => (socket.writable ? socket.write('a') : clearInterval(drip)), 3_000)
    socket.resume()
  }
  return promise
}

for (let begun = 0; begun < Number(count); begun += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - begun) }, (_, index) => begin(index % 2 === 0)))
}
console.log(open.size)
