export const GENERIC_METHODS = [
  { code: 59, slug: 'modo', name: 'MODO', kind: 'generic', colours: { fill: '#00704d', ink: '#ffffff' } },
  { code: 60, slug: 'visa-credito', name: 'Tarjeta de crédito VISA', kind: 'generic', colours: { fill: '#1a1f71', ink: '#ffffff' } },
  { code: 61, slug: 'visa-debito', name: 'Tarjeta de débito VISA', kind: 'generic', colours: { fill: '#2d3fb5', ink: '#ffffff' } },
  {
    code: 62,
    slug: 'mastercard-credito',
    name: 'Tarjeta de crédito Mastercard',
    kind: 'generic',
    colours: { fill: '#b3001b', ink: '#ffffff' },
  },
  {
    code: 63,
    slug: 'mastercard-debito',
    name: 'Tarjeta de débito Mastercard',
    kind: 'generic',
    colours: { fill: '#cf4500', ink: '#ffffff' },
  },
  {
    code: 64,
    slug: 'mastercard-prepaga',
    name: 'Tarjeta Prepaga Mastercard',
    kind: 'generic',
    colours: { fill: '#d97706', ink: '#171717' },
  },
  { code: 65, slug: 'cabal-credito', name: 'Tarjeta de crédito Cabal', kind: 'generic', colours: { fill: '#00437a', ink: '#ffffff' } },
  { code: 66, slug: 'cabal-debito', name: 'Tarjeta de débito Cabal', kind: 'generic', colours: { fill: '#00629b', ink: '#ffffff' } },
  { code: 67, slug: 'american-express', name: 'Tarjeta American Express', kind: 'generic', colours: { fill: '#006fcf', ink: '#ffffff' } },
] as const
