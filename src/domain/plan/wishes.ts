import { type CivilDate, isCivilDate } from '../calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, CHAIN_SLUGS, CHANNELS, type ChainSlug } from '../catalogue/chain.ts'
import { findChain } from '../choice/search.ts'
import { readAmount } from '../promotion/amount.ts'
import { encodeHousehold } from '../wallet/codec/cookie.ts'
import type { Household } from '../wallet/household.ts'
import { DEFAULT_WISHES, mondayOf, type PlanWishes, suggestLargest } from './plan.ts'
import { type PlanSearch, readPlanSearch } from './planSearch.ts'

/** Purchases a month to choose from, and the most that an address may ask for. */
export const TRIPS_A_MONTH_LABELS = { 2: 'Dos por mes', 4: 'Una por semana', 8: 'Dos por semana', 12: 'Tres por semana' }
const MOST_TRIPS = 12
/** The most days and purchases that an address changes. */
const MOST_CHANGES = 28
const MAX_NAME = 30

/** The parameters that an address can have wrong. */
export type PlanParameter = 'gasto' | 'compras' | 'maximo' | 'supermarket' | 'canal' | 'sin' | 'fijas'

/** What the address asks for, and which of its parameters cannot be. For these, and for what it leaves open, the usual holds. */
export type ReadWishes = { wishes: PlanWishes; bad: readonly PlanParameter[] }

/** @param today Days before its week are over, and dropped. */
export function readWishes(search: PlanSearch, today: CivilDate): ReadWishes {
  const bad: PlanParameter[] = []
  const read = <T>(name: PlanParameter, text: string | undefined, reader: (text: string) => T | null): T | null => {
    const value = text === undefined ? null : reader(text)
    if (text !== undefined && value === null) bad.push(name)
    return value
  }
  const monthly = read('gasto', search.gasto, readAmount) ?? DEFAULT_WISHES.monthly
  const trips = read('compras', search.compras, readTrips) ?? DEFAULT_WISHES.trips
  const days = read('sin', search.sin, (text) => readEach(text, readDay)) ?? []
  const [monday, since] = [mondayOf(today), search.desde]
  const one = search.fija && `${search.fija}:${search.monto ?? ''}`
  const wishes = {
    monthly,
    trips,
    largest: read('maximo', search.maximo, readAmount) ?? suggestLargest(monthly, trips),
    chains: readChains(read('supermarket', search.supermarket, (text) => readEach(text, readChain)) ?? []),
    channel: read('canal', search.canal, (text) => CHANNELS.find((channel) => channel === text) ?? null),
    isWithPossible: search.posibles === '1',
    since: isCivilDate(since) && since < today ? since : today,
    skips: days.filter((date) => date >= monday),
    // A later one of the same day replaces the earlier one.
    fixed: [
      ...new Map(
        [search.fijas, one]
          .flatMap((text) => read('fijas', text, (some) => readEach(some, readFixed)) ?? [])
          .filter(({ date }) => date >= monday)
          .map((each) => [each.date, each]),
      ).values(),
    ].slice(-MOST_CHANGES),
  }
  return { wishes, bad }
}

function readTrips(text: string): number | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= MOST_TRIPS ? count : null
}

/** Reads texts joined by commas; null where one cannot be. */
function readEach<T>(text: string, reader: (text: string) => T | null): T[] | null {
  const values = text.split(',').map(reader)
  return values.length <= MOST_CHANGES && values.every((value) => value !== null) ? values : null
}

const readDay = (text: string): CivilDate | null => (isCivilDate(text) ? text : null)
const readChain = (text: string): ChainSlug | null => findChain(text.slice(0, MAX_NAME)) ?? null

/** All chains are no choice. */
function readChains(named: readonly ChainSlug[]): ChainSlug[] {
  const chains = ALL_CHAIN_SLUGS.filter((chain) => named.includes(chain))
  return CHAIN_SLUGS.every((chain) => chains.includes(chain)) ? [] : chains
}

function readFixed(text: string): PlanWishes['fixed'][number] | null {
  const [date, name = '', typed] = text.split(':')
  const [chain, amount] = [readChain(name), readAmount(typed)]
  return isCivilDate(date) && chain !== null && amount !== null ? { date, chain, amount } : null
}

/** Writes wishes as parameters; `compras` is always there, so that the wishes of the last visit do not hold. */
export function writeWishes({ monthly, trips, largest, chains, channel, isWithPossible, since, skips, fixed }: PlanWishes): PlanSearch {
  return readPlanSearch({
    gasto: monthly === DEFAULT_WISHES.monthly ? undefined : monthly,
    compras: trips,
    maximo: largest === suggestLargest(monthly, trips) ? undefined : largest,
    supermarket: chains.join(),
    canal: channel,
    posibles: isWithPossible ? 1 : undefined,
    sin: skips.join(),
    fijas: fixed.map(({ date, chain, amount }) => `${date}:${chain}:${amount}`).join(),
    desde: since,
  })
}

export function withoutDay(wishes: PlanWishes, date: CivilDate): PlanWishes {
  return {
    ...wishes,
    skips: [...new Set([...wishes.skips, date])].slice(-MOST_CHANGES),
    fixed: wishes.fixed.filter((one) => one.date !== date),
  }
}

/** Takes a chain out of the wishes. @param shown The chains of which one is taken when none is chosen. */
export function withoutChain(wishes: PlanWishes, chain: ChainSlug, shown: readonly ChainSlug[]): PlanWishes {
  const chains = (wishes.chains.length === 0 ? shown : wishes.chains).filter((one) => one !== chain)
  return { ...wishes, chains, fixed: wishes.fixed.filter((one) => one.chain !== chain) }
}

export function formatSearch(search: PlanSearch): string {
  return new URLSearchParams(Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))).toString()
}

/** Returns what is asked for: by the address, or where it asks for nothing, by what is kept; planned since the day that is kept. */
export function chooseSearch({ desde, ...asked }: PlanSearch, kept: string | null): PlanSearch {
  const before = readPlanSearch(Object.fromEntries(new URLSearchParams(kept ?? '')))
  return asksForSomething(asked) ? { ...asked, desde: desde ?? before.desde } : { ...before, desde: desde ?? before.desde }
}

export function asksForSomething({ desde: _, ...asked }: PlanSearch): boolean {
  return Object.values(asked).some((text) => text !== undefined)
}

/** Writes wallets and wishes for an address that others may see: it names nobody. */
export function planAddress(people: Household, wishes: PlanWishes): string {
  return `gente=${encodeURIComponent(encodeHousehold(withoutNames(people)))}&${formatSearch(writeWishes(wishes))}`
}

/** Returns the people without their names, also for what an address made by somebody else would have us say. */
export function withoutNames([first, ...others]: Household): Household {
  return [{ ...first, name: '' }, ...others.map((one, at) => ({ ...one, id: `p${at + 2}`, name: `la persona ${at + 2}` }))]
}
