import { expect, test } from 'vitest'
import { importsWhole } from '../../scripts/importsWhole.ts'

type Chunk = { type: 'chunk'; fileName: string; dynamicImports: string[]; code: string }
type Hooks = {
  load: { filter: { id: RegExp }; handler: () => string }
  buildEnd: (this: object, error?: Error) => void
  writeBundle: (this: object, options: object, bundle: Record<string, Chunk>) => void
}

const context = {
  error: (message: string) => {
    throw new Error(message)
  },
}

/** Builds an app of one file with one import, written so. @throws what the plugin finds wrong. */
function build(code: string, asked = ['\0vite/preload-helper.js']): string[] {
  const plugin = importsWhole('/app') as unknown as Hooks
  const loaded = asked.filter((id) => plugin.load.filter.id.test(id)).map(() => plugin.load.handler())
  plugin.buildEnd.call(context)
  const chunk = { type: 'chunk' as const, fileName: 'assets/index.js', dynamicImports: ['assets/later-1234abcd.js'], code }
  plugin.writeBundle.call(context, {}, { index: chunk })
  return loaded
}

test('what imports modules is ours', () => {
  const [ours] = build('p(()=>(import("./later-1234abcd.js")),[])')
  expect(ours).toBe('export { importWhole as __vitePreload } from "/app/src/features/shell/importWhole.ts"')
})

test('a build fails that does not ask for it, or writes addresses otherwise', () => {
  expect(() => build('import("./later-1234abcd.js")', [])).toThrow(/ours would never be called/)
  expect(() => build('p(()=>import(`./later-1234abcd.js`))')).toThrow(/how assets\/index.js imports assets\/later-1234abcd.js/)
})
