import type { Household } from '../household.ts'
import { encodeHousehold, readHousehold } from './cookie.ts'
import { type ParseResult, tryToParse } from './walletText.ts'

/** No server, proxy or log reads what is after the `#`. QR codes need the short form. */
export function peopleFragment(people: Household): string {
  return `gente=${encodeHousehold(people)}`
}

/** The first links said `wallet`. Null for a place on the page. Never throws. */
export function parsePeopleFragment(fragment: string): ParseResult<Household> | null {
  const [, name, text = ''] = /(?:^|&)(gente|wallet)=([^&]*)/.exec(fragment) ?? []
  return name === undefined ? null : tryToParse(() => readHousehold(name === 'gente' ? text : ''))
}
