import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 48, slug: 'yoy', name: 'Yoy', kind: 'wallet', colours: { fill: '#1f2a44', ink: '#ffffff' } }],
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: ['billetera? yoy'],
  app: { name: 'Yoy', phrases: ['app|aplicacion de? yoy'] },
  refundAccount: ['yoy'],
  written: ['YOY'],
}
