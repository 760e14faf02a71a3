import { expect, it } from 'vitest'
import { findOwnMethods } from '#domain/choice/ownMethods.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'

const WALLET: Wallet = {
  ...EMPTY_WALLET,
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito', 'visa-debito'] },
    { method: 'mercado-pago', cards: null },
    { method: 'modo', cards: null },
  ],
}
const how = (change: Partial<typeof NO_CONDITIONS.how>) => ({ conditions: { ...NO_CONDITIONS, how: { ...NO_CONDITIONS.how, ...change } } })

it.each<[string, Partial<ListedPromotion>, string[]]>([
  ['anything of the wallet where nothing is asked', {}, ['Banco Galicia', 'Mercado Pago', 'MODO']],
  ['what scans the code of the till', how({ rails: ['qr'] }), ['Mercado Pago', 'MODO']],
  ['the balance of a wallet', how({ rails: ['qr'], funds: 'balance' }), ['Mercado Pago']],
  ['cards of credit', how({ funds: 'credit' }), ['Banco Galicia,Tarjeta de crédito VISA']],
  ['cards that are held to the terminal', how({ rails: ['contactless'], funds: 'debit' }), ['Banco Galicia,Tarjeta de débito VISA']],
  ['nothing where some are banned and we do not know which', { qualifiers: ['bannedMethods'] }, []],
  ['nothing where the card does not speak of methods', { qualifiers: ['unsaidMethods'] }, []],
  ['nothing where a method is named', { paymentMethods: [['Banco Macro']] }, []],
  ['nothing where it is paid on the web', how({ rails: ['web'] }), []],
  ['nothing where an app is named', how({ app: ['BNA+'] }), []],
])('names %s', (_, change, groups) => {
  expect(findOwnMethods({ ...plainPromotion, ...change }, WALLET).map((group) => group.join())).toEqual(groups)
})
