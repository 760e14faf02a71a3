/** Days until the text expires: readers fetch it again long before. */
const DAYS = 180

/** `/.well-known/security.txt` (RFC 9116) says where to report a weakness. @param now The time of the request. */
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
