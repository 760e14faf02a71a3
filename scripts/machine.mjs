import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { chosenBrowser, searchPath } from './environment.mjs'

/** Chromium without a window makes tests a fifth faster; without that package any Chromium works. */
const WINDOWLESS = 'chromium-headless-shell'
const BROWSERS = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/**
 * Installs by apt what the tests need besides npm's packages, where it is missing.
 * @param {NodeJS.WriteStream} out
 * @returns {Promise<{ chromium: string }>} Path of the browser.
 * @throws {Error} with a message for the user when something is missing and cannot be installed.
 */
export async function ensureMachine(out) {
  if (!findChromium() && !(await install(WINDOWLESS, out))) await install('chromium', out)
  if (!hasPostgres()) await install('postgresql', out)
  const chromium = findChromium()
  if (!chromium || !hasPostgres())
    throw new Error(
      'Para las pruebas faltan Chromium o PostgreSQL. Instalalos a mano (en Debian: sudo apt-get install chromium postgresql).',
    )
  return { chromium }
}

/** Path of the browser that CHROMIUM names, else of the system's; null where there is none. @returns {string | null} */
export function findChromium() {
  return chosenBrowser() ?? findProgram(BROWSERS)
}

function hasPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : []
  return findProgram(['initdb']) !== null || versions.some((version) => existsSync(path.join(DEBIAN_POSTGRES, version, 'bin/initdb')))
}

function findProgram(names) {
  const folders = [...searchPath(), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file)) ?? null
}

/** @returns {Promise<boolean>} Whether apt could. */
async function install(name, out) {
  out.write(`▸ Instalo ${name} con apt…\n`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [program, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return run(program, rest, { stdio: ['ignore', out.fd, process.stderr.fd] })
  }
  await apt('update')
  return (await apt('install', '-y', '--no-install-recommends', name)) === 0
}
