import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'

/** A wallet that says something of every kind. */
const wallet: Wallet = {
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito', 'mastercard-debito'] },
    { method: 'banco-nacion', cards: [] },
    { method: 'mercado-pago', cards: null },
    { method: 'modo', cards: null },
  ],
  answers: {
    'benefit:ciudadania-portena': true,
    'member:clarin-365': true,
    'pension:any': false,
    pensioner: true,
    phone: true,
    'province:cordoba': true,
    qr: false,
    'salary:banco-galicia': true,
    'tier:banco-patagonia:singular': true,
  },
}
const one = householdOf(wallet)
const two: Household = [one[0], { id: 'ana', name: 'Ana Ñ', wallet: EMPTY_WALLET }]

const texts = {
  wallet: 'banco-galicia:visa-credito+mastercard-debito,banco-nacion:,mercado-pago,modo',
  conditions: 'jubilado,ciudadania-portena',
  memberships: 'clarin-365',
  phone: 'yes',
  province: 'cordoba',
  answers: '-pension:any,-qr,salary:banco-galicia,tier:banco-patagonia:singular',
}
/** With a monthly rate, which is no longer a setting. */
const cookieWithRate = '2.1-9_4-0_12_1n.5.8.1.6y.5.s1_ti:singular.j*_q.07h'
const cookie = '2.1-9_4-0_12_1n.5.8.1..5.s1_ti:singular.j*_q.r4a'

/** Says no to questions that have a place of their own for a yes. */
const denying = householdOf({
  instruments: [{ method: 'uala', cards: null }],
  answers: {
    'age:60': true,
    'benefit:anses': true,
    'benefit:auh': false,
    'member:clarin-365': false,
    pensioner: false,
    phone: false,
    'province:chaco': false,
    'province:salta': true,
  },
})

/** What browsers, links and files in the world hold of people. Texts only ever come to this list: none of them may change its meaning. */
export const WRITTEN = {
  one,
  two,
  denying,
  texts,
  cookie,
  cookieWithRate,
  cookieOfDenying: '2.13.2.0.0..g.y:60.b:auh_c:clarin-365_p_v:chaco.tmb',
  textsOfDenying: {
    wallet: 'uala',
    conditions: 'anses',
    phone: 'no',
    province: 'salta',
    answers: 'age:60,-benefit:auh,-member:clarin-365,-pensioner,-province:chaco',
  },
  cookieOfTwo: `3/@@${cookie}/ana@Ana%20%C3%91@2..0.0......lzb`,
  fileOfTwo: {
    app: 'yapa',
    version: 2,
    people: [
      { id: '', name: '', ...texts },
      { id: 'ana', name: 'Ana Ñ', wallet: '' },
    ],
  },
}
