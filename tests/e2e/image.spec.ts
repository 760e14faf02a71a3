import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { IMPORT, loadedBy } from '../rooms.ts'
import { makeImageFolder } from './imageFolder.ts'
import { startServer } from './server.ts'

/** What is in the container's image, without a container engine: its packages, its sources, the built app. */
let image: string
test.beforeAll(() => {
  image = makeImageFolder()
})
test.afterAll(() => rmSync(path.dirname(image), { recursive: true, force: true }))

const ENV = { NODE_ENV: 'production', NODE_OPTIONS: '--preserve-symlinks' }

/** The packages that files of the image import. */
function packagesOf(files: readonly string[]): string[] {
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(image, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name as string),
  )
  return [...new Set(names)].filter((name) => /^[@a-z][\w@/.-]*$/.test(name))
}

/** What runs as it is written: commands, and what they load now or later. */
function sourcesThatRun(): string[] {
  const rooms = ['cli', 'chains', 'ingestion', 'storage'].flatMap((room) =>
    readdirSync(path.join(image, 'src', room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  const isRun = (name: string) => name.endsWith('.ts')
  return [...new Set(rooms.filter(isRun).flatMap((name) => loadedBy(name)))].map((name) => `src/${name}`)
}

/** A command line in the image, with its own data. */
function run(env: Record<string, string>, ...args: string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: image,
    env: { PATH: '/usr/bin:/bin', ...ENV, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('the image has every package that its server and its commands import, and none that only builds', () => {
  const built = readdirSync(path.join(image, 'dist/server'), { recursive: true, encoding: 'utf8' })
  const ofServer = packagesOf(built.filter((name) => name.endsWith('.js')).map((name) => `dist/server/${name}`))
  const ofCommands = packagesOf(sourcesThatRun())
  expect(ofServer).toEqual(expect.arrayContaining(['kysely', '@resvg/resvg-js']))
  expect(ofCommands).toEqual(expect.arrayContaining(['srvx/node', 'htmlparser2', 'pg']))

  const load = `const missing = []
    for (const name of ${JSON.stringify([...new Set([...ofServer, ...ofCommands])])}) await import(name).catch(() => missing.push(name))
    console.log(JSON.stringify(missing))`
  expect(JSON.parse(run({}, '--input-type=module', '--eval', load))).toEqual([])

  const packages = readdirSync(path.join(image, 'node_modules'))
  expect(
    packages.filter((name) => /^(?:@babel|@tanstack|@vitejs|react|vite|rolldown|lightningcss|typescript|node-linux-.*)$/.test(name)),
  ).toEqual([])
})

test('the image serves, draws a picture, and has the commands of the runbook', async () => {
  const server = await startServer({ root: image, env: ENV })
  try {
    const picture = await fetch(`${server.url}/dia/2026-03-27.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    expect(await (await fetch(server.url)).text()).toContain('</html>')
    run({ YAPA_DATA: server.dataDirectory }, 'src/cli/main.ts', 'tidy')
  } finally {
    await server.stop()
  }
})
