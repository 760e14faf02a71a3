import cluster from 'node:cluster'
import type { Config } from '../config.ts'

/**
 * `alone`: the process answers by itself. `first`: it starts the processes that answer and watches them. `started`: it answers beside others,
 * and the first process started it.
 */
export type Role = 'alone' | 'first' | 'started'

/**
 * Says what the setting YAPA_PROCESSES switches. The other files of this folder serve only many visitors, and run only as it says:
 *
 * - `off` (0 here): one process renders every answer anew.
 * - 1: one process, which keeps pages and the API's answers for a minute (`keptAnswers.ts`, `onlyRead.ts`, `pageEdition.ts`).
 * - more: so many processes keep and answer (`webProcesses.ts`), and add up their counters (`countsOfAll.ts`).
 */
export function scaleOf({ processes }: Pick<Config, 'processes'>): { keepsAnswers: boolean; role: Role } {
  const role = cluster.isWorker ? 'started' : processes > 1 ? 'first' : 'alone'
  return { keepsAnswers: processes > 0, role }
}
