import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { BUILD_TARGET } from './oldestBrowsers.ts'

/** Files of `public/` that are available offline. A checksum of the content tells each version. */
const PUBLIC_FILES = ['sin-conexion.html', 'sin-conexion.css', 'icon.svg', 'brands.svg', 'hornero.svg']

/** A first visit does not fetch these pages and parts: of no use without a connection, or, as the plan, kept once they were opened. */
const ON_DEMAND =
  /\/src\/(?:routes\/(?:\[_\]ui|_week\.semana|sobre|reportar)|features\/(?:report\/|failure\/waitForRetry|wallet\/WalletCode)|domain\/text\/calendarFile)/

/**
 * Builds the service worker beside the app as `sw.js`, with the list of the files that it caches. The app's entry identifies the
 * build: its name contains a hash, and it refers to every other file by hash.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'yapa:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const entries = Object.values(bundle).filter((one) => one.type === 'chunk' && one.isEntry)
      if (dir === undefined || entries.length !== 1) this.error(`The build has ${entries.length} entries: which one names it?`)
      const manifest = [
        ...filesOffline(bundle, entries[0] as Rolldown.OutputChunk).map((file) => ({ url: `/${file}`, integrity: null })),
        ...PUBLIC_FILES.map((file) => ({ url: `/${file}`, integrity: integrityOf(readFileSync(path.join(root, 'public', file))) })),
      ]
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { BUILD: JSON.stringify(path.basename((entries[0] as { fileName: string }).fileName)), MANIFEST: JSON.stringify(manifest) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: BUILD_TARGET,
          rollupOptions: { input: path.join(root, 'src/serviceWorker.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/** The names of all files that the entry can ever load, without those that only the modules in `ON_DEMAND` need. */
function filesOffline(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk' || ON_DEMAND.test(chunk.facadeModuleId ?? '')) return
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next)
  }
  add(entry.fileName)
  return [...files]
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
