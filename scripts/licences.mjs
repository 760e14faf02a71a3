// `npm run licences`: writes docs/licences.md, the licences of the app's packages according to the lockfile.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './environment.mjs'

const FILE = path.join(ROOT, 'docs/licences.md')

/**
 * The page as Markdown.
 * @param {string} root
 * @public for its test, which imports it by a computed path.
 */
export function licencesPage(root = ROOT) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const rows = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && (!devOptional || isOwnOption(packages, place)))
    .map(([place, { version, license, optional, devOptional }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? '?',
      optional: Boolean(optional || devOptional),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const lines = rows.map(({ name, version, licence, optional }) => `| ${name}${optional ? ' (optional)' : ''} | ${version} | ${licence} |`)
  return [
    '# Licences',
    '',
    'The packages that the app runs on, as `package-lock.json` has them (`npm run licences` writes this',
    'page; `npm run sbom` prints the same as a CycloneDX bill of materials). What only builds and tests',
    'it is not in the list.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

/** A development package that our own package.json also lists as optional. */
function isOwnOption(packages, place) {
  return Object.keys(packages[''].optionalDependencies ?? {}).some((name) => place === `node_modules/${name}`)
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, licencesPage())
