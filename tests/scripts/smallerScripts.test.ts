import terser from 'terser/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { smallerScripts } from '../../scripts/smallerScripts.ts'

/** What the plugin makes of a script. */
async function smaller(code: string): Promise<string> {
  const plugin = smallerScripts() as unknown as { generateBundle(options: object, bundle: object): Promise<void> }
  const chunk = { type: 'chunk', code }
  await plugin.generateBundle({}, { 'a.js': chunk })
  return chunk.code
}

test('a package’s function keeps its parentheses, by which a browser reads it while the script arrives', async () => {
  const code = await smaller('const once = make; export const react = once((exports) => { exports.answer = 42 })')
  expect(code).toMatch(/\(\(\w+\s*=>/)
})

test('the code gets smaller and does the same', async () => {
  const code = 'export const sum = (first, second) => { const third = first + second; return third }'
  const result = await smaller(code)
  expect(result.length).toBeLessThan(code.length)
  expect(result).toContain('export')
})

test('other settings make other file names: the minifier counts in them', () => {
  const { augmentChunkHash } = smallerScripts() as unknown as { augmentChunkHash(): string }
  expect(augmentChunkHash()).toContain(terser.version)
})
