import type { EverydayNames, IssuerFacts, IssuerWords } from './issuer.ts'

export const facts = {
  methods: [
    { code: 40, slug: 'naranjax', name: 'NaranjaX', kind: 'wallet', colours: { fill: '#fe5000', ink: '#171717' } },
    {
      code: 41,
      slug: 'naranjax-plan-turbo',
      name: 'NaranjaX - Plan Turbo',
      kind: 'wallet',
      parent: 'NaranjaX',
      colours: { fill: '#fe5000', ink: '#171717' },
      means: ['tier:naranjax:turbo'],
    },
    {
      code: 42,
      slug: 'naranjax-plan-epico',
      name: 'NaranjaX - Plan Épico',
      kind: 'wallet',
      parent: 'NaranjaX',
      colours: { fill: '#fe5000', ink: '#171717' },
      means: ['tier:naranjax:epico'],
    },
  ],
  tiers: ['Inicial', 'Turbo', 'Épico'],
  severalTiers: { name: 'Planes de suscripción', of: ['Turbo', 'Épico'] },
  tierWord: 'nx',
  isCardFirst: true,
  letters: 'NX',
} as const satisfies IssuerFacts

export const everydayNames = { also: 'tarjeta naranja' } as const satisfies EverydayNames

export const words: IssuerWords = {
  names: [
    'tarjeta|tarjetas? naranja x',
    'tarjeta|tarjetas naranja',
    'tarjeta|tarjetas? de? credito|debito naranja x?',
    'naranja visa|mastercard|amex|american',
    'nx',
  ],
  pictures: ['naranja', 'plan z'],
  tiers: [
    { name: 'Plan Turbo', phrases: ['plan? turbo'], variant: 'naranjax-plan-turbo' },
    { name: 'Plan Épico', phrases: ['plan? epico'], variant: 'naranjax-plan-epico' },
    {
      name: 'planes de suscripción',
      phrases: [
        'adherid*|aherid*|suscrip*|suscrit*|suscript* a|al|a los plan|planes nx|suscripcion|de',
        'adherid*|aherid*|suscrip*|suscrit*|suscript* a|al|a los plan|planes de suscripcion',
        'plan|planes de? suscripcion nx?',
        'plan nx',
      ],
    },
  ],
  people: [
    { variant: 'naranjax-plan-turbo', kinds: ['segment'], names: ['planes de suscripción'] },
    { variant: 'naranjax-plan-epico', kinds: ['segment'], names: ['planes de suscripción'] },
  ],
  app: { name: 'Naranja X', phrases: ['app de? naranja x'], hasCard: true },
  plainCard: { name: 'naranja ?x?', debit: 'visa-debito' },
  written: [
    'NaranjaX',
    'Naranja X',
    'Naranja Plan Z',
    'Naranja Visa',
    'Naranja Mastercard',
    'Naranja Amex',
    'Naranja American Express',
    'Plan Z',
  ],
  nicknames: ['la|tu|con naranja'],
}
