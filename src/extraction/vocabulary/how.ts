import type { Funds, Rail } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { ISSUERS, joinIntoSlot, WALLET_APPS } from './issuers.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

/** The modality of the clause says whether a way is required, accepted or banned. */
export const RAIL_LEXICON: Lexicon<'rail', Rail> = {
  kind: 'rail',
  entries: [
    { value: 'qr', phrases: ['qr', 'codigo qr', 'lectura|escaneo del? codigo? qr', 'escane* el? codigo? qr'] },
    {
      value: 'nfc',
      phrases: parsePhrases(`
        nfc, tecnologia nfc, apple pay, google pay|wallet, modo contactless|nfc, modo sin contacto, con|desde el|tu|su celular|telefono|celu|reloj,
        pagando|pagas|paga|pagar|pague|abonando|abonar con|desde el celular|telefono|celu,
        apoya*|acerca* el|tu|su celular|telefono|celu|reloj, samsung pay|wallet, paga|pago sin contacto nfc, near field communication
      `),
    },
    {
      value: 'contactless',
      phrases: ['contactless', 'sin contacto', 'contactless sin contacto', 'apoya*|acerca* la|tu|su tarjeta|plastico'],
    },
    {
      value: 'card',
      phrases: parsePhrases(`
        tarjeta|tarjetas fisica|fisicas, tarjeta|tarjetas de? credito|debito|prepaga fisica|fisicas, plastico|plasticos fisico?,
        la|las fisica|fisicas, pasa*|desliza*|inserta* la|tu|su|el tarjeta|plastico, tarjeta en mano|la? mano?,
        tarjeta|tarjetas de plastico, chip
      `),
    },
  ],
}

/** By name or in phrases without one. */
export const APP_LEXICON: Lexicon<'app', string | null> = {
  kind: 'app',
  entries: [
    {
      value: null,
      phrases: ['en|de|del modo alguno', 'de modo que|tal', 'de|del mismo|igual|este|otro|ningun|cualquier modo', 'otro modo'],
    },
    { value: 'MODO', phrases: ['modo', 'app|apps|billetera de? modo'] },
    ...ISSUERS.flatMap(({ words: { app } }) => (app === undefined ? [] : [{ value: app.name, phrases: app.phrases }])),
    { value: 'Apple Pay', phrases: ['apple pay'] },
    { value: 'Google Pay', phrases: ['google pay|wallet'] },
    { value: 'Samsung Pay', phrases: ['samsung pay|wallet'] },
    {
      value: 'app del banco',
      phrases: [
        'app|aplicacion|billetera del|de? la|su|tu? banco|bancos|entidad',
        'app|apps|aplicacion|aplicaciones bancaria|bancarias',
        ...ISSUERS.flatMap(({ words: { bankApp = [] } }) => bankApp),
        `app|aplicacion movil? del|de? banco? ${joinIntoSlot(({ appOfBank }) => (appOfBank === undefined ? [] : [appOfBank]))}`,
      ],
    },
  ],
}

export const FUNDS_LEXICON: Lexicon<'funds', Funds> = {
  kind: 'funds',
  isTolerant: true,
  entries: [
    {
      value: 'balance',
      phrases: [
        'dinero|dienro en|de la|tu|su? cuenta',
        'dinero|plata|saldo disponible',
        'saldo en|de la|tu|su? cuenta|billetera|app',
        'plata|guita en|de la|tu|su cuenta|billetera|app',
        'dinero|plata|saldo|guita que ya? tenes|tengas|tenga|tienen|hay|haya|tengan',
        'con|del|usando|desde el|tu|su? saldo',
        'saldo cargado|propio',
        ...[...WALLET_APPS.values()].map((app) => `dinero|plata en ${fold(app)}`),
      ],
    },
    { value: 'card', phrases: ['tarjeta|tarjetas asociad*|vinculad*|cargad*|enlazad*'] },
  ],
}
