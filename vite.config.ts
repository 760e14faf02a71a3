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

/**
 * In the built app a component imports the names of its classes one by one, so that the bundler writes each where it is used: no tables of
 * names travel along. The sources import the default, which is what the types of Vite know.
 */
function classNamesInPlace(): Plugin {
  return {
    name: 'yapa:class-names-in-place',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /\.module\.css'/ },
      handler: (code) => ({ code: code.replaceAll(/^import (\w+) from ('[^']+\.module\.css')$/gm, 'import * as $1 from $2'), map: null }),
    },
  }
}

/** A module of styles whose names all stand elsewhere looks as if nobody needed it; its styles are needed all the same. */
function stylesStay(): Plugin {
  return {
    name: 'yapa:styles-stay',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: /\/src\/.*\.module\.css$/, exclude: /Gallery/ } },
      handler: (code) => ({ code, map: null, moduleSideEffects: true }),
    },
  }
}

export default defineConfig(({ command }) => ({
  // The one style sheet is small: inside the page it saves the round trip before the first paint.
  plugins: [tanstackStart({ server: { build: { inlineCss: true } } }), react(), sharedStylesOnce(), classNamesInPlace(), stylesStay()],
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
