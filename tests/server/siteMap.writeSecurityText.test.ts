import { expect, test } from 'vitest'
import { writeSecurityText } from '#server/siteMap.ts'

test('names the contact, the expiry date and its own address', () => {
  const text = writeSecurityText({ siteUrl: 'https://yapa.example', contactEmail: 'contacto@yapa.example' }, new Date('2026-11-22'))
  expect(text).toBe(
    'Contact: mailto:contacto@yapa.example\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: es, en\nCanonical: https://yapa.example/.well-known/security.txt\n',
  )
})
