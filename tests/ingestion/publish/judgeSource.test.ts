import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hashSourceFolders, readerVersion } from '#ingestion/publish/judgeSource.ts'
import { temporaryFolders } from '../../storage/databases.ts'

const folders = temporaryFolders()

it('is another one when a file that reads cards has changed, moved or come, and no other', async () => {
  const folder = folders.create()
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
    return hashSourceFolders([folder])
  }
  const first = await write('claims/limits.ts', 'one')
  expect(await write('notes.md', 'other')).toBe(first)
  const versions = [first, await write('claims/limits.ts', 'two'), await write('claims/who.ts', 'two')]
  expect(new Set(versions).size).toBe(3)
  expect(await write('claims/who.ts', 'two')).toBe(versions[2])
})

it('is known of the program that runs', async () => {
  expect(await readerVersion()).toMatch(/^[\w-]{43}$/)
})
