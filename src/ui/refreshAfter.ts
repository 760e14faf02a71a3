/** Milliseconds after which what a shopper sees is read again. */
export const REFRESH_AFTER = 10 * 60_000
