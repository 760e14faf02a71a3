import path from 'node:path'
import type { Plugin } from 'vite'

const OURS = 'src/features/shell/importWhole.ts'

/** The bundler's module that fetches what an imported module needs. */
const THEIRS = /^\0vite\/preload-helper\.js$/

/**
 * In the built app, modules that come later are imported by our function. The bundler has no option for it: its own module is replaced by one
 * that exports ours. Ours finds a module's address in the text of what imports it. A build in which nothing asks for the bundler's module fails,
 * as does one in which an address is written otherwise.
 */
export function importsWhole(root: string): Plugin {
  let isFound = false
  return {
    name: 'yapa:imports-whole',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: THEIRS },
      handler() {
        isFound = true
        return `export { importWhole as __vitePreload } from ${JSON.stringify(path.join(root, OURS))}`
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The bundler does not ask for its module that imports others: ours would never be called.')
    },
    writeBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue
        const unread = one.dynamicImports.find((file) => !one.code.includes(`import("./${path.basename(file)}")`))
        if (unread !== undefined) this.error(`It is not seen how ${one.fileName} imports ${unread}.`)
      }
    },
  }
}
