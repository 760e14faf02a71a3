/** The facts of an issuer's feed that every room needs, including the browser: plain data. */
export type FeedFacts = {
  /** The issuer's name as shoppers know it. */
  name: string
  /** The page of its promotions for people. */
  url: string
  /** The method or club by which promotions name the issuer, of whose own offers the list has all. Absent where it depends on a place, or is of a network. */
  silenceIsOf?: string
  /** No real answer about a supermarket was ever seen: written against the form, so the operator looks at the first one. */
  isFormOnly?: true
}
