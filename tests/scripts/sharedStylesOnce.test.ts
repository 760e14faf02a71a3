import { expect, test } from 'vitest'
import { sharedStylesOnce } from '../../scripts/sharedStylesOnce.ts'

type Chunk = { type: 'chunk'; fileName: string; isEntry: boolean; code: string; viteMetadata: { importedCss: Set<string> } }

function chunk(fileName: string, { css = [], code = '', isEntry = false }: { css?: string[]; code?: string; isEntry?: boolean }): Chunk {
  return { type: 'chunk', fileName, isEntry, code, viteMetadata: { importedCss: new Set(css) } }
}

/** Runs the plugin's two steps over a bundle; `write` does what the bundler does between them. */
function build(chunks: Chunk[], write: (chunks: Chunk[]) => void = () => {}): void {
  const plugin = sharedStylesOnce() as unknown as Record<'generateBundle' | 'writeBundle', (options: object, bundle: object) => void>
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]))
  plugin.generateBundle.call(context, {}, bundle)
  write(chunks)
  plugin.writeBundle.call(context, {}, bundle)
}

/** Lists with every module the styles of the entry, as the bundler does. */
function listStyles([entry, ...others]: Chunk[]): void {
  for (const one of others) one.code += JSON.stringify([...(entry?.viteMetadata.importedCss ?? []), ...one.viteMetadata.importedCss])
}

test('the styles of the entry leave the lists of what a module needs, its own stay', () => {
  const later = chunk('later.js', { css: ['later.css'] })
  build([chunk('index.js', { css: ['index.css'], isEntry: true }), later], listStyles)
  expect(later.code).toBe('["later.css"]')
})

test('a build fails when there is nothing to share, or when a module still requests shared styles', () => {
  expect(() => build([chunk('index.js', { isEntry: true })])).toThrow(/nothing to do/)
  expect(() => build([chunk('later.js', { css: ['index.css'] })])).toThrow(/nothing to do/)
  const entry = chunk('index.js', { css: ['index.css'], isEntry: true })
  expect(() => build([entry, chunk('later.js', { code: 'load(["index.css"])' })])).toThrow(/later\.js still asks for index\.css/)
})
