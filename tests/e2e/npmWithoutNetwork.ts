// `npm ci` for a test of the image: what npm would install in this folder is linked to what the project has
// installed. Node follows no link to the other packages there with `--preserve-symlinks`.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../rooms.ts'

type Locked = { dev?: boolean; optional?: boolean; devOptional?: boolean }

const [command, ...options] = process.argv.slice(2)
const omitted = new Set(options.filter((option) => option.startsWith('--omit=')).map((option) => option.slice('--omit='.length)))
const unknown = options.filter((option) => !/^--(?:omit=(?:dev|optional)|no-audit|no-fund)$/.test(option))
if (command !== 'ci' || unknown.length > 0) throw new Error(`This is not npm: ${process.argv.slice(2).join(' ')}`)

/** As npm decides it from the same marks. */
const isOmitted = ({ dev, optional, devOptional }: Locked) =>
  (dev && omitted.has('dev')) || (optional && omitted.has('optional')) || (devOptional && omitted.has('dev') && omitted.has('optional'))

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [place, one] of Object.entries(lock.packages)) {
  const installed = path.join(ROOT, place)
  // A package for another system is not there; one inside another comes with it.
  if (place.lastIndexOf('node_modules/') !== 0 || isOmitted(one) || !existsSync(installed)) continue
  mkdirSync(path.dirname(place), { recursive: true })
  symlinkSync(installed, place)
}
