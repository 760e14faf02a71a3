import { createHash } from 'node:crypto'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { callsWhenNeeded } from './scripts/callsWhenNeeded.ts'
import { BUILD_TARGET } from './scripts/oldestBrowsers.ts'
import { serviceWorker } from './scripts/serviceWorker.ts'
import { sharedStylesOnce } from './scripts/sharedStylesOnce.ts'

export default defineConfig(({ command }) => ({
  // The one style sheet is small: inside the page it saves the round trip before the first paint.
  plugins: [
    callsWhenNeeded(import.meta.dirname),
    // Calls of other sites are refused before the app (`http/refusals.ts`).
    tanstackStart({ server: { build: { inlineCss: true } }, serverFns: { disableCsrfMiddlewareWarning: true } }),
    react(),
    sharedStylesOnce(),
    serviceWorker(import.meta.dirname),
  ],
  css: { modules: { generateScopedName } },
  build: { target: BUILD_TARGET },
  // React has what the shim is for.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Only the server draws; the development server would bundle it for the browser as well, and fails on what is not JavaScript.
  optimizeDeps: { exclude: ['@resvg/resvg-js', 'satori'] },
  environments: {
    // The built server has inside what no command needs; `dependencies` are what is installed beside it. In development Node loads all.
    ssr: command === 'build' ? { resolve: { noExternal: true, external: Object.keys(packageFile.dependencies) } } : {},
    client: {
      build: {
        // What the entry needs in one file instead of twenty: it is needed together, compresses better together, and each request has its price.
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // All styles are in the page (`inlineCss`): those of lazy parts cost it 2 kB, and a file each otherwise.
                { name: 'start', test: /\/src\/client\.tsx/, priority: 4 },
                // Home asks with it what one pays with.
                { name: 'methods', test: /\/wallet\/FirstMethods\.tsx/, priority: 3 },
                // The settings and the wizard; what a promotion asks is part of it, or home would wait for the promotion's page.
                {
                  name: 'wallet',
                  test: /\/wallet\/(?!WalletCode)\w+(?:\.functions)?\.tsx?|\/routes\/configuracion\.[\w.$]+\.tsx\?/,
                  priority: 2,
                },
                // What follows the list by itself, and the page of one promotion.
                {
                  name: 'promotion',
                  test: /\/promotions\/(?:IssuerOnly|EmptyList|FilterForm|Detail\w+|PromotionDetail|PromotionPage)\.tsx?$|\/routes\/promocion\.\$id\.tsx\?/,
                  priority: 1,
                },
                // The till has the button to note a use, and what a first visit keeps is bounded in requests.
                {
                  name: 'uses',
                  test: /\/domain\/choice\/till\.ts|\/features\/(?:uses|till)\/|\/routes\/(?:ahorros|_week\.caja)\.tsx\?/,
                },
                { name: 'news', test: /\/news\/(?:New\w+|useNewsMark)\.tsx?$/ },
                { name: 'compare', test: /\/features\/compare\/|\/routes\/_week\.supermercados\.tsx\?/ },
              ],
            },
          },
        },
      },
    },
  },
}))

/** Names a class by a short hash of the class and its sheet; of the sheet that is asked for as text (`?inline`), too. */
function generateScopedName(name: string, file: string): string {
  const sheet = file.replace(/\?.*/, '').slice(import.meta.dirname.length)
  return createHash('sha256')
    .update(`${sheet} ${name}`)
    .digest('base64url')
    .replace(/^[\d_-]+/, '')
    .slice(0, 5)
}
