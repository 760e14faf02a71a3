import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The baseline: answers every request with a file's bytes and the given headers. Our server cannot be faster. */
const [file = '', headers = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const fixed: Record<string, string> = { ...JSON.parse(headers), 'content-length': String(body.length) }

const server = createServer((_request, response) => response.writeHead(200, fixed).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
process.once('SIGTERM', () => process.exit(0))
