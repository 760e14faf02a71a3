import { expect, test } from 'vitest'
import { listStartWarnings, readConfig } from '#server/config.ts'

const SITE = { YAPA_SITE_URL: 'https://yapa.com.ar' }
const warningsWith = (env: Record<string, string>) => listStartWarnings(readConfig({ ...SITE, ...env }))

test('an address that only this machine knows is named', () => {
  const own = { YAPA_CONTACT_EMAIL: 'hola@yapa.com.ar' }
  expect(listStartWarnings(readConfig(own))).toEqual([expect.stringMatching(/http:\/\/localhost:\d+: .*YAPA_SITE_URL/)])
  expect(warningsWith(own)).toEqual([])
})

test('a contact that reaches nobody is named', () => {
  expect(warningsWith({})).toEqual([expect.stringMatching(/^contacto@yapa\.example no le llega a nadie.*YAPA_CONTACT_EMAIL/)])
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@yapa.EXAMPLE' })).toHaveLength(1)
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@example.com.ar' })).toEqual([])
})
