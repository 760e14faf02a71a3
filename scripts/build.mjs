import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NODE, run } from './child.mjs'
import { environmentWith, ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { step } from './step.mjs'

const LOCK = path.join(ROOT, '.tmp/build.lock')
const DIST = path.join(ROOT, 'dist')
const STAMP = path.join(DIST, 'fingerprint')

/**
 * The inputs of a build; the command line and the generated route tree are not among them.
 * @public for its test, which imports it by a computed path.
 */
export const SOURCES = [
  'src',
  'public',
  'vite.config.ts',
  'scripts/callsWhenNeeded.ts',
  'scripts/oldestBrowsers.ts',
  'scripts/serviceWorker.ts',
  'scripts/sharedStylesOnce.ts',
  'package.json',
  'package-lock.json',
]
const NOT_SOURCES = new Set(['src/cli', 'src/routeTree.gen.ts'])

/**
 * Builds the app unless the build is current. Packages must be installed.
 * @param {NodeJS.WriteStream} out
 * @throws {Error} with a message for the user when it cannot.
 */
export async function ensureBuilt(out) {
  if (isBuilt()) return
  const onWait = () => out.write('Otro proceso está compilando; lo espero…\n')
  await withLock(LOCK, () => (isBuilt() ? undefined : build(out)), onWait)
}

/** Builds unconditionally. */
async function build(out) {
  const fingerprint = fingerprintOf(ROOT)
  // Until the end there is no stamp, so an interrupted build does not count.
  rmSync(STAMP, { force: true })
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const env = environmentWith({ NODE_ENV: 'production' })
  const status = await step('Compilo la aplicación', out, () =>
    run(NODE, [vite, 'build', '--logLevel', 'warn'], { env, stdio: ['ignore', out.fd, process.stderr.fd] }),
  )
  if (status !== 0) throw new Error('No se pudo compilar la aplicación (el error está arriba).')
  await compressFiles(path.join(DIST, 'client'))
  writeFileSync(`${STAMP}.new`, fingerprint)
  renameSync(`${STAMP}.new`, STAMP)
}

function isBuilt() {
  if (!existsSync(STAMP) || !existsSync(path.join(DIST, 'server/server.js'))) return false
  return readFileSync(STAMP, 'utf8') === fingerprintOf(ROOT)
}

/** Hashes all inputs of a build: names and contents, independent of clocks and checkouts. */
export function fingerprintOf(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(root, name) {
  if (NOT_SOURCES.has(name)) return []
  let entries
  try {
    entries = readdirSync(path.join(root, name)).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return [name]
    if (error.code === 'ENOENT') return []
    throw error
  }
  return entries.flatMap((entry) => filesUnder(root, `${name}/${entry}`))
}

const COMPRESSIBLE = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/
/** Compressing fewer bytes gains nothing. */
const WORTH_COMPRESSING = 300

/** Puts the best brotli and gzip next to every file that gets smaller, so that serving needs no compression. */
async function compressFiles(directory) {
  const entries = readdirSync(directory, { recursive: true }).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(
    entries.map(async (name) => {
      const file = path.join(directory, name)
      const content = readFileSync(file)
      if (content.length < WORTH_COMPRESSING) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled(process.stdout)
  await withLock(
    LOCK,
    () => build(process.stdout),
    () => console.log('Otro proceso está compilando; lo espero…'),
  )
}
