import type { Household, Person } from './household.ts'

/** Finds the person with an id; returns the holder without an id, or when another tab has removed the person. */
export function personOf(people: Household, id: string | null | undefined): Person {
  return people.find((one) => one.id === id) ?? people[0]
}
