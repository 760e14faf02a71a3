import type { Funds, Rail } from '#domain/condition.ts'
import type { Lexicon } from './lexicon.ts'

export const RAIL_WORDS: Lexicon<'rail', Rail> = {
  kind: 'rail',
  entries: [
    { value: 'qr', phrases: ['qr', 'codigo qr', 'escane*', 'pago con? qr'] },
    { value: 'nfc', phrases: ['nfc', 'apple pay', 'google pay', 'modo contactless', 'con? tu? celular'] },
    { value: 'contactless', phrases: ['contactless', 'sin contacto'] },
    { value: 'card', phrases: ['tarjeta|tarjetas fisica|fisicas', 'tarjeta de credito|debito fisica', 'plastico|plasticos'] },
    { value: 'web', phrases: ['exclusivo online', 'boton de pago', 'checkout web'] },
  ],
}

export const APPS: Lexicon<'app', string> = {
  kind: 'app',
  entries: [
    { value: 'MODO', phrases: ['modo', 'app modo'] },
    { value: 'Mercado Pago', phrases: ['mercado de? pago', 'app de? mercado pago'] },
    { value: 'BNA+', phrases: ['app bna', 'bna mas'] },
    { value: 'Cuenta DNI', phrases: ['cuenta dni'] },
    {
      value: 'app del banco',
      phrases: [
        'app del? banco',
        'aplicacion del banco',
        'app bancaria',
        'app macro|ciudad|galicia|santander|bbva|supervielle|comafi',
        'credicoop movil',
        'patagonia movil',
      ],
    },
  ],
}

export const FUNDS_WORDS: Lexicon<'funds', Funds> = {
  kind: 'funds',
  tolerant: true,
  entries: [
    {
      value: 'balance',
      phrases: [
        'dinero en|de cuenta',
        'dinero disponible',
        'saldo en? cuenta?',
        'saldo disponible',
        'dinero en la cuenta',
        'dinero en mercado pago',
      ],
    },
  ],
}

export const SINGLE_PAYMENT: Lexicon<'singlePayment', true> = {
  kind: 'singlePayment',
  entries: [{ value: true, phrases: ['en? un|1|uno solo? pago', 'pago unico', '1|una cuota', 'contado'] }],
}
