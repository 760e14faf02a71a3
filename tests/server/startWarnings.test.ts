import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startWarnings } from '#server/startWarnings.ts'

const warningsWith = (env: Record<string, string>) => startWarnings(env, readConfig(env))

test.each(['YAPA_PROCESSES', 'YAPA_JOINS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG', 'YAPA_LLM_URL', 'YAPA_LLM_KEY'])(
  'a setting that is gone is named, with what to do: %s',
  (name) => {
    const mine = { YAPA_CONTACT_EMAIL: 'hola@yapa.com.ar' }
    expect(warningsWith({ ...mine, [name]: 'auto' })).toEqual([expect.stringMatching(new RegExp(`^${name} ya no existe.*: .+\\.$`))])
    expect(warningsWith({ ...mine, [name]: ' ' })).toEqual([])
  },
)

test('a contact that reaches nobody is named', () => {
  expect(warningsWith({})).toEqual([expect.stringMatching(/^contacto@yapa\.example no le llega a nadie.*YAPA_CONTACT_EMAIL/)])
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@yapa.EXAMPLE' })).toHaveLength(1)
  expect(warningsWith({ YAPA_CONTACT_EMAIL: 'hola@example.com.ar' })).toEqual([])
})
