// `npm run yapa -- plan:measure`: what the plan of four weeks saves in the archive, and how long a big one takes.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type PlanData, plannableIn } from '#domain/plan/offers.ts'
import { DEFAULT_WISHES, monthOfPlan, planTrips } from '#domain/plan/plan.ts'
import { askWhatIf } from '#domain/plan/whatIf.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { pesos } from '#domain/text/words.ts'
import { PARAMETERS } from '#domain/wallet/codec/parameters.ts'
import { walletOfParts } from '#domain/wallet/codec/walletText.ts'
import type { Household } from '#domain/wallet/household.ts'
import { REAL_CARDS } from '../scripts/environment.mjs'
import { archivedWeek } from './archivedWeek.ts'
import { bigWeek } from './bigWeek.ts'
import { median } from './measure.ts'

/** The archives, and the days of which each plan begins. */
const MONTHS = [
  { archive: path.join(REAL_CARDS, 'archive'), today: '2026-03-05', name: 'March' },
  { archive: path.join(REAL_CARDS, 'archive-2026'), today: '2026-07-06', name: 'July' },
]

const wallet = (text: string) => walletOfParts([PARAMETERS.wallet.read(text)])
const household = (...texts: string[]) =>
  texts.map((text, at) => ({ id: at === 0 ? '' : `p${at}`, name: '', wallet: wallet(text) })) as unknown as Household

const WALLETS: readonly [name: string, people: Household][] = [
  ['Cuenta DNI, debit card of Banco Provincia', household('cuenta-dni,banco-provincia:visa-debito')],
  ['Mercado Pago, MODO, two cards of Galicia', household('mercado-pago,modo,banco-galicia:visa-credito+visa-debito')],
  ['Banco Nación, MODO, Naranja X, Personal Pay', household('modo,banco-nacion:visa-credito+mastercard-debito,naranjax,personal-pay')],
  [
    'a couple: Galicia and Mercado Pago, Nación and Ualá',
    household('modo,banco-galicia:visa-credito,mercado-pago', 'modo,banco-nacion:mastercard-credito,uala'),
  ],
]

/** Returns the milliseconds for all that a household lacks. */
async function timeOfWhatIf(week: PlanData): Promise<number> {
  const start = performance.now()
  await askWhatIf(week, [], DEFAULT_WISHES, 60_000)
  return performance.now() - start
}

async function measureMonths(): Promise<void> {
  const times: number[] = []
  console.log('| wallet | month | plan | with purchases up to double |\n|---|---|---|---|')
  for (const { archive, today, name } of MONTHS) {
    if (!existsSync(archive)) {
      console.error(`SKIPPED: ${name}, since there is no ${archive}`)
      continue
    }
    const shared = await archivedWeek(archive, today)
    for (const [who, people] of WALLETS) {
      const week = { ...shared, people }
      const [plan, larger] = [1, 2].map((share) =>
        planTrips(week, [], { ...DEFAULT_WISHES, largest: share * DEFAULT_WISHES.largest }, 60_000),
      )
      const savings = [plan?.saving, larger?.saving].map((saving) => pesos(saving ?? 0))
      const isProven = plan?.saving === plan?.atMost && larger?.saving === larger?.atMost
      console.log(`| ${who} | ${name} | ${savings.join(' | ')} |${isProven ? '' : ' not proven'}`)
      times.push(await timeOfWhatIf(week))
    }
  }
  if (times.length > 0) console.log(`\nWhat each lacks: ${Math.round(median(times))} ms, ${Math.round(Math.max(...times))} ms at most`)
}

/** The milliseconds that a plan of five purchases takes with 300 offers and twelve methods. */
function measureTime(): void {
  const times = Array.from({ length: 24 }, (_, seed) => {
    const week = bigWeek('2026-07-16', 300, seed)
    const start = performance.now()
    const { saving, atMost } = planTrips(week, [], { ...DEFAULT_WISHES, trips: 5, monthly: 450_000, largest: 180_000 }, 10_000)
    return { time: performance.now() - start, isProven: saving === atMost }
  })
  const all = times.map(({ time }) => time)
  const proven = times.filter(({ isProven }) => isProven).length
  console.log(
    `\nA plan of 5 purchases with 300 offers and 12 methods: ${Math.round(median(all))} ms, ${Math.round(Math.max(...all))} ms at most, ${proven} of ${all.length} proven`,
  )
}

/** What asks most of a plan: a usual big week, twelve offers of one chain that all add up, and 43 times the promotions of a week. */
const HARD: readonly [name: string, week: (seed: number) => PlanData][] = [
  ['300 offers', (seed) => bigWeek('2026-07-16', 300, seed)],
  ['twelve that add up, of 300', addingWeek],
  ['6,500 offers', (seed) => bigWeek('2026-07-16', 6_500, seed)],
]

function addingWeek(seed: number): PlanData {
  const week = bigWeek('2026-07-16', 300, seed)
  const where: ListedPromotion['where'] = ['Coto']
  const paymentMethods: ListedPromotion['paymentMethods'] = [['Mercado Pago']]
  const add = { supermarket: 'coto' as const, where, paymentMethods, stackable: true, weekdays: null }
  return {
    ...week,
    promotions: week.promotions.map((one, at) => (at % 25 === 0 ? { ...one, ...add } : one)),
    groups: week.promotions.map((_, at) => at),
  }
}

/** Prints how long plans take that must end in time: for so long a process answers nobody else, `/health/live` neither. */
function measureBounds(): void {
  const limits = [60, 150, 600]
  console.log(`\n| most milliseconds of 12 plans | ${limits.map((limit) => `${limit} allowed`).join(' | ')} |\n|---|---|---|---|`)
  for (const [name, weekOf] of HARD) {
    const times = limits.map((limit) =>
      Math.max(
        ...Array.from({ length: 12 }, (_, seed) => {
          const week = weekOf(seed)
          // What plans of one publication have in common is made once.
          plannableIn(week, monthOfPlan(week.today), null)
          const start = performance.now()
          planTrips(week, [], { ...DEFAULT_WISHES, trips: 8, monthly: 720_000, largest: 180_000 }, limit)
          return performance.now() - start
        }),
      ),
    )
    console.log(`| ${name} | ${times.map(Math.round).join(' | ')} |`)
  }
}

await measureMonths()
measureTime()
measureBounds()
