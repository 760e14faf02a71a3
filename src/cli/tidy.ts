import type { Environment } from '#operations/environment.ts'
import { readConfig } from '#server/config.ts'
import { deleteOld } from '#storage/retention.ts'
import { openStorage } from '#storage/storage.ts'
import { refuseCall, usingStorage } from './command.ts'

/**
 * `tidy` deletes what is too old, as the schedule does every day.
 * @returns 0; 2 for invalid arguments.
 */
export async function tidy(argv: string[], env: Environment): Promise<number> {
  if (argv.length > 0) return refuseCall('Uso: npm run yapa -- tidy (sin argumentos). Qué se guarda y cuánto tiempo: docs/operations.md.')
  const gone = await usingStorage(openStorage(readConfig(env)), ({ db }) => deleteOld(db))
  if (gone === null) console.error('No se borró nada: hay muy pocas lecturas, o no coinciden en qué año es.')
  else {
    const { snapshots, editions, captures, runs, changes, emails, reports } = gone
    console.error(
      `Se borraron ${snapshots} instantáneas, ${editions} ediciones, ${captures} capturas, ${runs} lecturas, ${changes} cambios, ${emails} correos y ${reports} avisos.`,
    )
  }
  return 0
}
