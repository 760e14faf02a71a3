import type { IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [{ code: 18, slug: 'banco-patagonia', name: 'Banco Patagonia', kind: 'bank', colours: { fill: '#00567a', ink: '#ffffff' } }],
  tiers: ['Clásica', 'Plus', 'Singular', 'ON'],
  letters: 'PT',
} as const satisfies IssuerFacts

export const words: IssuerWords = {
  names: [
    'banco patagonia',
    'tarjeta|tarjetas de? credito|debito? patagonia',
    'patagonia singular|plus|clasica|movil|on',
    'el|del|al patagonia',
  ],
  short: ['patagonia'],
  tiers: [
    { name: 'Singular', phrases: ['patagonia? singular'] },
    { name: 'Plus', phrases: ['patagonia plus'] },
    { name: 'Clásica', phrases: ['patagonia clasica|clasico', 'cliente|clientes|cartera|cuenta|cuentas|plan|segmento|sueldo clasico'] },
    { name: 'ON', phrases: ['patagonia on'] },
  ],
  app: { name: 'Patagonia Móvil', phrases: ['app? patagonia movil'] },
  written: ['Patagonia'],
}
