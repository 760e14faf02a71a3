import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from 'srvx/node'
import { afterEach, expect, test } from 'vitest'
import { serveBuild } from '#server/http/builtFiles.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'yapa-files-'))

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** The files of the folder that this process has open; Linux tells. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(directory)
    } catch {
      return false
    }
  })

test.skipIf(process.platform !== 'linux')('a file that many ask for at once is closed again, and whole for each', async () => {
  mkdirSync(path.join(directory, 'assets'))
  const text = 'x'.repeat(200_000)
  writeFileSync(path.join(directory, 'assets/index-1234abcd.js'), text)
  const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, middleware: [serveBuild(directory)], fetch: () => new Response() })
  try {
    await server.ready()
    // Other encodings of a file that has none are the same bytes.
    const ask = async (encoding: string) =>
      (await fetch(`${server.url}assets/index-1234abcd.js`, { headers: { 'accept-encoding': encoding } })).text()
    const first = await Promise.all(Array.from({ length: 12 }, () => ask('identity')))
    const others = await Promise.all(['br', 'gzip', 'gzip, br'].map(ask))
    expect(new Set([...first, ...others])).toEqual(new Set([text]))
    await expect.poll(openFiles).toEqual([])
  } finally {
    await server.close()
  }
})
