import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { atLeastOne } from '../atLeastOne.ts'
import { freezingProxy } from '../storage/freezingProxy.ts'
import { startPostgres } from '../storage/postgres.ts'
import { RELEASE_NOW, REVIEWED, writeRelease } from '../storage/release.ts'
import { startServer } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs `scripts/start.mjs` and waits for its address. */
async function start(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; url: string; output: () => string; exit: Promise<unknown[]> }> {
  const child = spawn('node', [path.join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const exit = new Promise<unknown[]>((resolve) => child.once('close', (...how) => resolve(how)))
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/\S+/)
  return { child, url: /http:\/\/\S+(?=\/)/.exec(output)?.[0] ?? '', output: () => output, exit }
}

/** What the server promises: a second of notice, one to accept what waits, five for the requests in progress, and one to close. Milliseconds. */
const LONGEST_END = 8_000

test('ends cleanly and quickly when it is asked to, and finishes requests in progress', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa e2e '))
  const { child, url, output, exit } = await start({ PORT: '0', HOST: '127.0.0.1', YAPA_DATA: dataDirectory, DATABASE_URL: '' })
  const answers = Array.from({ length: 20 }, () => fetch(`${url}/`).then((response) => response.text()))
  await Promise.race(answers)
  const began = Date.now()
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(Date.now() - began).toBeLessThan(LONGEST_END)
  const settled = atLeastOne(await Promise.allSettled(answers))
  for (const answer of atLeastOne(settled)) if (answer.status === 'fulfilled') expect(answer.value).toContain('</html>')
  expect(settled.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.cause ?? answer.reason)] : []))).toEqual([])
  expect(output()).toContain('Yapa se cerró')
  await expect(fetch(url)).rejects.toThrow()
  rmSync(dataDirectory, { recursive: true, force: true })
})

test('ends as quickly when its database has frozen, and answers until then', async () => {
  test.setTimeout(180_000)
  const postgres = await startPostgres()
  const proxy = await freezingProxy(postgres.url)
  try {
    const { child, url, exit } = await start({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: proxy.url,
      YAPA_SCHEDULE: 'off',
      YAPA_DRAIN: '0',
    })
    const { promotions } = await (await fetch(`${url}/api/v1/promotions`)).json()
    proxy.freeze()
    const page = await fetch(`${url}/promocion/${promotions[0].id}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('</html>')
    const storage = async () => (await (await fetch(`${url}/health/ready`)).json()).storage.reachable
    await expect.poll(storage, { timeout: 15_000 }).toBe(false)
    const began = Date.now()
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(Date.now() - began).toBeLessThan(LONGEST_END)
  } finally {
    await proxy.close()
    await postgres.stop()
  }
})

// What is stored comes over on both databases: `release.test.ts`.
test('serves what the first release stored', async () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa-release-'))
  await writeRelease({ databaseUrl: null, dataDirectory })
  const server = await startServer({ now: RELEASE_NOW, env: { YAPA_DATA: dataDirectory } })
  try {
    const { promotions } = await (await fetch(`${server.url}/api/v1/promotions`)).json()
    expect(promotions.map(({ id }: { id: string }) => id)).toContain(REVIEWED)
    for (const place of ['/', `/promocion/${REVIEWED}`, '/caja', '/sobre', '/supermercados']) {
      const page = await fetch(server.url + place)
      expect([place, page.status]).toEqual([place, 200])
    }
    expect(await (await fetch(server.url)).text()).toContain('Makro')
  } finally {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
