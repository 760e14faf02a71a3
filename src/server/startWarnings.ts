import type { Config } from './config.ts'

/** What the operator should mend although Yapa starts without it: a sentence each (Spanish), none when all is well. */
export function startWarnings({ contactEmail, siteUrl }: Pick<Config, 'contactEmail' | 'siteUrl'>): string[] {
  const reachesNobody = /\.example$/i.test(contactEmail)
  const isOnlyHere = /^http:\/\/localhost(?::\d+)?$/.test(siteUrl)
  return [
    ...(reachesNobody
      ? [`${contactEmail} no le llega a nadie, y el pie de cada página la muestra: poné tu dirección en YAPA_CONTACT_EMAIL.`]
      : []),
    ...(isOnlyHere
      ? [`Los enlaces que se comparten y los buscadores van a ${siteUrl}: poné la dirección del sitio en YAPA_SITE_URL.`]
      : []),
  ]
}
