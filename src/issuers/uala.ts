import type { Called, Facts, Words } from './issuer.ts'

export const facts = {
  methods: [{ code: 39, slug: 'uala', name: 'Uala', kind: 'wallet', colours: { fill: '#2f5bea', ink: '#ffffff' } }],
  app: 'Ualá',
} as const satisfies Facts

export const called = { also: 'wilobank', short: { uala: 'Ualá' } } as const satisfies Called

export const words: Words = { names: ['uala'], refundAccount: ['uala'], written: ['Ualá'] }
