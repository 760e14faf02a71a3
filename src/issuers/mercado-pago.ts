import type { IssuerFacts, IssuerWords, ShopperNames } from './issuer.ts'

export const facts = {
  methods: [{ code: 38, slug: 'mercado-pago', name: 'Mercado Pago', kind: 'wallet', colours: { fill: '#00a3e0', ink: '#171717' } }],
} as const satisfies IssuerFacts

export const shopperNames = { also: 'meli mp mercado libre' } as const satisfies ShopperNames

export const words: IssuerWords = {
  names: ['mercado de? pago'],
  isPaidAsSuch: true,
  app: { name: 'Mercado Pago', phrases: ['mercado de? pago', 'app|apps|billetera de? mercado pago'], isWallet: true },
  cards: [{ name: 'Tarjeta de crédito Mercado Pago', phrases: ['tarjeta|tarjetas de credito de? mercado pago', 'credito mercado pago'] }],
  refundAccount: ['mercado de? pago'],
  written: ['Mercado Pago', 'Mercado Libre'],
}
