import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isRunning } from '../../processes.ts'

const GUARD = new URL('../../../src/ingestion/isolation/startGuard.ts', import.meta.url).href

/** Says its id once the guard is on watch, and never lets go of its main thread. */
const BUSY = `
  import('${GUARD}').then(({ startGuard }) => {
    const guard = startGuard(undefined, 300)
    setInterval(() => {
      if (guard.performance.eventLoopUtilization().idle < 500) return
      console.log(process.pid)
      for (;;);
    }, 20)
  })`

/** Starts the busy one. */
const PARENT = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['-e', ${JSON.stringify(BUSY)}], { stdio: ['ignore', 'inherit', 'ignore'] })`

test('a process whose parent is gone is ended, whatever it is doing', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(String(said))
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
