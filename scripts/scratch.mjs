// The folder for temporary files of `npm test`. Tests make some thousand databases and wait for the disk at every
// commit, so the folder is in memory if there is enough.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** The databases and browser profiles of one run need a tenth of it. */
const ROOM = 2 * 1024 ** 3
const PREFIX = 'yapa-pruebas-'

/**
 * Makes the folder, and removes those of runs that were killed.
 * @returns {{ folder: string, remove(): void }}
 */
export function makeScratchFolder(memory = MEMORY) {
  const parent = hasRoom(memory) ? memory : tmpdir()
  for (const name of readdirSync(parent)) if (isAbandoned(name)) rmSync(path.join(parent, name), { recursive: true, force: true })
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`))
  // PostgreSQL runs as its own user when the tests run as root.
  chmodSync(folder, 0o755)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

function isAbandoned(name) {
  const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
  if (!Number.isInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
