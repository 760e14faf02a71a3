import { describe, expect, it, test } from 'vitest'
import { readWeekCall, WEEK_FORMAT, weekCallAddress } from '#features/promotions/weekCall.ts'

const read = (address: string) => readWeekCall(new URL(address, 'https://yapa.example'))
const asked = (payload: string) => read(`/_serverFn/promociones?payload=${encodeURIComponent(payload)}&createServerFn`)

it('bears the marker, and a payload of data and context', () => {
  const { searchParams } = new URL(weekCallAddress('AbC-_1'), 'https://yapa.example')
  expect([...searchParams.keys()]).toEqual(['payload', 'createServerFn'])
  expect(JSON.parse(searchParams.get('payload') ?? '')).toEqual({ data: { format: WEEK_FORMAT, week: 'AbC-_1' }, context: {} })
})

it('is read as it was written', () => {
  expect(read(weekCallAddress())).toEqual({ format: WEEK_FORMAT, week: undefined })
  expect(read(weekCallAddress('AbC-_1'))).toEqual({ format: WEEK_FORMAT, week: 'AbC-_1' })
})

describe('a call of others', () => {
  test.each(['{}', '{"context":{}}', '{"data":null,"context":{}}', '{"data":{"$undefined":0},"context":{}}'])(
    '%s asks for the current week',
    (payload) => {
      expect(asked(payload)).toEqual({ format: WEEK_FORMAT, week: undefined })
    },
  )

  test.each(['', '{bad', 'null', '{"data":{"format":"1"}}', '{"data":{"week":["x"]}}'])('%s is not understood', (payload) => {
    expect(asked(payload)).toBeNull()
  })

  it('may name another form, which the address then bears', () => {
    expect(asked('{"data":{"format":7,"week":"x"}}')).toEqual({ format: 7, week: 'x' })
  })
})
