import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { GLOSSARY, selectGlossary } from '#domain/choice/glossary.ts'
import { correctQuery, countTypingErrors, findChain, makeQueryScorer, makeSearchText, matchesQuery } from '#domain/choice/search.ts'
import { fold } from '#domain/text/fold.ts'
import { aPromotion } from '../../storage/samples.ts'

describe('a chain', () => {
  test.each([
    ['coto', 'coto'],
    ['COTO', 'coto'],
    ['Día', 'dia'],
    ['Chango Más', 'changomas'],
    ['chango-mas', 'changomas'],
    ['Jumbo ', 'jumbo'],
    ['walmart', undefined],
    ['', undefined],
    ['cot', undefined],
    ['cotos', undefined],
  ])('is meant by «%s»: %s', (words, slug) => {
    expect(findChain(words)).toBe(slug)
  })

  test('is meant by its slug, by its name, and by its name in capitals without accents', () => {
    for (const slug of ALL_CHAIN_SLUGS)
      expect([slug, CHAINS[slug].name, fold(CHAINS[slug].name).toUpperCase()].map(findChain)).toEqual([slug, slug, slug])
  })
})

describe('a promotion', () => {
  const promotion = aPromotion({
    supermarket: 'changomas',
    where: ['Online'],
    discount: { type: 'porcentaje', value: 25 },
    paymentMethods: [['Banco Nación'], ['Banco Galicia', 'MODO']],
    unknownPaymentMethods: ['Tarjeta Sucrédito'],
    membership: ['Clarin 365'],
    onlyForProducts: 'Vinos y espumantes',
    restrictions: ['Sin acumular'],
    appliesOnlyTo: { jubilados: true, anses: false, programaCiudadaniaPorteña: false },
  })
  /** Put into words anew: the words of an object are made once. */
  const text = () => makeSearchText({ ...promotion }).says

  test.each([
    'changomás',
    'ONLINE',
    '25%',
    'banco nacion',
    'galicia',
    'modo',
    'sucredito',
    'clarin',
    'vinos',
    'espumantes',
    'acumular',
    'jubilados',
    '',
  ])('is found by «%s»', (query) => expect(matchesQuery(text(), query)).toBe(true))
  test.each(['coto', 'cuotas', 'anses', '35%', 'galicia coto'])('is not found by «%s»', (query) =>
    expect(matchesQuery(text(), query)).toBe(false),
  )
  test('is found by words in any order and with any space between', () => expect(matchesQuery(text(), 'modo   25% \t galicia')).toBe(true))
  test('has each method once, and the same text every time', () => {
    const twice = aPromotion({ paymentMethods: [['MODO'], ['MODO']] })
    expect(makeSearchText(twice).says.match(/modo/g)).toHaveLength(1)
    expect(makeSearchText(twice)).toBe(makeSearchText(twice))
  })
  test('in instalments, with any method and on everything, has those words', () => {
    const instalments = aPromotion({ discount: { type: 'cuotas sin intereses', value: 12 }, paymentMethods: null, onlyForProducts: null })
    expect(matchesQuery(makeSearchText(instalments).says, '12 cuotas sin interés')).toBe(true)
    expect(JSON.stringify(makeSearchText(instalments))).not.toMatch(/null|undefined/)
    expect(makeSearchText({ ...instalments, restrictions: [] }).says.trim()).toBe('carrefour carrefour market 12 cuotas sin interes')
  })

  test('has its words apart: no word is made of two fields', () => {
    expect(text()).toBe(
      'changomas online 25% banco nacion banco galicia modo tarjeta sucredito clarin 365 vinos y espumantes sin acumular jubilados',
    )
    expect(matchesQuery(text(), 'onlineb')).toBe(false)
  })
  test('is put into words once, however often it is searched', () => {
    let times = 0
    const counted = Object.defineProperty({ ...promotion }, 'restrictions', { get: () => [`read ${++times} times`] })
    expect([makeSearchText(counted), makeSearchText(counted)].map((found) => found.says.includes('read 1 times'))).toEqual([true, true])
    expect(times).toBe(1)
  })
})

describe('goods', () => {
  const conditions = aPromotion().conditions
  const match = (changes: Parameters<typeof aPromotion>[0], query: string) =>
    makeQueryScorer(query, GLOSSARY)(makeSearchText(aPromotion(changes)))
  const onMeat = { onlyForProducts: 'Carnes', conditions: { ...conditions, onlyFor: ['carne' as const] } }
  const withoutMeat = { excludesProducts: 'carne y bebidas', conditions: { ...conditions, excludes: ['carne' as const] } }

  test('are found where it is for them, and behind where the whole purchase may have them', () => {
    expect(match(onMeat, 'carne')).toBe(2)
    expect(match({}, 'carne')).toBe(1)
    expect(match(onMeat, 'asado')).toBe(2)
    expect(match({ onlyForProducts: 'Vinos', conditions: { ...conditions, onlyFor: ['vinos'] } }, 'carne')).toBe(0)
  })
  test.each(['coca cola', 'coca-cola', 'Cocacola'])('«%s» finds drinks and the brand where a card names it', (query) => {
    expect(match({ onlyForProducts: 'Bebidas', conditions: { ...conditions, onlyFor: ['bebidas'] } }, query)).toBe(2)
    expect(match({ excludesProducts: 'Coca-Cola' }, query)).toBe(query === 'Cocacola' ? 1 : 0)
  })
  test('are found by the brand that the card names', () => {
    expect(match({ onlyForProducts: 'Productos Coca-Cola' }, 'coca cola')).toBe(2)
  })
  test('are not found where they are left out, whatever clause says so', () => {
    expect(match(withoutMeat, 'carne')).toBe(0)
    expect(match(withoutMeat, 'carnes')).toBe(0)
    expect(match({ excludesProducts: 'pañales y leches' }, 'pañales')).toBe(0)
    expect(match({ restrictions: ['No incluye carnicería'] }, 'carnicería')).toBe(1)
  })
  test('go with the other words of the search', () => {
    expect(match({ ...onMeat, supermarket: 'coto', where: ['Coto'] }, 'carne coto')).toBe(2)
    expect(match({ ...onMeat, supermarket: 'coto', where: ['Coto'] }, 'carne jumbo')).toBe(0)
  })
})

