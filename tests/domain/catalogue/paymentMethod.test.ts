import { describe, expect, it } from 'vitest'
import { CARD_SLUGS, methodBySlug, methodNamed, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'

/**
 * The codes (base 36) that cookies and links in the world have, a line each. Only ever append to it: a line that is changed or taken away makes
 * wallets in browsers hold another bank.
 */
const CODES_IN_COOKIES = `
1=banco-galicia
2=banco-galicia-eminent
3=banco-galicia-mas
4=banco-nacion
5=banco-nacion-tarjeta-nativa
6=banco-provincia
7=cuenta-dni
8=banco-santander
9=banco-santander-jubilados
a=banco-santander-women
b=banco-bbva
c=banco-macro
d=banco-macro-tarjeta-platinum
e=banco-macro-tarjeta-selecta
f=banco-ciudad
g=banco-ciudad-plan-sueldo-y-jubilados
h=billetera-buepp
i=banco-patagonia
j=tarjeta-de-credito-patagonia-365
k=banco-icbc
l=banco-icbc-cliente-payroll
m=banco-credicoop
n=banco-credicoop-plan-sueldo
o=banco-supervielle
p=banco-supervielle-identite-y-plan-sueldo
q=banco-supervielle-jubilados
r=banco-hipotecario
s=banco-hipotecario-buho-plan-sueldo
t=banco-comafi
u=banco-columbia
v=banco-del-sol
w=tarjeta-de-credito-sol
x=banco-entre-rios
y=banco-san-juan
z=banco-santa-cruz
10=banco-santa-fe
11=banco-de-corrientes
12=mercado-pago
13=uala
14=naranjax
15=naranjax-plan-turbo
16=naranjax-plan-epico
17=personal-pay
18=personal-pay-nivel-1
19=personal-pay-nivel-2
1a=personal-pay-nivel-3
1b=prex
1c=yoy
1d=uilo
1e=reba
1f=reba-black
1g=cencopay
1h=tarjeta-de-credito-cencosud-mastercard
1i=tarjeta-carrefour-credito
1j=tarjeta-carrefour-prepaga
1k=tarjeta-de-credito-coto-tci
1l=sidecreer
1m=american-express-platinum-y-centurion
1n=modo
1o=visa-credito
1p=visa-debito
1q=mastercard-credito
1r=mastercard-debito
1s=mastercard-prepaga
1t=cabal-credito
1u=cabal-debito
1v=american-express
1w=carrefour-cuenta-digital
1x=brubank
1y=lemon
1z=banco-bancor
20=banco-chaco
21=banco-neuquen
22=banco-la-pampa
23=banco-formosa
24=banco-municipal-de-rosario
25=banco-piano
26=banco-julio
27=banco-bica
28=banco-cmf
29=banco-meridian
2a=banco-roela
2b=banco-masventas
2c=banco-dino
`

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
    // In order of the codes, so that what was added since stands at the end.
    const now = PAYMENT_METHODS.toSorted((a, b) => a.code - b.code).map(({ code, slug }) => `${code.toString(36)}=${slug}`)
    const kept = CODES_IN_COOKIES.trim().split(/\s+/)
    expect(
      now.slice(0, kept.length),
      'a code in cookies would name something else: give the new row of the catalogue a code of its own',
    ).toEqual(kept)
    expect(now.slice(kept.length), 'new codes: append them to CODES_IN_COOKIES in tests/domain/catalogue/paymentMethod.test.ts').toEqual([])
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
