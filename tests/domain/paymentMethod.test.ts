import { describe, expect, it } from 'vitest'
import { CARD_SLUGS, methodBySlug, methodNamed, PAYMENT_METHODS } from '#domain/paymentMethod.ts'

describe('the catalogue', () => {
  it('has unique codes, slugs and names', () => {
    for (const key of ['code', 'slug', 'name'] as const) {
      const values = PAYMENT_METHODS.map((method) => method[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('has the nine generic methods and about fifty specific ones of the specification', () => {
    expect(PAYMENT_METHODS.filter(({ kind }) => kind === 'generic')).toHaveLength(9)
    expect(PAYMENT_METHODS.filter(({ kind }) => kind !== 'generic').length).toBeGreaterThanOrEqual(50)
    expect(CARD_SLUGS.every((slug) => methodBySlug(slug).kind === 'generic')).toBe(true)
  })

  it('has slugs that are safe in a URL', () => {
    for (const { slug } of PAYMENT_METHODS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('names only parents that exist and are no variants themselves', () => {
    for (const { parent } of PAYMENT_METHODS) {
      if (parent) expect(methodNamed(parent).parent).toBeNull()
    }
    expect(PAYMENT_METHODS.filter(({ parent }) => parent === 'Personal Pay').map(({ name }) => name)).toEqual([
      'Personal Pay - Nivel 1',
      'Personal Pay - Nivel 2',
      'Personal Pay - Nivel 3',
    ])
  })

  it('keeps the codes that wallet cookies already use', () => {
    // A changed line here means that cookies in browsers would name something else: add new codes, never move old ones.
    expect(PAYMENT_METHODS.map(({ code, slug }) => `${code.toString(36)}=${slug}`).join(' ')).toMatchSnapshot()
  })

  it('has badges with enough contrast', () => {
    for (const { colours, name } of PAYMENT_METHODS) {
      expect(contrast(colours.fill, colours.ink), name).toBeGreaterThanOrEqual(4.5)
    }
  })
})

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
