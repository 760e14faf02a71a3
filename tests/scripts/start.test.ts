import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts')

/** The scripts are plain JavaScript for any Node from 20 on; this says what the tests use of them. */
async function script<T>(name: string): Promise<T> {
  return import(pathToFileURL(path.join(SCRIPTS, name)).href)
}

const { isBuilt } = await script<{ isBuilt(root: string): boolean }>('build.mjs')
const { isInstalled } = await script<{ isInstalled(root: string): boolean }>('install.mjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'yapa start '))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), content)
}

describe('whether the app is built', () => {
  /** Seconds since 1970. */
  const setTime = (name: string, seconds: number) => utimesSync(path.join(root, name), seconds, seconds)
  beforeEach(() => {
    write('src/ui/a.tsx', 'a')
    write('src/routeTree.gen.ts', 'b')
    write('dist/built', 'a name')
    for (const name of ['src/ui/a.tsx', 'src/ui', 'src', 'dist/built']) setTime(name, 1_000)
  })

  test('yes when no source is newer than the build; what the build writes is no source', () => {
    expect(isBuilt(root)).toBe(true)
    rmSync(path.join(root, 'dist/built'))
    expect(isBuilt(root)).toBe(false)
  })

  test.each(['src/ui/a.tsx', 'public/favicon.svg', 'package-lock.json', 'vite.config.ts'])('no when %s is newer', (name) => {
    write(name, 'x')
    expect(isBuilt(root)).toBe(false)
  })

  test('no when a source is gone', () => {
    rmSync(path.join(root, 'src/ui/a.tsx'))
    expect(isBuilt(root)).toBe(false)
  })
})

describe('whether the packages are installed', () => {
  const record = (file: string, packages: object) => write(file, JSON.stringify({ packages }))
  beforeEach(() => {
    record('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } })
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
