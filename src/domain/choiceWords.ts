import { issuerWords } from './question.ts'

/** What several are asked together: «¿Qué plan tenés en Patagonia?». @param oneOf As of a question. */
export function choiceWords(oneOf: string): string {
  const [, issuer] = oneOf.split(':')
  return issuer === undefined ? '¿En qué provincia comprás?' : `¿Qué plan o nivel tenés en ${issuerWords(issuer, 'tu banco')}?`
}
