import path from 'node:path'
import type { Plugin } from 'vite'

const OURS = 'src/features/shell/callsWhenNeeded.ts'

/** The ways in which the built app reaches the browser's side of server functions, but for our module and the framework's own. */
const WAYS = [
  { what: 'a server function', id: /^@tanstack\/react-start\/client-rpc$/, from: /\/src\/.*\.functions\.ts$/ },
  { what: "the framework's start", id: /\/createClientRpc\.js$/, from: /\/ServerFunctionSerializationAdapter\.js$/ },
]

/**
 * In the built app the browser's side of server functions is ours, which loads the framework's with the first call. The framework has no
 * option for it: what its compiler and its start import is resolved to our module. A build in which one of them imports nothing fails.
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
