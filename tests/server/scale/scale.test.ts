import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { scaleOf } from '#server/scale/scale.ts'

test.each([
  [{}, { keepsAnswers: true, role: 'alone' }],
  [{ YAPA_PROCESSES: 'off' }, { keepsAnswers: false, role: 'alone' }],
  [{ YAPA_PROCESSES: '1' }, { keepsAnswers: true, role: 'alone' }],
  [{ YAPA_PROCESSES: '3' }, { keepsAnswers: true, role: 'first' }],
])('one setting switches all that serves many visitors: %j', (env, expected) => {
  expect(scaleOf(readConfig(env))).toEqual(expected)
})
