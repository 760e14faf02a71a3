import { spawn } from 'node:child_process'
import module from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { environmentWith, isUnderNpm, ROOT } from './environment.mjs'

const NODE_MAJOR = 24
const major = Number(process.versions.node.split('.')[0])

/** True when our packages include a Node for this system. */
export const HAS_OWN_NODE = process.platform === 'linux' && ['arm64', 'x64'].includes(process.arch)

/**
 * The Node that the project runs on, installed with its packages: whatever Node runs this script, the rest runs on that one. Where there is
 * no package for the system it is the machine's (`isNewEnough`).
 */
export const NODE = HAS_OWN_NODE ? path.join(ROOT, 'node_modules/.bin/node') : process.execPath

/** Whether the Node of this process can run the project. */
export const isNewEnough = major >= NODE_MAJOR

/** Node's compile cache: the next start needs a third less time, and less memory. */
export const COMPILE_CACHE = path.join(ROOT, '.tmp/compile-cache')

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} Its exit status; 128 + number for a signal, 127 when there is no such program.
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(statusOf(code, signal)))
  })
}

function statusOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/**
 * Runs a command of a module (its `main`) on the project's Node: in this process when it is that one already, else in a child that gets our
 * signals and ends with us. Sets the exit status.
 * @param {string[]} argv
 * @param {string} file The module's path in the project.
 */
export async function runCommand(argv, file = 'src/cli/main.ts') {
  endWithNpm()
  const main = path.join(ROOT, file)
  if (major === NODE_MAJOR) {
    module.enableCompileCache(COMPILE_CACHE)
    const command = await import(pathToFileURL(main).href)
    process.exitCode = await command.main(argv, environmentWith())
    return
  }
  // The channel tells the child when this process ends, for whatever reason.
  const child = spawn(NODE, [...process.execArgv, main, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...environmentWith() },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`No se puede ejecutar ${NODE}: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code, signal) => resolve(statusOf(code, signal)))
  })
}

/** A killed npm (or its shell) passes no signal on: then our parent process changes, and we end. */
function endWithNpm() {
  if (!isUnderNpm()) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
