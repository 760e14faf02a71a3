import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Every page bears the shared styles inside. The bundler does not know that, and a module that comes later would fetch them again: bytes for
 * nothing, and fonts that are set anew under one's eyes. In its lists of what a module needs, the entry, which is always there, stands in.
 */
function sharedStylesOnce(): Plugin {
  return {
    name: 'yapa:shared-styles-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const styles = [...(entry?.viteMetadata?.importedCss ?? [])]
        if (!entry || styles.length === 0) this.error('The entry and its styles are not where they were.')
        for (const chunk of chunks) for (const style of styles) chunk.code = chunk.code.replaceAll(`"${style}"`, `"${entry.fileName}"`)
      },
    },
  }
}

export default defineConfig({
  // The one style sheet is small: inside the page it saves the round trip before the first paint.
  plugins: [tanstackStart({ server: { build: { inlineCss: true } } }), react(), sharedStylesOnce()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        // One file instead of twenty small ones: they are needed together, compress better together, and each request has its price.
        rollupOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
      },
    },
  },
})
