import { describe, expect, it } from 'vitest'
import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, type ReportValues, readReport } from '#domain/promotion/report.ts'

const values = (changes: Partial<ReportValues> = {}): ReportValues => ({
  mensaje: 'El tope es otro',
  correo: '',
  campo: 'tope',
  promocion: 'abc123',
  version: '7',
  ...changes,
})
const problems = (changes: Partial<ReportValues>) => {
  const read = readReport(values(changes))
  return read.ok ? [] : Object.keys(read.problems)
}

describe('a report', () => {
  it('contains what was typed and the promotion it is about', () => {
    expect(readReport(values({ mensaje: '  dos\r\nlíneas ', correo: ' ana@correo.com.ar ' }))).toEqual({
      ok: true,
      report: { message: 'dos\nlíneas', email: 'ana@correo.com.ar', field: 'tope', promotionId: 'abc123', snapshotVersion: 7 },
    })
  })

  it('about the app has no promotion', () => {
    expect(readReport(values({ promocion: '', campo: '' }))).toMatchObject({
      report: { promotionId: null, snapshotVersion: null, field: null },
    })
  })

  it('needs some words, and not too many', () => {
    expect(problems({ mensaje: '   ' })).toEqual(['mensaje'])
    expect(problems({ mensaje: 'tope' })).toEqual(['mensaje'])
    expect(problems({ mensaje: 'topes' })).toEqual([])
    expect(problems({ mensaje: 'x'.repeat(MAX_MESSAGE_LENGTH) })).toEqual([])
    expect(problems({ mensaje: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) })).toEqual(['mensaje'])
  })

  it('refuses an address that cannot receive mail', () => {
    for (const correo of [
      'ana',
      'ana@',
      '@correo.com',
      'ana@correo',
      'a b@correo.com',
      'ana@correo.com, b@c.com',
      `${'a'.repeat(MAX_EMAIL_LENGTH)}@c.com`,
    ])
      expect(problems({ correo }), correo).toEqual(['correo'])
    for (const correo of ['ana@correo.com.ar', 'ana.lópez+súper@correo.ar', '']) expect(problems({ correo }), correo).toEqual([])
  })

  it('says what to correct', () => {
    const read = (changes: Partial<ReportValues>) => readReport(values(changes))
    expect(read({ mensaje: '', correo: 'ana' })).toEqual({
      ok: false,
      problems: {
        mensaje: 'Contanos en unas palabras qué está mal.',
        correo: 'Ese correo no parece completo. Revisalo, o dejalo vacío.',
      },
    })
    expect(read({ mensaje: 'x'.repeat(2_001) })).toEqual({
      ok: false,
      problems: { mensaje: 'Es muy largo: hasta 2000 caracteres (van 2001).' },
    })
  })

  it('has no address where none was typed, and one of 254 characters at the most', () => {
    expect(readReport(values())).toMatchObject({ report: { email: null } })
    const longest = `${'a'.repeat(MAX_EMAIL_LENGTH - '@correo.ar'.length)}@correo.ar`
    expect([problems({ correo: longest }), problems({ correo: `a${longest}` })]).toEqual([[], ['correo']])
  })

  it.each([
    ['1', 1],
    ['123456789', 123_456_789],
    ['1234567890', null],
    ['0', null],
    ['1.5', null],
    ['7a', null],
    ['a7', null],
    ['', null],
  ])('is about the version «%s»: %s', (version, snapshotVersion) => {
    expect(readReport(values({ version }))).toMatchObject({ report: { snapshotVersion } })
  })

  it('leaves out what a form of ours would not send', () => {
    expect(readReport(values({ campo: 'precio', promocion: '../../etc', version: '1e9' }))).toMatchObject({
      ok: true,
      report: { field: null, promotionId: null, snapshotVersion: null },
    })
    expect(readReport(values({ version: '-3' }))).toMatchObject({ report: { promotionId: 'abc123', snapshotVersion: null } })
  })
})