describe('a method that no card names', () => {
  const { conditions } = aPromotion()
  const byCode = { paymentMethods: null, conditions: { ...conditions, how: { ...conditions.how, rails: ['qr' as const] } } }
  const match = (changes: Parameters<typeof aPromotion>[0], query: string) => {
    const texts = [makeSearchText(aPromotion({ ...changes, restrictions: [] }))]
    return makeQueryScorer(query, selectGlossary(texts))(texts[0] as (typeof texts)[number])
  }

  test.each(['cuenta dni', 'ualá', 'personal pay', 'mp', 'modo'])('«%s» finds what any wallet pays by code', (query) =>
    expect(match(byCode, query)).toBe(1),
  )
  test.each(['galicia', 'mastercard'])('«%s», which scans no code, does not', (query) => expect(match(byCode, query)).toBe(0))
  test.each(['galicia', 'mastercard', 'cuenta dni', 'visa'])('«%s» finds what any method pays', (query) =>
    expect(match({ paymentMethods: null }, query)).toBe(1),
  )
  test('a bank finds what the cards of all banks pay, a wallet does not', () => {
    const ofAnyBank = { paymentMethods: [['Tarjeta de crédito VISA' as const]] }
    expect([match(ofAnyBank, 'galicia'), match(ofAnyBank, 'cuenta dni'), match(ofAnyBank, 'visa')]).toEqual([1, 0, 2])
  })
  test('nothing is found where the card names another, or bans some', () => {
    expect(match({ paymentMethods: [['Mercado Pago']] }, 'cuenta dni')).toBe(0)
    expect(match({ paymentMethods: null, qualifiers: ['bannedMethods'] }, 'cuenta dni')).toBe(0)
  })
})

test('«jubilados» and «anses» find the same', () => {
  const anses = { jubilados: false, anses: true, programaCiudadaniaPorteña: false }
  const retired = { ...anses, jubilados: true, anses: false }
  for (const appliesOnlyTo of [anses, retired])
    for (const query of ['jubilados', 'anses', 'jubilado'])
      expect(makeQueryScorer(query, GLOSSARY)(makeSearchText(aPromotion({ appliesOnlyTo })))).toBe(2)
})

describe('words that nobody says', () => {
  const all = [makeSearchText(aPromotion({ paymentMethods: [['Banco Santander'], ['NaranjaX']], restrictions: ['Sin acumular'] }))]
  test.each([
    ['santnader', 'santander'],
    ['Santader', 'santander'],
    ['mercadopgo', 'mercadopago'],
    ['narnja', 'naranja'],
    ['carrefur', 'carrefur'],
    ['pañaels', 'panales'],
    ['carme', 'carne'],
    ['acumular', 'acumular'],
    ['xyz', 'xyz'],
    ['qwertyuiop', 'qwertyuiop'],
    ['', ''],
  ])('«%s» is taken for «%s»', (typed, meant) => expect(correctQuery(typed, GLOSSARY, all)).toBe(meant))

  test.each([
    ['frances', 'Banco BBVA'],
    ['bna', 'Banco Nación'],
    ['naranja', 'NaranjaX'],
    ['mp', 'Mercado Pago'],
    ['cuentadni', 'Cuenta DNI'],
  ] as const)('«%s» finds %s', (query, name) =>
    expect(makeQueryScorer(query, GLOSSARY)(makeSearchText(aPromotion({ paymentMethods: [[name]] })))).toBe(2),
  )

  test('every method is found by its name, also with two neighbouring letters swapped', () => {
    const long = PAYMENT_METHODS.filter(({ name }) => /^(?:Banco )?\p{L}{7,}$/u.test(name))
    expect(long.length).toBeGreaterThan(10)
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), ({ name }, seed) => {
        const word = fold(name.replace('Banco ', ''))
        const at = 1 + (seed % (word.length - 2))
        const typed = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        const texts = [makeSearchText(aPromotion({ paymentMethods: [[name]] }))]
        const meant = correctQuery(typed, selectGlossary(texts), texts)
        expect(makeQueryScorer(meant, selectGlossary(texts))(texts[0] as (typeof texts)[number]), typed).toBe(2)
      }),
    )
  })

  test('what is found as it was typed is never corrected, and a correction is a word of the glossary', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdenorst'), minLength: 1, maxLength: 12 }), (typed) => {
        const meant = correctQuery(typed, GLOSSARY, all)
        const isFound = all.some((one) => makeQueryScorer(typed, GLOSSARY)(one) === 2)
        if (isFound) expect(meant).toBe(typed)
        expect(meant === typed || GLOSSARY.some(([, words]) => words.split(' ').includes(meant))).toBe(true)
      }),
    )
  })

  test('slips are none for a word, half of one for its beginning, and at most all letters', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(countTypingErrors(a, a)).toBe(0)
        expect(countTypingErrors(a, a + b)).toBe(0.5)
        expect(countTypingErrors(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
    expect(countTypingErrors('ab', 'ba')).toBe(1)
    expect(countTypingErrors('santnader', 'santander')).toBe(1)
  })
})
