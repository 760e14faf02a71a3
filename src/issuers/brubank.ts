import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 69, slug: 'brubank', name: 'Brubank', kind: 'wallet', colours: { fill: '#6a35d4', ink: '#ffffff' } }],
  tiers: ['Plan One', 'Plan Plus', 'Plan Ultra'],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['brubank'],
  tiers: [
    { name: 'Plan Ultra', phrases: ['plan ultra', 'brubank ultra'] },
    { name: 'Plan Plus', phrases: ['brubank plus', 'brubank plan plus'] },
    { name: 'Plan One', phrases: ['brubank one', 'brubank plan one'] },
  ],
}
