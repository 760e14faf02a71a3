import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleCards } from '#chains/examples.ts'

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts')

/** Our own Node, and another one where the machine has it: the scripts must do with either. */
const NODES = [process.execPath, '/usr/bin/node', '/usr/local/bin/node'].filter((node) => existsSync(node))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yapa wrapper '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Result = { status: number; stdout: string; stderr: string }

function run(node: string, args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(node, [path.join(SCRIPTS, 'yapa.mjs'), ...args], (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

describe.each(NODES)('scripts/yapa.mjs on %s', (node) => {
  test('hands the output of a command through, and nothing else, with its status', async () => {
    const [card] = exampleCards('2026-03-27')
    const file = path.join(folder, 'two cards.jsonl')
    writeFileSync(file, `${JSON.stringify(card)}\nnonsense\n`)
    const { status, stdout } = await run(node, ['extract', file])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ['id', 'promotions'],
      ['id', 'error'],
    ])
    expect(status).toBe(1)
  })

  test('reports an unknown command on stderr', async () => {
    expect(await run(node, ['sirve'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('sirve') })
  })
})
