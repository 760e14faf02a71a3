import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { createBrowserStore, createStore, useStore } from '#ui/store.ts'

const place = createStore({ name: 'here' })
function Shown() {
  return useStore(place, 'there', ({ name }) => name)
}

describe('a store', () => {
  test('tells those who follow it that its value is another', () => {
    const store = createStore('before')
    const heard = vi.fn(() => store.read())
    const leave = store.subscribe(heard)
    store.write('after')
    leave()
    store.write('later')
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['after'])
    expect(store.read()).toBe('later')
  })

  test('is drawn by the server as it is told', () => {
    expect(renderToString(createElement(Shown))).toBe('there')
  })
})

describe('a value of the browser', () => {
  test('is looked at when it is first read, followed, changed by the page, or after an event', () => {
    const target = new EventTarget()
    const look = vi.fn(() => 'now')
    const store = createBrowserStore(look, ['change', 'focus'], () => target)
    expect([store.read(), store.read()]).toEqual(['now', 'now'])
    expect(look).toHaveBeenCalledTimes(1)
    look.mockReturnValue('followed')
    const heard = [vi.fn(), vi.fn()]
    const leave = heard.map((listener) => store.subscribe(listener))
    expect(store.read()).toBe('followed')
    look.mockReturnValue('focused').mockClear()
    target.dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(1)
    expect(store.read()).toBe('focused')
    look.mockReturnValue('changed')
    expect([store.refresh(), store.read()]).toEqual(['changed', 'changed'])
    leave[0]?.()
    heard[1]?.mockClear()
    target.dispatchEvent(new Event('change'))
    expect(heard[1]).toHaveBeenCalledTimes(1)
    expect(heard[0]).toHaveBeenCalledTimes(3)
  })
})
