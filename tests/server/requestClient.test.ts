import { afterEach, expect, test, vi } from 'vitest'

const getGlobalStartContext = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-start', () => ({ getGlobalStartContext }))

const { isOperatorRequest } = await import('#server/requestClient.ts')

afterEach(() => vi.unstubAllEnvs())

function isOperatorWith(context: unknown): boolean {
  getGlobalStartContext.mockReturnValue(context)
  return isOperatorRequest()
}

test('in the built app only who is said to be an operator is one', () => {
  vi.stubEnv('DEV', false)
  expect([undefined, {}, { isOperator: false }, { isOperator: 'true' }].map(isOperatorWith)).toEqual([false, false, false, false])
  expect(isOperatorWith({ isOperator: true })).toBe(true)
})

test('in development everybody is', () => {
  vi.stubEnv('DEV', true)
  expect(isOperatorWith(undefined)).toBe(true)
})
