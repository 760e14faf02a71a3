import type { Config } from '../config.ts'

/** Why this site cannot tell devices anything (Spanish); null: it can. On this machine itself browsers need no https. */
export function pushTrouble({ siteUrl, contactEmail }: Pick<Config, 'siteUrl' | 'contactEmail'>): string | null {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname === '127.0.0.1') return null
  if (protocol !== 'https:') return 'Los avisos necesitan que el sitio esté en https.'
  // Push services ask for somebody to write to.
  return /\.example$/i.test(contactEmail) ? 'Los avisos esperan a que el sitio tenga una dirección de contacto.' : null
}
