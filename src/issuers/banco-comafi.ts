import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 29, slug: 'banco-comafi', name: 'Banco Comafi', kind: 'bank', colours: { fill: '#00857c', ink: '#ffffff' } }],
  tiers: ['Ahorro', 'Global', 'Classic', 'Premium', 'Único', 'Único Black', 'Platinum'],
  letters: 'CF',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['banco? comafi'],
  plainAccounts: ['cuenta|cuentas? comafi ahorro'],
  tiers: [
    { name: 'Único Black', phrases: ['cuenta? comafi? unico black'] },
    { name: 'Único', phrases: ['comafi unico', 'cuenta comafi? unico', 'pertenecientes a servicios de cuenta unico'] },
    { name: 'Global, Classic, Premium o Único', phrases: ['pertenecientes a servicios de cuenta global'] },
  ],
  appOfBank: 'comafi',
  written: ['Comafi'],
}
