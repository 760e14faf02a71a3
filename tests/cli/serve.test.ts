import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const MAIN = path.resolve(import.meta.dirname, '../../src/cli/main.ts')

let dataDirectory: string
beforeEach(() => {
  dataDirectory = mkdtempSync(path.join(tmpdir(), 'yapa serve '))
})
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }))

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

function run(args: string[], env: Record<string, string> = {}): Run {
  let output = ''
  const environment = {
    ...process.env,
    DATABASE_URL: '',
    YAPA_DATA: dataDirectory,
    HOST: '127.0.0.1',
    PORT: '0',
    YAPA_SCHEDULE: 'off',
    ...env,
  }
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return { child, output: () => output, exit: once(child, 'close').then(([code]) => code as number | null) }
}

describe('the command line', () => {
  test('lists its commands when asked for an unknown one', async () => {
    const { exit, output } = run(['sirve'])
    expect(await exit).toBe(2)
    expect(output()).toMatch(/^No existe el comando «sirve»\. Hay:\n {2}serve +\S.*\n( {2}[a-z]+ +\S.*\n)* {2}ingest +\S/)
  })

  test('says all that is wrong with the configuration, without a stack', async () => {
    const { exit, output } = run(['serve'], { PORT: 'tres mil', YAPA_NOW: 'mañana' })
    expect(await exit).toBe(1)
    expect(output()).toContain('PORT: el valor «tres mil»')
    expect(output()).toContain('YAPA_NOW: el valor «mañana»')
    expect(output()).not.toContain('    at ')
  })

  test.each([
    ['a command', ['ingest']],
    ['the server', ['serve']],
  ])('says that the data folder cannot be made, also where the system pretends that it could be, and ends: %s', async (_, args) => {
    const { exit, output } = run(args, { YAPA_DATA: '/proc/x/data' })
    expect(await exit).toBe(1)
    expect(output()).toMatch(/^No se puede crear la carpeta de datos \/proc\/x\/data \(.+\)\. Elegí otra con YAPA_DATA.*\n$/)
  })

  test('says that a port is taken, and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { exit, output } = run(['serve'], { PORT: String(port) })
    expect(await exit).toBe(1)
    expect(output()).toMatch(new RegExp(`^El puerto ${port} está ocupado.*PORT=\\d+ npm start\\n$`))
    other.close()
  })
})
