import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { chosenBrowser, searchPath } from './environment.mjs'
import { step } from './step.mjs'

/** Chromium without a window makes tests a fifth faster; without that package any Chromium works. */
const WINDOWLESS = 'chromium-headless-shell'
const BROWSERS = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const POSTGRES = '/usr/lib/postgresql'

/**
 * The programs that the tests need besides npm's packages. Missing ones are installed by apt if permitted.
 * @param {NodeJS.WriteStream} out
 * @returns {Promise<{ chromium: string }>} Path of the browser.
 * @throws {Error} with a message for the user when something is missing and cannot be installed.
 */
export async function ensureMachine(out) {
  if (!findChromium()) await installPackage(WINDOWLESS, 'Chromium', out).catch(() => installPackage('chromium', 'Chromium', out))
  if (!hasPostgres()) await installPackage('postgresql', 'PostgreSQL', out)
  const chromium = findChromium()
  if (!chromium) throw new Error('No se encuentra Chromium después de instalarlo.')
  return { chromium }
}

/** Path of the browser that CHROMIUM names, else of the system's; null where there is none. @returns {string | null} */
export function findChromium() {
  return chosenBrowser() ?? onPath(BROWSERS)
}

function hasPostgres() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : []
  return versions.some((version) => existsSync(path.join(POSTGRES, version, 'bin/initdb'))) || onPath(['initdb']) !== null
}

function onPath(names) {
  const folders = [...searchPath(), '/usr/bin']
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

let refreshed = false

async function installPackage(name, title, out) {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const advice = `Instalalo a mano (en Debian: sudo apt-get install ${name}) y probá de nuevo.`
  if (!onPath(['apt-get']) || (!isRoot && !onPath(['sudo']))) throw new Error(`Para las pruebas falta ${title}. ${advice}`)
  const apt = async (...args) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return run(program, rest, { stdio: ['ignore', out.fd, process.stderr.fd] })
  }
  await step(`Instalo ${title} con apt`, out, async () => {
    if (!refreshed) await apt('update')
    refreshed = true
    const status = await apt('install', '-y', '--no-install-recommends', name)
    if (status !== 0) throw new Error(`apt no pudo instalar ${title}. ${advice}`)
  })
}
