import { type MethodName, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { fold } from '#domain/text/fold.ts'

const bare = (name: string) =>
  fold(name)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:banco|billetera)(?: de| del)? /, '')

const BY_NAME: ReadonlyMap<string, MethodName> = new Map([
  ...PAYMENT_METHODS.filter(({ kind, parent }) => parent === null && kind !== 'generic').map(({ name }) => [bare(name), name] as const),
  ['bna', 'Banco Nación'],
  ['naranja x', 'NaranjaX'],
])

/** Returns the catalogue's method for a bank's name, with its tier at times («Macro Selecta»); null for a bank that it lacks. */
export function bankNamed(name: string): MethodName | null {
  const words = bare(name.slice(0, 80)).split(' ')
  for (let length = words.length; length > 0; length--) {
    const method = BY_NAME.get(words.slice(0, length).join(' '))
    if (method !== undefined) return method
  }
  return null
}
