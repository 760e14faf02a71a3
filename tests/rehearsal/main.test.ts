import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { rehearse } from '#rehearsal/main.ts'

let said: MockInstance<typeof console.error>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

test.each([
  [['--port', 'x'], /«x» no es un puerto/],
  [['--fault', 'coto'], /«source» tiene que ser/],
  [['--fault', 'coto=terremoto'], /«fault» tiene que ser una de: none, error-500/],
  [['--nada'], /No se entienden los argumentos: --nada/],
])('%j makes no sense, and that is said with how it is used', async (argv, words) => {
  expect(await rehearse(argv, {})).toBe(2)
  expect(said.mock.calls.flat().join('\n')).toMatch(words)
  expect(said.mock.calls.flat().join('\n')).toContain('Uso: npm run yapa -- rehearse')
})
