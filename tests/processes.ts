import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started and that are still there. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

/** Whether the process is there; one that ended and that nobody has asked about yet is not. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Sends the signal to the process and to those it has started; one of them may end between the listing and the signal. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
