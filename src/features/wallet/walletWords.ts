import { type MethodSlug, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { SHORT_METHOD_NAMES } from '#domain/catalogue/shortNames.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import { groupThousands } from '#domain/text/words.ts'
import type { Condition } from '#domain/wallet/wallet.ts'

/** Returns a method's everyday name: «Galicia», «Ualá». */
export function shortName(slug: MethodSlug): string {
  return SHORT_METHOD_NAMES[slug] ?? methodWords(methodBySlug(slug).name)
}

export const CONDITION_LABELS: Record<Condition, string> = {
  jubilado: 'Jubilación o pensión',
  anses: 'Prestación de ANSES',
  'ciudadania-portena': 'Ciudadanía Porteña',
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${groupThousands(count)} ${many}`
}
