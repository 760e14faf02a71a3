/** The facts of an issuer's feed that every room needs, including the browser: plain data. */
export type FeedFacts = {
  /** The issuer's name as shoppers know it. */
  name: string
  /** The page of its promotions for people. */
  url: string
  /** No real answer about a supermarket was ever seen: written against the form, so the operator looks at the first one. */
  isFormOnly?: true
}
