import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts')

/** The scripts are plain JavaScript for any Node from 20 on; this says what the tests use of them. */
async function script<T>(name: string): Promise<T> {
  return import(pathToFileURL(path.join(SCRIPTS, name)).href)
}

const { fingerprintOf, SOURCES } = await script<{ fingerprintOf(root: string): string; SOURCES: string[] }>('build.mjs')
const { isInstalled } = await script<{ isInstalled(root: string): boolean }>('install.mjs')
const { withLock } = await script<{ withLock<T>(file: string, work: () => Promise<T>, onWait: () => void): Promise<T> }>('lock.mjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yapa start '))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), content)
}

describe('the fingerprint of the sources', () => {
  beforeEach(() => {
    write('src/router.tsx', 'a')
    write('src/server/config.ts', 'b')
    write('src/cli/serve.ts', 'c')
    write('src/routeTree.gen.ts', 'd')
    write('package-lock.json', '{}')
  })

  test.each([
    ['src/server/config.ts', 'a changed file'],
    ['src/ui/new.tsx', 'a new file'],
    ['package-lock.json', 'other packages'],
    ['vite.config.ts', 'another way to build'],
    ['public/favicon.svg', 'a public file'],
  ])('changes with %s: %s', (name) => {
    const before = fingerprintOf(root)
    write(name, 'x')
    expect(fingerprintOf(root)).not.toBe(before)
  })

  test('is of everything that the configuration of the build imports', () => {
    const project = path.dirname(SCRIPTS)
    const imports = (file: string): string[] =>
      [...readFileSync(path.join(project, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, name]) => {
        const imported = path.join(path.dirname(file), name as string)
        return [imported, ...imports(imported)]
      })
    const needed = imports('vite.config.ts')
    expect(needed.length).toBeGreaterThan(2)
    expect(needed.filter((file) => !SOURCES.includes(file) && !file.startsWith('src/'))).toEqual([])
  })

  test('changes when a file goes, or takes another name', () => {
    const before = fingerprintOf(root)
    rmSync(path.join(root, 'src/router.tsx'))
    const without = fingerprintOf(root)
    write('src/router2.tsx', 'a')
    expect(new Set([before, without, fingerprintOf(root)]).size).toBe(3)
  })

  test('stays the same for files outside a build, and for any clock', () => {
    const before = fingerprintOf(root)
    write('src/cli/serve.ts', 'x')
    write('src/routeTree.gen.ts', 'x')
    write('tests/a.test.ts', 'x')
    utimesSync(path.join(root, 'src/router.tsx'), new Date(0), new Date(0))
    expect(fingerprintOf(root)).toBe(before)
  })
})

test.each([
  [{}, '3000'],
  [{ PORT: '4321' }, '4321'],
])('`npm run dev` listens where the README says, or where PORT says: %o', (env, port) => {
  write('vite', '#!/bin/sh\necho "$@"\n')
  write('node', '#!/bin/sh\n')
  for (const name of ['vite', 'node']) chmodSync(path.join(root, name), 0o755)
  const { scripts } = JSON.parse(readFileSync(path.join(SCRIPTS, '../package.json'), 'utf8'))
  const said = execFileSync('/bin/sh', ['-c', scripts.dev], { env: { PATH: root, ...env }, encoding: 'utf8' })
  expect(said).toBe(`dev --port ${port} --strictPort\n`)
})

describe('whether the packages are installed', () => {
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } }
  const record = (file: string, packages: object) => write(file, JSON.stringify({ packages }))
  beforeEach(() => {
    record('package-lock.json', wanted)
    write('node_modules/.bin/node', '')
  })

  test('yes when all that the lockfile wants is there; a package for another system may be missing', () => {
    record('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(root)).toBe(true)
  })

  test.each([
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['a package missing', {}],
    ['another version of an optional package', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.1' } }],
  ])('no with %s', (_what, packages) => {
    record('node_modules/.package-lock.json', packages)
    expect(isInstalled(root)).toBe(false)
  })

  test('no after an installation that was interrupted', () => {
    expect(isInstalled(root)).toBe(false)
    write('node_modules/.package-lock.json', '{"packages": {')
    expect(isInstalled(root)).toBe(false)
  })

  test('no without our Node', () => {
    record('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    rmSync(path.join(root, 'node_modules/.bin/node'))
    expect(isInstalled(root)).toBe(false)
  })
})

/** A process that holds the lock until it is killed. */
async function holderOf(file: string): Promise<ChildProcess> {
  const code = `import { withLock } from ${JSON.stringify(pathToFileURL(path.join(SCRIPTS, 'lock.mjs')).href)}
    await withLock(${JSON.stringify(file)}, async () => { console.log('held'); await new Promise((resolve) => setTimeout(resolve, 60_000)) }, () => {})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the lock', () => {
  const file = () => path.join(root, '.tmp/build.lock')

  test('lets one do the work at a time', async () => {
    let running = 0
    const most: number[] = []
    const work = async () => {
      most.push(++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
    }
    await Promise.all(Array.from({ length: 4 }, () => withLock(file(), work, () => {})))
    expect(most).toEqual([1, 1, 1, 1])
    expect(existsSync(file())).toBe(false)
  })

  test('is left when the work fails', async () => {
    const failing = withLock(
      file(),
      () => Promise.reject(new Error('no')),
      () => {},
    )
    await expect(failing).rejects.toThrow('no')
    expect(
      await withLock(
        file(),
        async () => 'done',
        () => {},
      ),
    ).toBe('done')
  })

  test('of another process is waited for, and of a killed one taken over', async () => {
    const holder = await holderOf(file())
    let told = 0
    const waiting = withLock(
      file(),
      async () => readFileSync(file(), 'utf8'),
      () => told++,
    )
    await expect.poll(() => told).toBe(1)
    holder.kill('SIGKILL')
    expect(JSON.parse(await waiting)).toMatchObject({ pid: process.pid })
    expect(told).toBe(1)
  })

  test('of a machine that is gone is taken over once it was silent for long', async () => {
    write('.tmp/build.lock', JSON.stringify({ host: 'another', pid: 1 }))
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), longAgo, longAgo)
    expect(
      await withLock(
        file(),
        async () => 'done',
        () => {},
      ),
    ).toBe('done')
  })
})
