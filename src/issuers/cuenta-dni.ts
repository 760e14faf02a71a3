import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 7, slug: 'cuenta-dni', name: 'Cuenta DNI', kind: 'wallet', colours: { fill: '#00875a', ink: '#ffffff' } }],
  letters: 'DNI',
} as const satisfies IssuerFacts

export const shopperNames = { also: 'banco provincia bapro' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['cuenta dni', 'pago? clave dni'],
  carries: ['banco-provincia'],
  isPaidAsSuch: true,
  app: { name: 'Cuenta DNI', phrases: ['app|aplicacion|billetera? de? cuenta dni'], isWallet: true },
  written: ['Cuenta DNI'],
}
