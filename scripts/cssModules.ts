import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Class names of two to four characters for the built app: every module of styles has its letters, every class in it a number. The order of
 * the files decides, so that the bundles of the server and of the browser agree.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const modules = globSync('src/**/*.module.css', { cwd: root }).sort()
  const numbers = new Map<string, Map<string, number>>()
  return (name, file) => {
    const relative = path.relative(root, file)
    const index = modules.indexOf(relative)
    if (index < 0) throw new Error(`${relative} is not among the modules of styles.`)
    const names = numbers.get(relative) ?? new Map<string, number>()
    numbers.set(relative, names)
    if (!names.has(name)) names.set(name, names.size)
    const letters = (index >= 26 ? String.fromCharCode(96 + Math.floor(index / 26)) : '') + String.fromCharCode(97 + (index % 26))
    return `${letters}${names.get(name)}`
  }
}

const DEFAULT_IMPORT = /^import (\w+) from ('[^']+\.module\.css')$/gm

/**
 * In the built app a component imports the names of its classes one by one, so that the bundler writes each where it is used: no tables of
 * names travel along. The sources import the default, which is what Vite's types know.
 */
export function classNamesInPlace(): Plugin[] {
  let found = 0
  return [
    {
      name: 'yapa:class-names-one-by-one',
      enforce: 'pre',
      apply: 'build',
      transform: {
        filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /\.module\.css'/ },
        handler(code) {
          found += 1
          return { code: code.replaceAll(DEFAULT_IMPORT, 'import * as $1 from $2'), map: null }
        },
      },
      buildEnd() {
        if (found === 0) this.error('No component imports styles: nothing is written in place.')
      },
    },
    {
      name: 'yapa:styles-without-tables',
      enforce: 'post',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: /\/src\/.*\.module\.css$/ },
        handler(code) {
          const table = code.lastIndexOf('export default')
          if (table < 0) this.error('A module of styles has no table of names.')
          // Its names are all elsewhere, but its styles are still needed.
          return { code: code.slice(0, table), map: null, moduleSideEffects: 'no-treeshake' }
        },
      },
    },
  ]
}
