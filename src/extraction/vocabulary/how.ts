import type { Funds, Rail } from '#domain/condition.ts'
import type { Lexicon } from './lexicon.ts'

/** Ways of paying. The clause around it says whether one is required, accepted or banned. */
export const RAIL_WORDS: Lexicon<'rail', Rail> = {
  kind: 'rail',
  entries: [
    { value: 'qr', phrases: ['qr', 'codigo qr', 'lectura|escaneo del? codigo? qr', 'escane* el? codigo? qr'] },
    {
      value: 'nfc',
      phrases: [
        'nfc',
        'tecnologia nfc',
        'apple pay',
        'google pay|wallet',
        'modo contactless|nfc',
        'con|desde tu|el|su celular|telefono',
        'paga|pago sin contacto nfc',
        'near field communication',
      ],
    },
    { value: 'contactless', phrases: ['contactless', 'sin contacto', 'contactless sin contacto'] },
    {
      value: 'card',
      phrases: [
        'tarjeta|tarjetas fisica|fisicas',
        'tarjeta|tarjetas de? credito|debito|prepaga fisica|fisicas',
        'plastico|plasticos fisico?',
      ],
    },
  ],
}

/** The apps of banks by their own names, and the ways in which cards speak of one without a name. */
export const APPS: Lexicon<'app', string | null> = {
  kind: 'app',
  entries: [
    {
      value: null,
      phrases: ['en|de|del modo alguno', 'de modo que|tal', 'de|del mismo|igual|este|otro|ningun|cualquier modo', 'otro modo'],
    },
    { value: 'MODO', phrases: ['modo', 'app|apps|billetera de? modo'] },
    { value: 'Mercado Pago', phrases: ['mercado de? pago', 'app|apps|billetera de? mercado pago'] },
    { value: 'BNA+', phrases: ['app? bna mas?', 'bna mas', 'billetera? modo bna mas?'] },
    { value: 'Cuenta DNI', phrases: ['app|aplicacion|billetera? de? cuenta dni'] },
    { value: 'Buepp', phrases: ['app|billetera? buepp'] },
    { value: 'Más Banco', phrases: ['app? mas banco'] },
    { value: 'Naranja X', phrases: ['app de? naranja x'] },
    { value: 'Credicoop Móvil', phrases: ['app? credicoop movil', 'app banca? credicoop'] },
    { value: 'Patagonia Móvil', phrases: ['app? patagonia movil'] },
    { value: 'Personal Pay', phrases: ['app|aplicacion personal pay', 'qr de? personal pay'] },
    { value: 'Yoy', phrases: ['app|aplicacion de? yoy'] },
    { value: 'Apple Pay', phrases: ['apple pay'] },
    { value: 'Google Pay', phrases: ['google pay|wallet'] },
    {
      value: 'app del banco',
      phrases: [
        'app|aplicacion|billetera del|de? la|su|tu? banco|bancos|entidad',
        'app|apps|aplicacion|aplicaciones bancaria|bancarias',
        'icbc? mobile banking',
        'app|aplicacion movil? del|de? banco? macro|ciudad|galicia|santander|bbva|supervielle|comafi|bh|icbc|hipotecario|nacion|bancor|credicoop',
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
        'dinero|dienro en|de la|tu|su? cuenta',
        'dinero disponible',
        'saldo en|de la|tu|su? cuenta',
        'saldo disponible',
        'dinero en mercado pago',
      ],
    },
  ],
}
