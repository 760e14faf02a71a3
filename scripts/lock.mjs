import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The holder touches the file every second; after this many milliseconds without a touch it counts as dead. */
const BEAT = 1_000
const SILENCE = 15_000

/**
 * Does the work while no other process does work under the same lock file; waits for it otherwise. A dead holder is ignored.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} onWait Called once when another process holds the lock.
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(path.dirname(file), { recursive: true })
  let told = false
  while (!take(file)) {
    if (dropIfDead(file)) continue
    if (!told) onWait()
    told = true
    await sleep(200)
  }
  const beat = setInterval(() => touch(file), BEAT)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

const OWN = JSON.stringify({ host: hostname(), pid: process.pid })

function take(file) {
  try {
    writeFileSync(file, OWN, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function touch(file) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The file was removed from outside, so there is nothing to keep alive.
  }
}

/** Moves a dead holder's file away; returns true when the lock can be tried again. */
function dropIfDead(file) {
  const holder = read(file)
  if (holder === null) return true
  if (isAlive(holder, file)) return false
  const away = `${file}.${process.pid}`
  try {
    renameSync(file, away)
  } catch {
    return true
  }
  // Another process may have been quicker, and we moved its new lock, so it is put back.
  if (read(away) !== holder) renameSync(away, file)
  else rmSync(away, { force: true })
  return true
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isAlive(holder, file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > SILENCE) return false
    const { host, pid } = JSON.parse(holder)
    if (host !== hostname()) return true
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists but is not ours, or the file was just being written.
    return error.code === 'EPERM' || error instanceof SyntaxError
  }
}
