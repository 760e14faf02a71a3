import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasUsableNode, NODE, run } from './child.mjs'
import { ROOT } from './environment.mjs'

/**
 * Installs the packages of the lockfile unless they are there. Whatever is printed goes to `out`.
 * @param {NodeJS.WriteStream} out
 * @throws {Error} with a message for the user when it cannot.
 */
export async function ensureInstalled(out) {
  if (!hasUsableNode) throw new Error('Para este sistema no viene un Node con los paquetes. Instalá Node.js 24 o más nuevo, con npm.')
  if (isInstalled()) return
  out.write('▸ Instalo las dependencias (solo la primera vez; puede tardar un par de minutos)…\n')
  // Development packages build the app, even when NODE_ENV says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const status = await run('npm', args, { stdio: ['ignore', out.fd, process.stderr.fd] })
  if (status === 127) throw new Error('No se encuentra npm. Instalá Node.js 20 o más nuevo, con npm.')
  if (status !== 0) throw new Error('No se pudieron instalar las dependencias (el error de npm está arriba). Probá de nuevo.')
  if (!existsSync(NODE)) throw new Error(`La instalación terminó, pero falta ${path.relative(ROOT, NODE)}. Probá de nuevo.`)
}

/**
 * Checks whether node_modules matches the lockfile. npm writes its own record there at the very end, so an interrupted
 * installation never looks complete. Packages for other systems are absent.
 * @public for its test, which imports it by a computed path.
 */
export function isInstalled(root = ROOT) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const present = packagesOf(path.join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true
    return present[place] ? present[place].version === version : Boolean(optional || devOptional)
  })
}

/** @returns {Record<string, { version: string, optional?: boolean, devOptional?: boolean }>} By their place; none without a record. */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}
