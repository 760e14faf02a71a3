/** The data of the API's part of `/sobre` (`loadApi`). */
export type ApiDescription = {
  description: string
  origin: string
  operations: {
    path: string
    summary: string
    parameters: { name: string; description: string; example: string | null }[]
  }[]
}
