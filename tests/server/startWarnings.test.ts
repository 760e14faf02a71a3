import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startWarnings } from '#server/startWarnings.ts'

const warningsWith = (env: Record<string, string>) => startWarnings(readConfig(env))

test('a contact that reaches nobody is named', () => {
  expect(warningsWith({})).toEqual([expect.stringMatching(/^contacto@yapa\.example no le llega a nadie.*YAPA_CONTACT_EMAIL/)])
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@yapa.EXAMPLE' })).toHaveLength(1)
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@example.com.ar' })).toEqual([])
})
