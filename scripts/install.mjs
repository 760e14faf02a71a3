import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HAS_OWN_NODE, isNewEnough, NODE, run } from './child.mjs'
import { environmentWith, outerPath, ROOT } from './environment.mjs'
import { withLock } from './lock.mjs'
import { step } from './step.mjs'

const LOCK = path.join(ROOT, '.tmp/install.lock')

/**
 * Installs the packages of the lockfile unless they are there. Whatever is printed goes to `out`.
 * @param {NodeJS.WriteStream} out
 * @throws {Error} with a message for the user when it cannot.
 */
export async function ensureInstalled(out) {
  if (!HAS_OWN_NODE && !isNewEnough)
    throw new Error('Para este sistema no viene un Node con los paquetes. Instalá Node.js 24 o más nuevo, con npm.')
  if (isInstalled()) return
  const onWait = () => out.write('Otro proceso está instalando las dependencias; lo espero…\n')
  await withLock(LOCK, () => (isInstalled() ? undefined : install(out)), onWait)
}

async function install(out) {
  // The installation may replace our own Node. Development packages build the app, even when NODE_ENV says production.
  const env = environmentWith({ PATH: outerPath() })
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const status = await step('Instalo las dependencias (solo la primera vez; puede tardar un par de minutos)', out, () =>
    run('npm', args, { env, stdio: ['ignore', out.fd, process.stderr.fd] }),
  )
  if (status === 127) throw new Error('No se encuentra npm. Instalá Node.js 20 o más nuevo, con npm.')
  if (status !== 0) throw new Error('No se pudieron instalar las dependencias (el error de npm está arriba). Probá de nuevo.')
  if (!isInstalled())
    throw new Error(`La instalación terminó, pero falta ${path.relative(ROOT, NODE)} o no coincide con package-lock.json.`)
}

/**
 * Checks whether node_modules matches the lockfile. npm writes its own record there at the very end, so an interrupted
 * installation never looks complete. Packages for other systems are absent.
 * @public for its test, which imports it by a computed path.
 */
export function isInstalled(root = ROOT) {
  if (HAS_OWN_NODE && !existsSync(path.join(root, 'node_modules/.bin/node'))) return false
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const present = packagesOf(path.join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true
    return present[place] ? present[place].version === version : Boolean(optional || devOptional)
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
