import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 29, slug: 'banco-comafi', name: 'Banco Comafi', kind: 'bank', colours: { fill: '#00857c', ink: '#ffffff' } }],
  tiers: ['Ahorro', 'Global', 'Classic', 'Premium', 'Único', 'Único Black', 'Platinum'],
  letters: 'CF',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? comafi'],
  tiers: [
    { name: 'Único Black', phrases: ['cuenta? comafi? unico black'] },
    { name: 'Único', phrases: ['comafi unico', 'cuenta comafi? unico'] },
  ],
  appOfBank: 'comafi',
  written: ['Comafi'],
}
