import { describe, expect, it } from 'vitest'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import type { GateFigures } from '#ingestion/gate/checks.ts'
import { type GateVerdict, judgeCapture } from '#ingestion/gate/gate.ts'
import { confirmPersistent } from '#ingestion/gate/patience.ts'
import { makeProfile, type Profile } from '#ingestion/gate/profile.ts'
import { GATE_THRESHOLDS } from '#ingestion/gate/thresholds.ts'
import { TRAIT_NAMES, type Trait } from '#ingestion/gate/traits.ts'
import { anExtractedPromotion } from '../samples.ts'

const traits = (share: number) => Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, share])) as Record<Trait, number>
const PROFILE: Profile = {
  capturedAt: '2026-03-27',
  reader: null,
  cards: 40,
  promotions: 50,
  traits: traits(0.5),
  doubtful: 0.1,
  expired: 0,
  longOver: 0,
  listed: [],
  cap: 12_000,
  percentage: 20,
}
const GOOD: GateFigures = { unreadable: 0, silent: 2, garbled: 0, repeated: 2, generous: 0, profile: PROFILE }
const withProfile = (change: Partial<Profile>): GateFigures => ({ ...GOOD, profile: { ...PROFILE, ...change } })

describe('the quality gate', () => {
  it('lets a good capture pass without a word, the first one and a later one', () => {
    expect(judgeCapture(GOOD, PROFILE)).toEqual({ verdict: 'publish', reasons: [], isOnlyDifferent: false })
    expect(judgeCapture(GOOD, null)).toEqual({ verdict: 'publish', reasons: [], isOnlyDifferent: false })
  })

  it.each<[string, GateFigures, RegExp]>([
    ['an empty capture', { ...GOOD, silent: 0, profile: { ...PROFILE, cards: 0, promotions: 0 } }, /vacía/],
    ['a capture without promotions', withProfile({ promotions: 0 }), /ninguna promoción/],
    ['a capture of which half is unreadable', { ...GOOD, unreadable: 20 }, /50 %/],
    ['unreadable entries only', { ...GOOD, silent: 0, unreadable: 3, profile: { ...PROFILE, cards: 0 } }, /100 %/],
    ['cards that say nothing', { ...GOOD, silent: 35 }, /35 de 40/],
    ['broken letters', { ...GOOD, garbled: 30 }, /30 de 40 tarjetas llegaron rotas/],
    ['copies of copies', { ...GOOD, repeated: 200 }, /200 de 250 promociones son copias/],
    ['nearly all of it over', withProfile({ expired: 0.95 }), /Ya venció el 95 %/],
    ['nearly all of it doubtful', withProfile({ doubtful: 0.9 }), /con dudas el 90 %/],
    ['many unheard-of percentages', { ...GOOD, generous: 20 }, /20 de 50 promociones anuncian más de 60 %/],
  ])('holds %s even when nothing was published before, and says why', (_, figures, reason) => {
    const { verdict, reasons } = judgeCapture(figures, null)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it.each<[string, Partial<Profile>, RegExp]>([
    ['promotions fall to a third', { promotions: 15 }, /15 promociones y en la última edición buena había 50/],
    ['cards fall to a third, richer ones', { cards: 13 }, /13 tarjetas y en la última edición buena había 40/],
    ['half of the banks are gone', { traits: { ...PROFILE.traits, methods: 0.15 } }, /los medios de pago: lo tenía el 50 %/],
    ['promotions grow tenfold', { promotions: 500 }, /500 promociones/],
    ['caps are gone', { traits: { ...PROFILE.traits, cap: 0 } }, /el tope: lo tenía el 50 % de las promociones y ahora el 0 %/],
    ['nobody is named any more', { traits: { ...PROFILE.traits, methods: 0.03 } }, /los medios de pago/],
    ['caps lose a digit', { cap: 1_200 }, /tope del medio pasó de \$ 12\.000 a \$ 1\.200/],
    ['percentages double', { percentage: 40 }, /descuento del medio pasó de 20 % a 40 %/],
    ['cards of another year come up', { longOver: 0.5 }, /Venció hace mucho el 50 %/],
    ['doubts rise', { doubtful: 0.6 }, /con dudas el 60 % de las promociones, y antes el 10 %/],
  ])('holds when, against the last good edition, %s', (_, change, reason) => {
    const { verdict, reasons } = judgeCapture(withProfile(change), PROFILE)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it.each<[string, GateFigures, RegExp]>([
    ['a fifth of the entries is unreadable', { ...GOOD, unreadable: 8 }, /20 %/],
    ['a third of the promotions is gone', withProfile({ promotions: 32 }), /32 promociones/],
    ['one card promises too much', { ...GOOD, generous: 1 }, /1 de 50 promociones/],
    ['more than half is over', withProfile({ expired: 0.6 }), /60 %/],
  ])('publishes with a warning when %s', (_, figures, reason) => {
    const { verdict, reasons } = judgeCapture(figures, PROFILE)
    expect(verdict).toBe('publish with warning')
    expect(reasons.join(' ')).toMatch(reason)
  })

  it('speaks of no shares among a handful', () => {
    const few = { ...PROFILE, promotions: GATE_THRESHOLDS.few - 1 }
    expect(judgeCapture({ ...GOOD, repeated: 0, profile: { ...few, traits: traits(0) } }, few).verdict).toBe('publish')
  })

  it('lists the reasons to hold before the others', () => {
    const { reasons } = judgeCapture({ ...withProfile({ promotions: 10 }), repeated: 0, generous: 1 }, PROFILE)
    expect(reasons[0]).toMatch(/10 promociones y/)
    expect(reasons.at(-1)).toMatch(/anuncian más/)
  })
})

type Change = Partial<ExtractedPromotion>
const capOf = (maxDiscount: number | null): Change => ({
  limits: { maxDiscount, explicitlyHasNoLimit: false, period: 'mes', per: null },
})
/** So many promotions that differ in their percentage, of which the first few are otherwise. */
const listed = (count: number, few = 0, otherwise: Change | ((index: number) => Change) = {}) => ({
  listed: Array.from({ length: count }, (_, index) =>
    anExtractedPromotion({
      discount: { type: 'porcentaje', value: 10 + index },
      validFrom: '2026-03-01',
      validUntil: '2026-03-31',
      unknownPaymentMethods: [`Banco número ${index}`],
      ...capOf(5_000 + index),
      ...(index < few ? (typeof otherwise === 'function' ? otherwise(index) : otherwise) : {}),
    }),
  ),
})

describe('promotions that were there before', () => {
  const before = { ...PROFILE, ...listed(8) }
  const all = (change: Change) => listed(8, 8, change)

  it('may move on, and a little back', () => {
    expect(judgeCapture(withProfile(all({ validUntil: '2026-04-30' })), before).verdict).toBe('publish')
    expect(judgeCapture(withProfile(all({ validUntil: '2026-03-01' })), before).verdict).toBe('publish')
  })

  it('hold the capture when many move far back', () => {
    const { verdict, reasons } = judgeCapture(withProfile(all({ validUntil: '2025-03-31' })), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/8 de 8 promociones que ya estaban terminan ahora/)
  })

  it('hold the capture when many that run on are gone, not when they were over', () => {
    const { verdict, reasons } = judgeCapture(withProfile(listed(2)), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/Ya no están 6 de 8 promociones que todavía valían/)
    expect(judgeCapture(withProfile(listed(2)), { ...PROFILE, ...all({ validUntil: '2026-03-26' }) }).verdict).toBe('publish')
  })

  it('hold the capture when many lose their caps', () => {
    const { verdict, reasons } = judgeCapture(withProfile(all(capOf(null))), before)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/8 de 8 promociones que ya estaban perdieron el tope/)
  })

  it.each<[string, Change | ((index: number) => Change), RegExp]>([
    ['cap', (index) => capOf(7_000 * (index + 1)), /En 4 de 10 promociones que ya estaban cambió el tope\./],
    ['percentage', (index) => ({ discount: { type: 'porcentaje', value: 50 + 7 * index } }), /cambió el descuento/],
    ['bank', { paymentMethods: [['MODO']] }, /cambió los medios de pago/],
    ['day', { weekdays: ['Domingo'] }, /cambió los días/],
    ['place', { where: ['Online'] }, /cambió dónde vale/],
    ['minimum', { minPurchase: 77_777 }, /cambió la compra mínima/],
    ['club', { membership: ['Comunidad Coto'] }, /cambió para quién es/],
    ['goods', { onlyForProducts: 'Vinos' }, /cambió sobre qué productos es/],
  ])('hold the capture when the %s of four in ten changes at once, not of one', (_, change, reason) => {
    const ten = { ...PROFILE, ...listed(10) }
    const { verdict, reasons } = judgeCapture(withProfile(listed(10, 4, change)), ten)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(reason)
    expect(judgeCapture(withProfile(listed(10, 1, change)), ten).verdict).not.toBe('hold')
  })

  it('may change, or go, in all cards of one issuer, not of several', () => {
    const of = (issuers: number) => (index: number) => ({ unknownPaymentMethods: [`Banco ${index < 6 ? index % issuers : index}`] })
    const ten = (issuers: number, change: Change) => listed(10, 10, (index) => ({ ...of(issuers)(index), ...(index < 6 ? change : {}) }))
    const changed = (issuers: number) =>
      judgeCapture(withProfile(ten(issuers, { weekdays: ['Domingo'] })), { ...PROFILE, ...ten(issuers, {}) })
    expect(changed(1).verdict).not.toBe('hold')
    expect(changed(2).verdict).toBe('hold')
    const gone = (issuers: number) =>
      judgeCapture(withProfile({ listed: ten(issuers, {}).listed.slice(6) }), { ...PROFILE, ...ten(issuers, {}) })
    expect(gone(1).verdict).not.toBe('hold')
    expect(gone(6).verdict).toBe('hold')
  })

  it('may change more when the next month takes over', () => {
    const over = { ...PROFILE, ...listed(20, 20, { validUntil: '2026-03-26' }) }
    const renewed = (few: number) => judgeCapture(withProfile(listed(20, few, { weekdays: ['Domingo'], minPurchase: 77_777 })), over)
    expect(renewed(6).verdict).not.toBe('hold')
    expect(renewed(7).verdict).toBe('hold')
    expect(renewed(7).reasons.join(' ')).toMatch(/En 7 de 20 promociones que siguen de antes cambió los días/)
  })

  it('hold the capture when caps or percentages are multiplied by the same, even where single ones may change', () => {
    const before30 = { ...PROFILE, ...listed(20) }
    const doubled = judgeCapture(withProfile(listed(20, 4, (index) => capOf(2 * (5_000 + index)))), before30)
    expect(doubled.reasons.join(' ')).toMatch(/4 de 20 topes se multiplicaron por 2\./)
    expect(doubled.verdict).toBe('hold')
    const raised = judgeCapture(withProfile(listed(20, 2, (index) => capOf(6_000 + 900 * index))), before30)
    expect(raised.verdict).not.toBe('hold')
    const halved = judgeCapture(
      withProfile(listed(20, 4, (index) => ({ discount: { type: 'porcentaje', value: (10 + index) / 2 } }))),
      before30,
    )
    expect(halved.reasons.join(' ')).toMatch(/4 de 20 porcentajes se multiplicaron por 0,5\./)
  })

  it('hold the capture when many lose a «no»', () => {
    const forbids: Change = { restrictions: ['No válido para compras online'], stackable: false }
    const strict = { ...PROFILE, ...listed(10, 10, forbids) }
    const lost = (change: Change) =>
      judgeCapture(
        withProfile({
          listed: [...listed(10, 3, { ...forbids, ...change }).listed.slice(0, 3), ...listed(10, 10, forbids).listed.slice(3)],
        }),
        strict,
      )
    for (const change of [{ restrictions: ['Válido para compras online'] }, { stackable: true }]) {
      const { verdict, reasons } = lost(change)
      expect(verdict).toBe('hold')
      expect(reasons.join(' ')).toMatch(/3 de 10 promociones que ya estaban perdieron un «no»/)
    }
    expect(lost({ restrictions: ['Otra cosa que no tiene nada que ver'] }).verdict).toBe('publish')
  })

  it('hold the capture when many are re-dated long before their end, not when they are about to end', () => {
    const long = { ...PROFILE, ...listed(10, 10, { validUntil: '2026-04-30' }) }
    const moved = {
      listed: [...listed(4, 4, { validUntil: '2026-05-31' }).listed, ...listed(10, 10, { validUntil: '2026-04-30' }).listed.slice(4)],
    }
    const { verdict, reasons } = judgeCapture(withProfile(moved), long)
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/4 de 10 promociones a las que les faltaba más de una semana cambiaron de fecha/)
    expect(judgeCapture(withProfile(listed(10, 10, { validUntil: '2026-04-30' })), { ...PROFILE, ...listed(10) }).verdict).toBe('publish')
  })

  it('hold the capture when several that had days to go end later', () => {
    const ending = (day: number) => ({ validUntil: `2026-04-0${day}` })
    const longer = (day: number) => {
      const left = listed(10, 10, ending(day)).listed.slice(3)
      return judgeCapture(withProfile({ listed: [...listed(3, 3, { validUntil: '2026-05-31' }).listed, ...left] }), {
        ...PROFILE,
        ...listed(10, 10, ending(day)),
      })
    }
    expect(longer(1)).toMatchObject({
      verdict: 'hold',
      reasons: expect.arrayContaining([expect.stringContaining('3 de 10 promociones que no estaban por terminar terminan')]),
    })
    const before = { ...PROFILE, ...listed(10) }
    expect(
      judgeCapture(withProfile({ listed: [...listed(3, 3, { validUntil: '2026-04-30' }).listed, ...listed(10).listed.slice(3)] }), before)
        .verdict,
    ).toBe('publish')
  })
})

/** Twenty promotions with a cap, each of an issuer of its own, with the first few otherwise. */
const bank = (index: number) => ({ unknownPaymentMethods: [`Banco número ${index}`] })
const networked = (network: 'VISA' | 'Mastercard'): Change => ({ paymentMethods: [[`Tarjeta de crédito ${network}`]] })
const retired = (isFor: boolean): Change => ({
  conditions: {
    ...anExtractedPromotion().conditions,
    who: isFor ? [{ kind: 'pensioner', value: null, alternatives: null, quote: 'jubilados', start: 0, end: 9 }] : [],
  },
})
const capFor = (maxDiscount: number, period: 'semana' | 'mes'): Change => ({
  limits: { maxDiscount, explicitlyHasNoLimit: false, period, per: null },
})

describe('plausible errors', () => {
  it.each<[string, number, Change, Change, RegExp]>([
    ['caps with a digit too many', 2, capOf(3_000), capOf(30_000), /2 de 20 topes son ahora 4 veces lo que eran o más/],
    ['caps with a digit too few', 2, capOf(30_000), capOf(3_000), /2 de 20 topes son ahora 4 veces lo que eran/],
    ['weeks turned into months', 2, capFor(5_000, 'semana'), capFor(5_000, 'mes'), /2 de 20 topes pasaron de la semana al mes/],
    ['Visa turned into Mastercard', 2, networked('VISA'), networked('Mastercard'), /2 de 20 promociones pasaron de una tarjeta/],
    ['the retired forgotten', 1, retired(true), retired(false), /1 de 1 promociones para jubilados .* ya no lo dicen/],
    ['the retired made up', 2, retired(false), retired(true), /En 2 de 20 promociones cambió para quién es, y nada más/],
    ['what ran put off', 3, {}, { validFrom: '2026-04-01', validUntil: '2026-04-30' }, /3 de 20 promociones que ya valían ahora empiezan/],
    ['one thing changed in several cards', 3, {}, { weekdays: ['Domingo'] }, /En 3 de 20 promociones cambió los días, y nada más/],
  ])('hold the capture: %s, in so few as %i', (_, few, was, is, reason) => {
    const [before, after] = [
      listed(20, few, (index) => ({ ...was, ...bank(index) })),
      listed(20, few, (index) => ({ ...is, ...bank(index) })),
    ]
    const { verdict, reasons, isOnlyDifferent } = judgeCapture(withProfile(after), { ...PROFILE, ...before })
    expect(reasons.join(' ')).toMatch(reason)
    expect([verdict, isOnlyDifferent]).toEqual(['hold', true])
    expect(judgeCapture(withProfile(before), { ...PROFILE, ...before }).verdict).toBe('publish')
  })

  it('hold the capture when the promotions of two banks are of two others', () => {
    const banks = (others: number) =>
      listed(20, 20, (index) => ({ paymentMethods: null, unknownPaymentMethods: [`${index < others ? 'Otro banco' : 'Banco'} ${index}`] }))
    const { verdict, reasons } = judgeCapture(withProfile(banks(2)), { ...PROFILE, ...banks(0) })
    expect(verdict).toBe('hold')
    expect(reasons.join(' ')).toMatch(/2 de 20 promociones pasaron de un banco o billetera a otro/)
    expect(judgeCapture(withProfile(banks(1)), { ...PROFILE, ...banks(0) }).verdict).not.toBe('hold')
  })

  it('hold the capture when what follows on leaves a month out', () => {
    const before = { ...PROFILE, ...listed(20, 20, { validUntil: '2026-03-26' }) }
    const next = (few: number, validFrom: string) =>
      listed(20, 20, (index) => ({ validFrom: index < few ? validFrom : '2026-03-27', validUntil: '2026-04-30' }))
    expect(judgeCapture(withProfile(next(6, '2026-04-20')), before).reasons.join(' ')).toMatch(
      /6 de 20 promociones que siguen de antes se saltean un mes/,
    )
    expect(judgeCapture(withProfile(next(4, '2026-04-20')), before).verdict).not.toBe('hold')
    expect(judgeCapture(withProfile(next(20, '2026-04-01')), before).verdict).toBe('publish')
  })

  it('hold also a first capture with caps that no household uses up, and one with caps that buy nothing', () => {
    const first = (few: number, maxDiscount: number, capturedAt = '2026-03-27') =>
      judgeCapture(
        withProfile({ ...listed(20, few, { discount: { type: 'porcentaje', value: 20 }, ...capOf(maxDiscount) }), capturedAt }),
        null,
      )
    expect(first(2, 150_000)).toMatchObject({
      verdict: 'hold',
      isOnlyDifferent: false,
      reasons: [expect.stringMatching(/2 de 20 topes son más altos de lo que gasta/)],
    })
    expect(first(1, 150_000).verdict).toBe('publish with warning')
    // The peso of some years later.
    expect(first(2, 150_000, '2028-03-27').verdict).toBe('publish')
    expect(first(20, 35_000).verdict).toBe('publish')
    expect(first(8, 500).reasons).toEqual([expect.stringMatching(/8 de 20 topes no alcanzan para comprar nada/)])
    expect(first(8, 500).verdict).toBe('hold')
  })

  it('hold the capture when they crept in, two cards a day', () => {
    const day = (days: number) => listed(20, 2 * days, (index) => ({ discount: { type: 'porcentaje', value: 15 + index }, ...bank(index) }))
    const start = { ...PROFILE, ...day(0), capturedAt: '2026-03-13' }
    expect(judgeCapture(withProfile(day(1)), start).verdict).not.toBe('hold')
    expect(judgeCapture(withProfile(day(2)), { ...PROFILE, ...day(1) }, start)).toMatchObject({
      verdict: 'hold',
      reasons: [expect.stringMatching(/^Desde el 13 de marzo: En 4 de 20 promociones cambió el descuento, y nada más/)],
    })
  })

  it('are told from the better reading of a new version, which finds more in the same words', () => {
    const read = (few: number, change: Change, words: string) => ({
      listed: listed(20, few, (index) => ({ ...change, ...bank(index) })).listed.map((one, index) => ({
        ...one,
        words: `${words} ${index}`,
      })),
    })
    const before = { ...PROFILE, reader: 'before', ...read(0, {}, 'words') }
    const judged = (change: Change, words: string, reader: string) =>
      judgeCapture(withProfile({ ...read(8, change, words), reader }), before)
    const goods: Change = { onlyForProducts: 'Vinos' }
    expect(judged(goods, 'words', 'after').verdict).toBe('publish with warning')
    expect(judged(goods, 'words', 'before').verdict).toBe('hold')
    expect(judged(goods, 'other words', 'after').verdict).toBe('hold')
    const otherwise = judged({ discount: { type: 'porcentaje', value: 55 } }, 'words', 'after')
    expect(otherwise.verdict).toBe('hold')
    expect(otherwise.reasons.join(' ')).toMatch(/En 8 de 20 promociones con las mismas palabras se lee de otra manera el descuento/)
  })
})

describe('a difference that stays', () => {
  const different: GateVerdict = { verdict: 'hold', reasons: ['Faltan.'], isOnlyDifferent: true }
  const now = new Date('2026-03-29T12:00:00Z')
  it.each<[string, Parameters<typeof confirmPersistent>[0], string[], string]>([
    ['is believed after three readings in two days', different, ['2026-03-28T12:00:00Z', '2026-03-27T12:00:00Z'], 'publish with warning'],
    ['not after two', different, ['2026-03-27T12:00:00Z'], 'hold'],
    ['not within two days', different, ['2026-03-28T12:00:00Z', '2026-03-27T12:00:01Z'], 'hold'],
    ['not when it makes no sense', { ...different, isOnlyDifferent: false }, ['2026-03-28T12:00:00Z', '2026-03-20T12:00:00Z'], 'hold'],
    ['at once when nothing is held', { ...different, verdict: 'publish', isOnlyDifferent: false }, [], 'publish'],
  ])('%s', (_, judged, held, verdict) => {
    expect(confirmPersistent(judged, held, now).verdict).toBe(verdict)
  })

  it('is published with the reasons', () => {
    const { reasons } = confirmPersistent(different, ['2026-03-28T12:00:00Z', '2026-03-27T12:00:00Z'], now)
    expect(reasons).toEqual(['La fuente muestra lo mismo desde el 27 de marzo: se publica, aunque el control lo retenía.', 'Faltan.'])
  })
})

/** A share as a figure of a capture of 100 cards and 100 promotions. */
const HUNDRED: GateFigures = { ...GOOD, silent: 0, repeated: 0, profile: { ...PROFILE, cards: 100, promotions: 100 } }
const ofHundred = (change: Partial<Profile>): GateFigures => ({ ...HUNDRED, profile: { ...HUNDRED.profile, ...change } })
const repeatedOf = (repeated: number, promotions: number): GateFigures => ({ ...ofHundred({ promotions }), repeated })
describe('the bounds of the gate', () => {
  it.each<[string, GateFigures, Profile | null, 'publish' | 'publish with warning' | 'hold']>([
    ['a tenth unreadable', { ...HUNDRED, unreadable: 10 }, null, 'publish'],
    ['more than a tenth unreadable', { ...HUNDRED, unreadable: 11 }, null, 'publish with warning'],
    ['34 % unreadable', { ...HUNDRED, unreadable: 34 }, null, 'publish with warning'],
    ['35 % unreadable', { ...HUNDRED, unreadable: 35 }, null, 'hold'],
    ['45 % silent', { ...HUNDRED, silent: 45 }, null, 'publish'],
    ['46 % silent', { ...HUNDRED, silent: 46 }, null, 'publish with warning'],
    ['5 % garbled', { ...HUNDRED, garbled: 5 }, null, 'publish'],
    ['6 % garbled', { ...HUNDRED, garbled: 6 }, null, 'publish with warning'],
    ['59 % of the promotions left', ofHundred({ promotions: 59 }), HUNDRED.profile, 'publish with warning'],
    ['58 % of the promotions left', ofHundred({ promotions: 58 }), HUNDRED.profile, 'hold'],
    ['70 % of the promotions left', ofHundred({ promotions: 70 }), HUNDRED.profile, 'publish'],
    ['1.8 times the promotions', ofHundred({ promotions: 180 }), HUNDRED.profile, 'publish'],
    ['1.9 times the promotions', ofHundred({ promotions: 190 }), HUNDRED.profile, 'publish with warning'],
    ['2.5 times the promotions', ofHundred({ promotions: 250 }), HUNDRED.profile, 'publish with warning'],
    ['half of a handful left', ofHundred({ promotions: 3 }), { ...HUNDRED.profile, promotions: 5 }, 'publish'],
    ['half of six left', ofHundred({ promotions: 3 }), { ...HUNDRED.profile, promotions: 6 }, 'hold'],
    ['20 points more doubt', ofHundred({ doubtful: 0.5 }), { ...HUNDRED.profile, doubtful: 0.3 }, 'publish'],
    ['25 points more doubt', ofHundred({ doubtful: 0.55 }), { ...HUNDRED.profile, doubtful: 0.3 }, 'publish with warning'],
    ['more doubt than a handful had', ofHundred({ doubtful: 0.65 }), { ...HUNDRED.profile, promotions: 5 }, 'publish'],
    ['doubt in a handful', ofHundred({ promotions: 5, doubtful: 1 }), null, 'publish'],
    ['doubt in six', ofHundred({ promotions: 6, doubtful: 1 }), null, 'hold'],
    ['a handful that is over', ofHundred({ promotions: 5, expired: 1 }), null, 'publish'],
    ['six that are over', ofHundred({ promotions: 6, expired: 1 }), null, 'hold'],
    ['old ones that were there before', ofHundred({ longOver: 0.5 }), { ...HUNDRED.profile, longOver: 0.4 }, 'publish'],
    ['one of more than 60 %', { ...ofHundred({ promotions: 4, cards: 4 }), generous: 1 }, null, 'publish with warning'],
    ['a tenth of more than 60 %', { ...HUNDRED, generous: 10 }, null, 'publish with warning'],
    ['more than a tenth of more than 60 %', { ...HUNDRED, generous: 11 }, null, 'hold'],
    ['two copies of three', repeatedOf(2, 3), null, 'publish'],
    ['two copies of six', repeatedOf(2, 4), null, 'hold'],
    ['a cap 2.5 times as high', ofHundred({ cap: 30_000 }), HUNDRED.profile, 'publish'],
    ['a cap just above that', ofHundred({ cap: 30_001 }), HUNDRED.profile, 'hold'],
    ['a cap at two fifths', ofHundred({ cap: 4_800 }), HUNDRED.profile, 'publish'],
    ['no cap any more in the middle', ofHundred({ cap: null }), HUNDRED.profile, 'publish'],
    ['a cap where none was', ofHundred({ cap: 12_000 }), { ...HUNDRED.profile, cap: null }, 'publish'],
    ['a percentage 1.9 times as high', ofHundred({ percentage: 38 }), HUNDRED.profile, 'publish'],
    ['another figure among a handful', ofHundred({ promotions: 5, percentage: 90 }), { ...HUNDRED.profile, promotions: 5 }, 'publish'],
  ])('%s', (_, figures, before, verdict) => {
    expect(judgeCapture(figures, before).verdict).toBe(verdict)
  })

  it.each<[string, Pick<Profile, 'listed'>, Pick<Profile, 'listed'>, 'publish' | 'publish with warning' | 'hold']>([
    ['five of twenty gone', listed(15), listed(20), 'publish'],
    ['six of twenty gone', listed(14), listed(20), 'hold'],
    ['six of fifty gone', listed(44), listed(50), 'publish'],
    ['seven of fifty gone', listed(43), listed(50), 'publish with warning'],
    ['nine of fifty gone', listed(41), listed(50), 'publish with warning'],
    ['ten of fifty gone', listed(40), listed(50), 'hold'],
    ['all of five gone', listed(0), listed(5), 'publish'],
    ['those without an end gone, too', listed(0), listed(8, 8, { validUntil: null }), 'hold'],
    ['those that end today gone, too', listed(0), listed(8, 8, { validUntil: '2026-03-27' }), 'hold'],
    ['those that ended yesterday gone', listed(0), listed(8, 8, { validUntil: '2026-03-26' }), 'publish'],
    ['all of five far back', listed(5, 5, { validUntil: '2025-03-31' }), listed(5), 'publish'],
    ['one of six far back', listed(6, 1, { validUntil: '2025-03-31' }), listed(6), 'publish with warning'],
    ['all sixty days back', listed(6, 6, { validUntil: '2026-01-30' }), listed(6), 'publish'],
    ['all sixty-one days back', listed(6, 6, { validUntil: '2026-01-29' }), listed(6), 'hold'],
    ['an end where none was', listed(6, 6, { validUntil: '2025-03-31' }), listed(6, 6, { validUntil: null }), 'publish'],
    ['no end any more', listed(6, 6, { validUntil: null }), listed(6), 'publish'],
    ['all of three without their cap', listed(3, 3, capOf(null)), listed(3), 'publish'],
    ['one of four without its cap', listed(4, 1, capOf(null)), listed(4), 'publish with warning'],
    ['no cap where none was', listed(8, 5, capOf(null)), listed(8, 5, capOf(null)), 'publish'],
  ])('%s', (_, after, before, verdict) => {
    expect(judgeCapture(ofHundred(after), { ...HUNDRED.profile, ...before }).verdict).toBe(verdict)
  })

  it.each<[string, number, number, 'publish' | 'publish with warning' | 'hold']>([
    ['a fifth that stays', 0.2, 0.2, 'publish'],
    ['a fourth of which nearly nothing is left', 0.25, 0.07, 'hold'],
    ['a fourth of which more is left', 0.25, 0.08, 'publish with warning'],
    ['less than a fourth that goes', 0.15, 0, 'publish'],
  ])('of the methods, %s', (_, was, is, verdict) => {
    const having = (methods: number) => ({ ...HUNDRED.profile, traits: { ...HUNDRED.profile.traits, methods } })
    expect(judgeCapture({ ...HUNDRED, profile: having(is) }, having(was)).verdict).toBe(verdict)
  })

  it('lists every reason once', () => {
    const { reasons } = judgeCapture({ ...HUNDRED, unreadable: 50, generous: 1 }, null)
    expect(reasons).toHaveLength(2)
  })
})

describe('a profile', () => {
  it('has the shares and the middle figures of promotions', () => {
    const promotions = [
      anExtractedPromotion({
        validUntil: '2026-03-31',
        limits: { maxDiscount: 5_000, explicitlyHasNoLimit: false, period: null, per: null },
      }),
      anExtractedPromotion({
        validUntil: '2026-01-31',
        limits: { maxDiscount: 9_000, explicitlyHasNoLimit: false, period: null, per: null },
        confidence: 0.5,
      }),
    ]
    expect(makeProfile(promotions, { capturedAt: '2026-03-27', cards: 2, reader: null })).toMatchObject({
      promotions: 2,
      doubtful: 0.5,
      expired: 0.5,
      longOver: 0.5,
      cap: 9_000,
      traits: { cap: 1, until: 1 },
    })
  })

  it('of nothing has no middle', () => {
    expect(makeProfile([], { capturedAt: '2026-03-27', cards: 0, reader: null })).toMatchObject({
      promotions: 0,
      cap: null,
      percentage: null,
      doubtful: 0,
    })
  })
})
