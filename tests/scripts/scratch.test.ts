import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolders } from '../storage/databases.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/scratch.mjs')
const { makeScratchFolder } = (await import(pathToFileURL(SCRIPT).href)) as {
  makeScratchFolder(memory?: string): { folder: string; remove(): void }
}
const folders = temporaryFolders()

test('temporary files lie in memory where there is room, in a folder that other users may enter', () => {
  const memory = folders.create()
  const scratch = makeScratchFolder(memory)
  expect(path.dirname(scratch.folder)).toBe(memory)
  expect(statSync(scratch.folder).mode & 0o777).toBe(0o755)
  scratch.remove()
  expect(existsSync(scratch.folder)).toBe(false)
})

test('where there is no such folder they lie on the disk', () => {
  const scratch = makeScratchFolder('/nowhere/at/all')
  expect(existsSync(scratch.folder)).toBe(true)
  scratch.remove()
})

test('the folder of a run that was killed is removed by the next; that of a living run stays', () => {
  const memory = folders.create()
  const ended = spawnSync(process.execPath, ['--eval', '']).pid
  const [abandoned, living] = [`yapa-pruebas-${ended}-a`, `yapa-pruebas-${process.pid}-b`].map((name) => path.join(memory, name))
  for (const folder of [abandoned, living]) mkdirSync(folder as string)
  makeScratchFolder(memory)
  expect(existsSync(abandoned as string)).toBe(false)
  expect(existsSync(living as string)).toBe(true)
})
