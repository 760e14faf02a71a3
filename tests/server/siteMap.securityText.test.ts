import { expect, test } from 'vitest'
import { securityText } from '#server/siteMap.ts'

test('names the contact, the expiry date and its own address', () => {
  const text = securityText({ siteUrl: 'https://yapa.example', contactEmail: 'contacto@yapa.example' }, new Date('2026-11-22T00:00:00Z'))
  expect(text).toBe(
    'Contact: mailto:contacto@yapa.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: es, en\nCanonical: https://yapa.example/.well-known/security.txt\n',
  )
})
