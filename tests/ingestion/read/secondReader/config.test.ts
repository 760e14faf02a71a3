import { describe, expect, it, vi } from 'vitest'
import { main } from '#cli/main.ts'
import { readSecondReaderConfig, SECOND_READER_LIMITS } from '#ingestion/read/secondReader/config.ts'

const SET = { YAPA_LLM_URL: 'https://llm.example/v1', YAPA_LLM_MODEL: 'small' }

function messageOf(env: Record<string, string>): string {
  try {
    readSecondReaderConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

describe('the configuration of the second reader', () => {
  it('is off by default, and with empty variables', () => {
    expect(readSecondReaderConfig({})).toBeNull()
    expect(readSecondReaderConfig({ YAPA_LLM_URL: ' ', YAPA_LLM_MODEL: '' })).toBeNull()
  })

  it('takes the address of an API or of its chat completions', () => {
    const endpoints = ['https://llm.example/v1', 'https://llm.example/v1/', 'https://llm.example/v1/chat/completions'].map(
      (url) => readSecondReaderConfig({ ...SET, YAPA_LLM_URL: url })?.endpoint.href,
    )
    expect(new Set(endpoints)).toEqual(new Set(['https://llm.example/v1/chat/completions']))
    const azure = readSecondReaderConfig({ ...SET, YAPA_LLM_URL: 'https://llm.example/deployments/x?api-version=1' })
    expect(azure?.endpoint.href).toBe('https://llm.example/deployments/x/chat/completions?api-version=1')
  })

  it('needs no key, and has its own limits', () => {
    expect(readSecondReaderConfig(SET)).toMatchObject({ key: null, model: 'small', limits: SECOND_READER_LIMITS })
  })

  it('reads the bounds of a run', () => {
    const bounds = { YAPA_LLM_MAX_CALLS: '7', YAPA_LLM_TIMEOUT: '12', YAPA_LLM_RUN_TIMEOUT: '90' }
    expect(readSecondReaderConfig({ ...SET, ...bounds })?.limits).toMatchObject({ calls: 7, call: { total: 12_000 }, run: 90_000 })
  })

  it.each([
    ['YAPA_LLM_URL', 'llm.example/v1'],
    ['YAPA_LLM_URL', 'ftp://llm.example'],
    ['YAPA_LLM_URL', 'https://user:password@llm.example/v1'],
    ['YAPA_LLM_MODEL', ''],
    ['YAPA_LLM_KEY', 'two words'],
    ['YAPA_LLM_MAX_CALLS', '0'],
    ['YAPA_LLM_MAX_CALLS', '1e3'],
    ['YAPA_LLM_TIMEOUT', '-1'],
    ['YAPA_LLM_RUN_TIMEOUT', '999999'],
  ])('explains what is wrong with %s=%s', (name, value) => {
    expect(messageOf({ ...SET, [name]: value })).toMatch(new RegExp(`La configuración de la segunda lectura tiene errores:\\n  ${name}: `))
  })

  it('reports a model or a key without an address', () => {
    expect(messageOf({ YAPA_LLM_MODEL: 'small' })).toContain('YAPA_LLM_URL: falta')
    expect(messageOf({ YAPA_LLM_KEY: 'sk-secret' })).toContain('YAPA_LLM_URL: falta')
  })

  it('sends no key over an open line, but for this machine', () => {
    const key = { YAPA_LLM_KEY: 'sk-secret' }
    expect(messageOf({ ...SET, ...key, YAPA_LLM_URL: 'http://llm.example/v1' })).toContain('https://')
    for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
      expect(messageOf({ ...SET, ...key, YAPA_LLM_URL: `http://${host}/v1` })).toBe('')
    }
    expect(messageOf({ ...SET, YAPA_LLM_URL: 'http://models:11434/v1' })).toBe('')
  })

  it('names all problems at once and never the key', () => {
    const message = messageOf({ YAPA_LLM_URL: 'x', YAPA_LLM_KEY: 'sk-secret value', YAPA_LLM_MAX_CALLS: 'many' })
    for (const name of ['YAPA_LLM_URL', 'YAPA_LLM_KEY', 'YAPA_LLM_MODEL', 'YAPA_LLM_MAX_CALLS']) expect(message).toContain(`${name}:`)
    expect(message).not.toContain('sk-secret')
  })

  it('stops the ingestion before anything is done, in plain words', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const env = { YAPA_LLM_URL: 'x', YAPA_LLM_MODEL: 'small', YAPA_DATA: '/nowhere/at/all' }
    expect(await main(['ingest', '--archive', '/nowhere'], env)).toBe(1)
    expect(said.mock.calls).toEqual([[expect.stringContaining('YAPA_LLM_URL: el valor no sirve')]])
    said.mockRestore()
  })
})
