import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_WALLET, WALLET_PARAMETERS, type Wallet } from '#domain/wallet/wallet.ts'
import { formatWalletFile, formatWalletParameters, MAX_FILE, parseWalletFile, parseWalletParameters } from '#domain/wallet/walletLink.ts'
import { wallets } from '../arbitraries.ts'

/** Of one parameter, in characters. */
const LONGEST = 8_000

describe('a wallet as a file', () => {
  it('gives back every wallet', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const file = formatWalletFile(wallet)
        expect(file.length).toBeLessThan(MAX_FILE)
        expect(parseWalletFile(file)).toEqual({ ok: true, value: wallet })
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['something else', '{"app":"otra","version":1}'],
    ['a later version', '{"app":"yapa","version":2}'],
    ['a version as text', '{"app":"yapa","version":"1"}'],
    ['an unknown method', '{"app":"yapa","version":1,"wallet":"banco-fantasma"}'],
    ['a field that is no text', '{"app":"yapa","version":1,"wallet":["modo"]}'],
    ['a field nobody knows', '{"app":"yapa","version":1,"wallet":"modo","saldo":"1"}'],
    ['a prototype', '{"app":"yapa","version":1,"__proto__":{"wallet":"modo"},"constructor":"x"}'],
    ['a rate out of bounds', '{"app":"yapa","version":1,"rate":"51"}'],
    ['a telephone that is neither', '{"app":"yapa","version":1,"phone":"true"}'],
    ['an endless list', `{"app":"yapa","version":1,"wallet":"${'modo,'.repeat(2000)}"}`],
    ['an endless file', ' '.repeat(MAX_FILE + 1)],
  ])('refuses %s with a reason', (_, text) => {
    expect(parseWalletFile(text)).toEqual({ ok: false, problem: expect.stringMatching(/\S{3}/) })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(parseWalletFile(text).ok).toBe(false)
      }),
    )
  })
})

describe('a wallet as a link', () => {
  it('gives back every wallet through a URL, readable as it is', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const raw = Object.entries(formatWalletParameters(wallet)).map(([name, value]) => `${name}=${value}`)
        const url = new URL(`http://x/?${raw.join('&')}`)
        expect(url.href).toBe(`http://x/?${raw.join('&')}`)
        expect(parseWalletParameters(Object.fromEntries(url.searchParams))).toEqual({ ok: true, value: wallet })
      }),
    )
  })

  it('leaves out what was not said', () => {
    expect(formatWalletParameters(EMPTY_WALLET)).toEqual({ wallet: '' })
    const said: Wallet = {
      ...EMPTY_WALLET,
      phoneContactless: false,
      province: 'Córdoba',
      answers: { qr: false, military: true },
      monthlyRate: 2.5,
    }
    expect(formatWalletParameters(said)).toEqual({ wallet: '', phone: 'no', province: 'cordoba', answers: '-qr,military', rate: '2.5' })
  })

  it('reads nothing as nothing said, whether it is missing or empty', () => {
    const empty = Object.fromEntries(WALLET_PARAMETERS.map((name) => [name, '']))
    expect([parseWalletParameters({}), parseWalletParameters(empty)]).toEqual([true, true].map((ok) => ({ ok, value: EMPTY_WALLET })))
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a method', { wallet: 'banco-fantasma' }, 'medio de pago desconocido: «banco-fantasma»'],
    ['a method without its name', { wallet: ':visa-credito' }, 'medio de pago desconocido: «:visa-credito»'],
    ['a card', { wallet: 'banco-galicia:oro' }, 'tarjeta desconocida: «oro»'],
    ['cards of what holds none', { wallet: 'modo:visa-credito' }, '«modo» no lleva tarjetas'],
    ['a condition', { conditions: 'jubilado,rico' }, 'condición desconocida: «rico»'],
    ['a club', { memberships: 'club-fantasma' }, 'membresía desconocida: «club-fantasma»'],
    ['a telephone', { phone: 'maybe' }, '«phone» tiene que ser yes o no'],
    ['a province', { province: 'atlantida' }, 'provincia desconocida: «atlantida»'],
    ['a question', { answers: '-nonsense' }, 'pregunta desconocida: «-nonsense»'],
    ['a rate', { rate: '50.01' }, '«rate» tiene que ir de 0 a 50'],
    ['a rate with a comma', { rate: '2,5' }, '«rate» tiene que ir de 0 a 50'],
    ['what is no text', { province: 7 }, '«province» tiene que ser un texto'],
    ['a text without an end', { answers: 'x'.repeat(LONGEST + 1) }, '«answers» es demasiado largo'],
    ['too many values', { wallet: Array(161).fill('modo').join() }, 'demasiados valores (máximo 160)'],
    ['a long word, of which it shows the beginning', { wallet: 'x'.repeat(41) }, `medio de pago desconocido: «${'x'.repeat(40)}…»`],
    ['a word of 40 letters as it is', { wallet: 'x'.repeat(40) }, `medio de pago desconocido: «${'x'.repeat(40)}»`],
  ])('names %s that is wrong', (_, given, problem) => {
    expect(parseWalletParameters(given)).toEqual({ ok: false, problem })
  })

  it('takes as much as it allows', () => {
    const wallet = Array(160).fill('modo').join()
    expect(parseWalletParameters({ wallet, rate: '50' })).toMatchObject({
      ok: true,
      value: { instruments: [{ method: 'modo' }], monthlyRate: 50 },
    })
    expect(parseWalletParameters({ wallet: ' '.repeat(LONGEST) })).toEqual({ ok: true, value: EMPTY_WALLET })
  })

  it('takes spaces around values, other spellings, and answers of both kinds', () => {
    const given = {
      wallet: ' modo , banco-galicia:visa-credito  visa-debito',
      conditions: 'jubilados, programa-ciudadania-portena',
      answers: 'qr,-military',
    }
    expect(parseWalletParameters(given)).toMatchObject({
      value: {
        instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'visa-debito'] }, { method: 'modo' }],
        conditions: ['jubilado', 'ciudadania-portena'],
        answers: { qr: true, military: false },
      },
    })
  })
})

describe('the reason why a file is refused', () => {
  it.each([
    ['x'.repeat(MAX_FILE), 'el archivo no es una billetera de Yapa'],
    ['x'.repeat(MAX_FILE + 1), 'el archivo es demasiado grande para ser una billetera de Yapa'],
    ['null', 'el archivo no es una billetera de Yapa'],
    ['"yapa"', 'el archivo no es una billetera de Yapa'],
    ['["yapa"]', 'el archivo no es una billetera de Yapa'],
    ['{"app":"otra","version":1}', 'el archivo no es una billetera de Yapa'],
    ['{"app":"yapa","version":2}', 'el archivo es de otra versión de Yapa'],
    [`{"app":"yapa","version":1,"${'s'.repeat(50)}":"1"}`, `el archivo dice algo que no entendemos: «${'s'.repeat(40)}»`],
    ['{"app":"yapa","version":1,"phone":"si"}', '«phone» tiene que ser yes o no'],
  ])('of %.40s is %s', (text, problem) => {
    expect(parseWalletFile(text)).toEqual({ ok: false, problem })
  })
})
