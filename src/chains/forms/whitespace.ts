/**
 * Runs of white space become one character (a line break if the run holds one), accents are composed and controls dropped. A single
 * space is all a pattern ever has to expect between two words, which keeps every pattern linear.
 */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\s\u00a0]{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replace(/\r/g, '\n')
    .trim()
}
