import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { today } from '#domain/calendar/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: null,
      dataDirectory: path.resolve('data'),
      databaseUrl: null,
      siteUrl: 'http://localhost:3000',
      trustedProxies: 0,
      contactEmail: 'contacto@yapa.example',
      schedule: 'web',
      webhook: null,
      model: null,
    })
  })

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', YAPA_NOW: ' ' }).port).toBe(3000)
  })

  test('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      YAPA_DATA: '/var/lib/ya pa',
      DATABASE_URL: 'postgres://yapa:secret@localhost:5432/yapa',
      YAPA_SITE_URL: 'https://yapa.example/',
      YAPA_CONTACT_EMAIL: 'hola@yapa.example',
      YAPA_TRUST_PROXY: '1',
      YAPA_NOW: '2026-03-28T02:59:59Z',
      YAPA_SCHEDULE: 'off',
      YAPA_WEBHOOK_URL: 'https://avisos.example/yapa',
      YAPA_WEBHOOK_TOKEN: 'abc',
    })
    expect(config).toMatchObject({ schedule: 'off', webhook: { url: 'https://avisos.example/yapa', token: 'abc' } })
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', dataDirectory: '/var/lib/ya pa', siteUrl: 'https://yapa.example' })
    expect(config.trustedProxies).toBe(1)
    const model = { YAPA_MODEL_URL: 'http://127.0.0.1:11434/v1', YAPA_MODEL_NAME: 'qwen3:14b', YAPA_MODEL_CALLS: '20' }
    expect(readConfig(model).model).toEqual({
      ...{ url: 'http://127.0.0.1:11434/v1', name: 'qwen3:14b', key: null },
      ...{ calls: 20, tokens: 500_000, seconds: 300 },
    })
    expect(config.databaseUrl).toContain('secret')
    // 23:59:59 in Argentina.
    expect(today(config.clock)).toBe('2026-03-27')
  })

  test.each([
    ['PORT', '70000'],
    ['YAPA_SCHEDULE', 'worker'],
    ['PORT', '-1'],
    ['PORT', '3000x'],
    ['HOST', 'a b'],
    ['YAPA_SITE_URL', 'yapa.example'],
    ['YAPA_SITE_URL', 'https://yapa.example/ruta'],
    ['YAPA_SITE_URL', 'ftp://yapa.example'],
    ['YAPA_CONTACT_EMAIL', 'hola'],
    ['YAPA_TRUST_PROXY', 'true'],
    ['YAPA_TRUST_PROXY', '10'],
    ['YAPA_NOW', '2026-03-27'],
    ['YAPA_NOW', '2026-03-27T15:00:00'],
    ['YAPA_NOW', '2026-02-30T15:00:00Z'],
    ['YAPA_NOW', '2026-03-27T25:00:00Z'],
    ['YAPA_NOW', 'ayer'],
  ])('refuses %s=%s, naming the variable, the value and an example', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toContain(`${name}: el valor «${value}»`)
    expect(message).toContain(`por ejemplo: ${name}=`)
  })

  test('reports all problems in one message', () => {
    const message = messageOf({ PORT: 'x', YAPA_NOW: 'y', YAPA_SITE_URL: 'z' })
    expect(message.split('\n')).toHaveLength(4)
  })

  test('never shows the password of a database address', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://yapa:secret@localhost/yapa' })
    expect(message).toContain('DATABASE_URL')
    expect(message).not.toContain('secret')
  })

  test('asks for the name of a model, and never shows its key', () => {
    const message = messageOf({ YAPA_MODEL_URL: 'https://modelos.example/v1', YAPA_MODEL_KEY: 'clave secreta' })
    expect(message).toContain('YAPA_MODEL_NAME: falta')
    expect(message).toContain('YAPA_MODEL_KEY')
    expect(message).not.toContain('secreta')
  })

  test('suggests only examples that it accepts itself', () => {
    for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'YAPA_SITE_URL', 'YAPA_CONTACT_EMAIL', 'YAPA_NOW']) {
      const example = new RegExp(`${name}=(\\S+)`).exec(messageOf({ [name]: '\0 <' }))?.[1]
      expect(messageOf({ [name]: example ?? 'none' }), name).toBe('')
    }
  })

  test('either answers or throws a ConfigError, for any environment', () => {
    const names = ['PORT', 'HOST', 'YAPA_DATA', 'DATABASE_URL', 'YAPA_SITE_URL', 'YAPA_CONTACT_EMAIL', 'YAPA_NOW']
    const value = fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress(), fc.date({ noInvalidDate: true }).map(String))
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...names), value), (env) => void expect(messageOf(env)).toBeTypeOf('string')))
  })
})
