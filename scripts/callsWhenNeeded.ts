import path from 'node:path'
import type { Plugin } from 'vite'

const OURS = 'src/features/failure/callsWhenNeeded.ts'

/** Imports of the browser's code for server functions, except by our own module and the framework. */
const WAYS = [
  { what: 'a server function', id: /^@tanstack\/react-start\/client-rpc$/, from: /\/src\/.*\.functions\.ts$/ },
  { what: "the framework's start", id: /\/createClientRpc\.js$/, from: /\/ServerFunctionSerializationAdapter\.js$/ },
]

/**
 * Redirects those imports to our module, which loads the framework's with the first call, because the framework has no
 * option for it. The build fails when one of the expected imports is missing.
 */
export function callsWhenNeeded(root: string): Plugin {
  const found = new Set<string>()
  return {
    name: 'yapa:calls-when-needed',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: WAYS.map(({ id }) => id) },
      handler(id, importer = '') {
        const file = importer.split('?')[0] as string
        const way = WAYS.find((one) => one.id.test(id) && one.from.test(file))
        if (way === undefined) return null
        found.add(way.what)
        return path.join(root, OURS)
      },
    },
    buildEnd(error) {
      if (error) return
      for (const { what } of WAYS)
        if (!found.has(what)) this.error(`It is not seen how ${what} makes calls: they would come with every page.`)
    },
  }
}
