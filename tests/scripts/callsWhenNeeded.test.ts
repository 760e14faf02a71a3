import path from 'node:path'
import { expect, test } from 'vitest'
import { callsWhenNeeded } from '../../scripts/callsWhenNeeded.ts'

const OURS = path.join('/app', 'src/features/failure/callsWhenNeeded.ts')
const FUNCTION = ['@tanstack/react-start/client-rpc', '/app/src/features/status/status.functions.ts?tss-client'] as const
const START = ['../client-rpc/createClientRpc.js', '/app/node_modules/core/client/ServerFunctionSerializationAdapter.js'] as const

type Hooks = {
  resolveId: { handler: (this: object, id: string, importer?: string) => string | null }
  buildEnd: (this: object, error?: Error) => void
}

/** Resolves imports as a build does, and ends it. @throws what the plugin finds wrong. */
function build(...imports: (readonly [id: string, importer: string])[]): (string | null)[] {
  const plugin = callsWhenNeeded('/app') as unknown as Hooks
  const context = {
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const resolved = imports.map(([id, importer]) => plugin.resolveId.handler.call(context, id, importer))
  plugin.buildEnd.call(context)
  return resolved
}

test('modules with calls import our module, and our module imports the framework', () => {
  const own = ['@tanstack/react-start/client-rpc', OURS] as const
  const inside = ['./createClientRpc.js', '/app/node_modules/core/client-rpc/index.js'] as const
  expect(build(FUNCTION, START, own, inside)).toEqual([OURS, OURS, null, null])
})

test('a build fails in which calls are made in a way that is not known', () => {
  expect(() => build(START)).toThrow(/how a server function makes calls/)
  expect(() => build(FUNCTION)).toThrow(/how the framework's start makes calls/)
})
