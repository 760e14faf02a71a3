export const REFRESH_AFTER = 10 * 60_000
