/** The data of the API's page (`loadApi`). */
export type ApiDescription = {
  description: string
  origin: string
  operations: {
    path: string
    summary: string
    parameters: { name: string; description: string; example: string | null }[]
  }[]
}
