/** Reduces white space to one character, composes accents, drops control characters: patterns then stay linear. */
export function normalizeWhitespace(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFC').replace(CONTROLS, ''))
    .replace(/[\s\u00a0]{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replace(/\r/g, '\n')
    .trim()
}

/** Matches text that needs no change: checking is much faster than normalizing. */
const PLAIN = /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20ac\u2122]*$/
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu
