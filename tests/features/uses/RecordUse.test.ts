import { afterEach, expect, test, vi } from 'vitest'
import { askForDurableStorage } from '#features/uses/RecordUse.tsx'

afterEach(() => vi.unstubAllGlobals())

function browser(persist: (() => Promise<boolean>) | undefined): { asked: () => number } {
  const said = new Map<string, string>()
  let asked = 0
  const storage = persist && {
    persisted: async () => false,
    persist: () => {
      asked++
      return persist()
    },
  }
  vi.stubGlobal('navigator', { storage })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => said.get(key) ?? null,
    setItem: (key: string, value: string) => said.set(key, value),
  })
  return { asked: () => asked }
}

test('a browser that keeps the uses is asked, and there is nothing to say', async () => {
  const { asked } = browser(async () => true)
  expect(await askForDurableStorage()).toBeNull()
  expect(asked()).toBe(1)
})

test.each([
  ['refuses', async () => false],
  ['cannot be asked', undefined],
])('where a browser %s, it is said once how to keep them', async (_, persist) => {
  browser(persist)
  expect(await askForDurableStorage()).toMatch(/pantalla de inicio.*archivo/)
  expect(await askForDurableStorage()).toBeNull()
})

test('a browser that fails does not stop anything', async () => {
  browser(async () => Promise.reject(new Error('no')))
  expect(await askForDurableStorage()).toBeNull()
})
