import { expect, test } from 'vitest'
import type { MethodSlug } from '#domain/catalogue/paymentMethod.ts'
import { slugOf, tierSlug } from '#domain/catalogue/tiers.ts'

test.each<[MethodSlug | null, string, string]>([
  ['banco-patagonia', 'Patagonia Singular', 'singular'],
  ['banco-patagonia', 'clientes Singular', 'singular'],
  ['banco-patagonia', 'Segmento Singular de Banco Patagonia', 'singular'],
  ['banco-hipotecario', 'Búho Gold', 'gold'],
  ['banco-hipotecario', 'Búho', 'buho'],
  ['naranjax', 'Plan NX Turbo', 'turbo'],
  ['banco-comafi', 'Único Black', 'unico-black'],
  [null, 'Tarjeta Signature', 'signature'],
  [null, 'Búho Gold', 'buho-gold'],
  [null, 'clientes', 'clientes'],
  [null, 'Un nombre que no termina nunca jamás', 'un-nombre-que-no-termina-nunca-j'],
])('of %s: «%s» is the tier %s', (issuer, name, slug) => {
  expect(tierSlug(issuer, name)).toBe(slug)
})

test.each([
  ['Mi Carrefour', 'mi-carrefour'],
  ['Club +Simple', 'club-simple'],
  ['  Córdoba (capital) ', 'cordoba-capital'],
  ['¡¡!!', ''],
  ['Personal docente de la provincia de Santa Fe', 'personal-docente-de-la-provincia'],
])('«%s» is part of a key as «%s»', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
