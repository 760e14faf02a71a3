import type { Config } from './config.ts'

/** What the operator should mend although Yapa starts without it: a sentence each (Spanish), none when all is well. */
export function startWarnings({ contactEmail }: Pick<Config, 'contactEmail'>): string[] {
  if (!/\.example$/i.test(contactEmail)) return []
  return [`${contactEmail} no le llega a nadie, y el pie de cada página la muestra: poné tu dirección en YAPA_CONTACT_EMAIL.`]
}
