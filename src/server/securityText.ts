/** Days for which the text says that it holds: readers fetch it anew long before. */
const DAYS = 180

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. @param now Of the request. */
export function securityText({ siteUrl, contactEmail }: { siteUrl: string; contactEmail: string }, now: Date): string {
  const expires = new Date(now.getTime() + DAYS * 86_400_000).toISOString()
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
