import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { classNamesInPlace, shortClassNames } from './scripts/cssModules.ts'
import { sharedStylesOnce } from './scripts/sharedStylesOnce.ts'

export default defineConfig(({ command }) => ({
  // The one style sheet is small: inside the page it saves the round trip before the first paint.
  plugins: [tanstackStart({ server: { build: { inlineCss: true } } }), react(), sharedStylesOnce(), ...classNamesInPlace()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(import.meta.dirname) } : {} },
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        // One file instead of twenty small ones: they are needed together, compress better together, and each request has its price.
        rollupOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
      },
    },
  },
}))
