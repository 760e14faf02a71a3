import { globSync } from 'node:fs'
import path from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sharedStylesOnce } from './scripts/sharedStylesOnce.ts'

/**
 * Class names of two or three letters for the built app: every module of styles has its letters, every class in it a number. The order of the
 * files decides, so that the bundles of the server and of the browser agree.
 */
function shortClassNames(): (name: string, file: string) => string {
  const modules = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).sort()
  const numbers = new Map<string, Map<string, number>>()
  return (name, file) => {
    const relative = path.relative(import.meta.dirname, file)
    const index = modules.indexOf(relative)
    if (index < 0) throw new Error(`${relative} is not among the modules of styles.`)
    const names = numbers.get(relative) ?? new Map<string, number>()
    numbers.set(relative, names)
    if (!names.has(name)) names.set(name, names.size)
    const letters = (index >= 26 ? String.fromCharCode(96 + Math.floor(index / 26)) : '') + String.fromCharCode(97 + (index % 26))
    return `${letters}${names.get(name)}`
  }
}

/** Styles that a module only names, without a class of theirs, are kept for it: src/routes/pageStyles.ts brings them into every page that way. */
function namedStylesStay(): Plugin {
  return {
    name: 'yapa:named-styles-stay',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: /\/src\/(ui|features\/(promotions|compare))\/[^/]+\.module\.css$/, exclude: /Gallery/ } },
      handler: (code) => ({ code, map: null, moduleSideEffects: true }),
    },
  }
}

export default defineConfig(({ command }) => ({
  // The one style sheet is small: inside the page it saves the round trip before the first paint.
  plugins: [tanstackStart({ server: { build: { inlineCss: true } } }), react(), sharedStylesOnce(), namedStylesStay()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
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
