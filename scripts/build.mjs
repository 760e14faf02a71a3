import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NODE, run } from './child.mjs'
import { environmentWith, ROOT } from './environment.mjs'

/** Written last: it names the build, and its time is that at which the build began. */
const STAMP = 'dist/built'
/** What a build is made of. */
const SOURCES = ['src', 'public', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json']
/** The build itself writes it. */
const GENERATED = 'routeTree.gen.ts'

/**
 * Builds the app unless the build is newer than all sources. Packages must be installed.
 * @param {NodeJS.WriteStream} out
 * @throws {Error} with a message for the user when it cannot.
 */
export async function ensureBuilt(out) {
  if (!isBuilt()) await build(out)
}

/** Builds the app. @param {NodeJS.WriteStream} out @throws {Error} with a message for the user when it cannot. */
async function build(out) {
  const began = Date.now() / 1_000
  const stamp = path.join(ROOT, STAMP)
  rmSync(stamp, { force: true })
  out.write('▸ Compilo la aplicación (menos de un minuto)…\n')
  const env = environmentWith({ NODE_ENV: 'production' })
  const args = [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const status = await run(NODE, args, { env, stdio: ['ignore', out.fd, process.stderr.fd] })
  if (status !== 0) throw new Error('No se pudo compilar la aplicación (el error está arriba).')
  await compressFiles(path.join(ROOT, 'dist/client'))
  writeFileSync(stamp, randomUUID())
  utimesSync(stamp, began, began)
}

/**
 * Whether the build of a project is complete and newer than its sources.
 * @public for its test, which imports it by a computed path.
 */
export function isBuilt(root = ROOT) {
  const built = changedAt(path.join(root, STAMP))
  return built > 0 && SOURCES.flatMap((source) => withContents(path.join(root, source))).every((file) => changedAt(file) <= built)
}

/** A file, or a folder (which changes when something in it goes) with all that is in it. */
function withContents(name) {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name]
  const inside = readdirSync(name, { recursive: true }).filter((file) => file !== GENERATED)
  return [name, ...inside.map((file) => path.join(name, file))]
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

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
