import { expect, test } from 'vitest'
import { isLocal } from '#server/http/clientAddress.ts'

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['127.evil', false],
  [undefined, false],
])('a request from %s is of this machine: %s', (remoteAddress, expected) => {
  expect(isLocal({ socket: { remoteAddress }, headers: {} })).toBe(expected)
})
