import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { slugOf } from '#domain/catalogue/tiers.ts'
import { formatWalletParameters, PARAMETERS, readWalletParameters } from '#domain/wallet/codec/parameters.ts'
import { tryToParse } from '#domain/wallet/codec/walletText.ts'
import { EMPTY_WALLET, HOLDER_STATUS_KEYS, HOLDER_STATUSES, membershipKey, WALLET_PARAMETERS, type Wallet } from '#domain/wallet/wallet.ts'
import { wallets } from '../../arbitraries.ts'
import { WRITTEN } from './written.ts'

/** Of one parameter, in characters. */
const LONGEST = 8_000

const yesTo = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]))
const parsed = (given: Parameters<typeof readWalletParameters>[0]) => tryToParse(() => readWalletParameters(given))

describe('a wallet as parameters', () => {
  it('gives back every wallet through a URL, readable as it is', () => {
    fc.assert(
      fc.property(wallets, (wallet) => {
        const raw = Object.entries(formatWalletParameters(wallet)).map(([name, value]) => `${name}=${value}`)
        const url = new URL(`http://x/?${raw.join('&')}`)
        expect(url.href).toBe(`http://x/?${raw.join('&')}`)
        expect(parsed(Object.fromEntries(url.searchParams))).toEqual({ ok: true, value: wallet })
      }),
    )
  })

  it('keeps the meaning of what is in the world, and is written in the same way', () => {
    const said = [
      [WRITTEN.one[0].wallet, WRITTEN.texts],
      [WRITTEN.denying[0].wallet, WRITTEN.textsOfDenying],
    ] as const
    expect(said.map(([wallet]) => formatWalletParameters(wallet))).toEqual(said.map(([, texts]) => texts))
    expect(said.map(([, texts]) => parsed(texts))).toEqual(said.map(([value]) => ({ ok: true, value })))
  })

  it('leaves out what was not said', () => {
    expect(formatWalletParameters(EMPTY_WALLET)).toEqual({ wallet: '' })
    const said: Wallet = {
      ...EMPTY_WALLET,
      answers: { military: true, phone: false, 'province:cordoba': true, qr: false },
    }
    expect(formatWalletParameters(said)).toEqual({ wallet: '', phone: 'no', province: 'cordoba', answers: 'military,-qr' })
  })

  it('reads nothing as nothing said, whether it is missing or empty', () => {
    const empty = Object.fromEntries(WALLET_PARAMETERS.map((name) => [name, '']))
    expect([parsed({}), parsed(empty)]).toEqual([true, true].map((ok) => ({ ok, value: EMPTY_WALLET })))
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
    ['what is no text', { province: 7 }, '«province» tiene que ser un texto'],
    ['a text without an end', { answers: 'x'.repeat(LONGEST + 1) }, '«answers» es demasiado largo'],
    ['too many values', { wallet: Array(161).fill('modo').join() }, 'demasiados valores (máximo 160)'],
    ['a long word, of which it shows the beginning', { wallet: 'x'.repeat(41) }, `medio de pago desconocido: «${'x'.repeat(40)}…»`],
    ['a word of 40 letters as it is', { wallet: 'x'.repeat(40) }, `medio de pago desconocido: «${'x'.repeat(40)}»`],
  ])('names %s that is wrong', (_, given, problem) => {
    expect(parsed(given)).toEqual({ ok: false, problem })
  })

  it('takes as much as it allows', () => {
    const wallet = Array(160).fill('modo').join()
    expect(parsed({ wallet })).toMatchObject({ ok: true, value: { instruments: [{ method: 'modo' }] } })
    expect(parsed({ wallet: ' '.repeat(LONGEST) })).toEqual({ ok: true, value: EMPTY_WALLET })
  })

  it('takes spaces around values, other spellings, and answers of both kinds', () => {
    const given = {
      wallet: ' modo , banco-galicia:visa-credito  visa-debito',
      conditions: 'jubilados, programa-ciudadania-portena',
      answers: 'qr,-military',
    }
    expect(parsed(given)).toMatchObject({
      value: {
        instruments: [{ method: 'banco-galicia', cards: ['visa-credito', 'visa-debito'] }, { method: 'modo' }],
        answers: { pensioner: true, 'benefit:ciudadania-portena': true, qr: true, military: false },
      },
    })
  })
})

describe('the wallet as a parameter', () => {
  it('reads the documented form, also when a form decoded the plus sign', () => {
    const expected = [
      { method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] },
      { method: 'mercado-pago', cards: null },
      { method: 'modo', cards: null },
    ]
    for (const separator of ['+', ' ']) {
      const text = `banco-galicia:visa-credito${separator}mastercard-debito,mercado-pago,modo`
      expect(PARAMETERS.wallet.read(text)).toEqual({ instruments: expected })
    }
  })

  it('distinguishes "no cards" from "not said"', () => {
    expect(PARAMETERS.wallet.read('banco-galicia:')).toEqual({ instruments: [{ method: 'banco-galicia', cards: [] }] })
    expect(PARAMETERS.wallet.read('banco-galicia')).toEqual({ instruments: [{ method: 'banco-galicia', cards: null }] })
  })

  it('reads every condition and membership by its slug', () => {
    expect(PARAMETERS.conditions.read(HOLDER_STATUSES.join())).toEqual({ answers: yesTo(Object.values(HOLDER_STATUS_KEYS)) })
    expect(PARAMETERS.memberships.read(MEMBERSHIPS.map(slugOf).join())).toEqual({ answers: yesTo(MEMBERSHIPS.map(membershipKey)) })
    expect(MEMBERSHIPS.map(slugOf)).toContain('club-simple')
  })
})
