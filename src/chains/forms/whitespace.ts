/**
 * Runs of white space become one character (a line break if the run holds one), accents are composed and controls dropped. A single
 * space is all a pattern ever has to expect between two words, which keeps every pattern linear.
 */
export function withPlainSpaces(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFC').replace(CONTROLS, ''))
    .replace(/[\s\u00a0]{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '))
    .replace(/\r/g, '\n')
    .trim()
}

/** Composed letters and signs of Latin scripts: most texts have nothing to compose or drop, and this is seen much faster than done. */
const PLAIN = /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20ac\u2122]*$/
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu
