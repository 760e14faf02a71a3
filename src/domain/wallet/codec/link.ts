import type { Household } from '../household.ts'
import { encodeHousehold, readHousehold } from './cookie.ts'
import { type Parsed, parsedBy } from './walletText.ts'

/** Writes wallets for the part of a link after the `#`, which no server, proxy or log reads. QR codes need the short form. */
export function peopleFragment(people: Household): string {
  return `gente=${encodeHousehold(people)}`
}

/** Reads the people after the `#` of a link, of which the first ones said `wallet`; returns null for a place on the page. Never throws. */
export function parsePeopleFragment(fragment: string): Parsed<Household> | null {
  const [, name, text = ''] = /(?:^|&)(gente|wallet)=([^&]*)/.exec(fragment) ?? []
  return name === undefined ? null : parsedBy(() => readHousehold(name === 'gente' ? text : ''))
}
