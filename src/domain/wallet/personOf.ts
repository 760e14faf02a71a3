import type { Household, Person } from './household.ts'

/** The person of an id; the holder where none is named, or nobody has it, as when they were removed in another tab. */
export function personOf(people: Household, id: string | null | undefined): Person {
  return people.find((one) => one.id === id) ?? people[0]
}
