import { spawn } from 'node:child_process'
import module from 'node:module'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { environmentWith, ROOT } from './environment.mjs'

const NODE_MAJOR = 24
const major = Number(process.versions.node.split('.')[0])
const HAS_OWN_NODE = process.platform === 'linux' && ['arm64', 'x64'].includes(process.arch)

/**
 * The Node that the project runs on, installed with its packages: whatever Node runs this script, the rest runs on that one. Where there is
 * no package for the system it is the machine's.
 */
export const NODE = HAS_OWN_NODE ? path.join(ROOT, 'node_modules/.bin/node') : process.execPath

/** Whether there is a Node that can run the project, or will be once the packages are installed. */
export const hasUsableNode = HAS_OWN_NODE || major >= NODE_MAJOR

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
  return ended(spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options }))
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

/**
 * Runs a program of the project with a `main(argv, environment)` on the project's Node: in this process when it is that one already, else
 * in a child that gets our signals and ends with us. Sets the exit status.
 * @param {string} file The module's path in the project.
 * @param {string[]} argv
 */
export async function runMain(file, argv) {
  endWithParent()
  const program = path.join(ROOT, file)
  if (major === NODE_MAJOR) {
    module.enableCompileCache(COMPILE_CACHE)
    const { main } = await import(pathToFileURL(program).href)
    process.exitCode = await main(argv, environmentWith())
    return
  }
  // The channel tells the child when this process ends, for whatever reason.
  const child = spawn(NODE, [...process.execArgv, program, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environmentWith({ NODE_COMPILE_CACHE: COMPILE_CACHE }),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.exitCode = await ended(child)
}

/** A killed npm passes no signal on: then our parent process changes, and we end. */
function endWithParent() {
  if (!environmentWith().npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
