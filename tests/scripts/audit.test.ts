import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const AUDIT = path.resolve(import.meta.dirname, '../../scripts/audit.mjs')
const FLAW = {
  id: 1,
  url: 'https://flaws.example/1',
  title: 'Says too much',
  severity: 'high',
  vulnerable_versions: '<99',
  cwe: [],
  cvss: {},
}

/** What `npm run audit` says, and its status, with a registry on this machine that answers this about flaws. */
async function audited(status: number, flaws: object): Promise<[unknown, string]> {
  const registry = createServer((request, response) => {
    const isAsked = request.url?.endsWith('/advisories/bulk')
    response.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' }).end(JSON.stringify(isAsked ? flaws : {}))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const cache = mkdtempSync(path.join(tmpdir(), 'yapa-audit-'))
  const env = {
    PATH: process.env.PATH,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  }
  try {
    return await new Promise((resolve) => {
      execFile(process.execPath, [AUDIT], { env }, (error, stdout) => resolve([error?.code ?? 0, stdout]))
    })
  } finally {
    registry.close()
    rmSync(cache, { recursive: true, force: true })
  }
}

test.concurrent.each([
  ['no flaw', 200, {}, 0, /^Ninguna vulnerabilidad conocida\.\n$/],
  [
    'a flaw',
    200,
    { 'react-dom': [FLAW] },
    1,
    /^Vulnerabilidades conocidas en \d+ paquetes:\n(.*\n)* {2}react-dom .*\(high\): Says too much\n/,
  ],
  ['no answer', 405, {}, 2, /^El registro de paquetes no contestó \(.*405.*\): no se sabe si hay vulnerabilidades conocidas\.\n$/],
])(
  '`npm run audit` says what the registry knows, and never that all is well without an answer: %s',
  async (_, answer, flaws, status, words) => {
    const [code, said] = await audited(answer, flaws)
    expect(said).toMatch(words)
    expect(code).toBe(status)
  },
)
