import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalisePath } from '#server/http/refusals.ts'

describe('the one spelling of a path', () => {
  test.each([
    ['/', '/'],
    ['/promocion/a-b_c', '/promocion/a-b_c'],
    ['/_serverFn/abc', '/_serverFn/abc'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/%5fserverFn/', '/_serverFn'],
    ['/x/../_serverFn/%20', '/_serverFn/%20'],
    ['/api/../reportar', '/reportar'],
    ['/api/%2e%2e/reportar', '/reportar'],
    ['/api%2f..%2freportar', '/reportar'],
    ['/metrics/', '/metrics'],
    ['//metrics', '/metrics'],
    ['/./%6detrics//.', '/metrics'],
    ['/../../..', '/'],
    ['/d%c3%ada', '/d%C3%ADa'],
    ['/a%3fb%23c', '/a%3Fb%23c'],
    ['/a#b', '/a%23b'],
    ['/a\\..\\b', '/a%5C..%5Cb'],
    ['/a%252fb', '/a%252fb'],
    ['/%00', '/%00'],
  ])('%s is %s', (path, one) => {
    expect(normalisePath(path)).toBe(one)
  })

  test.each(['*', '', 'http://yapa.example/metrics', 'metrics', '/%', '/%E0%A4%A', '/%ff'])('%s is none', (path) => {
    expect(normalisePath(path)).toBeNull()
  })

  test('is its own, and the one that a reader of URLs sees', () => {
    const parts = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '\\',
      '%25',
      '%',
      'a',
      '_',
      '%5f',
      ' ',
      '?',
      '#',
      'ñ',
      '%C3%B1',
      '\0',
      ';',
      '@',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
        const path = normalisePath(`/${some.join('')}`)
        if (path === null) return
        expect(normalisePath(path)).toBe(path)
        expect(new URL(path, 'http://x').pathname).toBe(path)
      }),
    )
  })
})
