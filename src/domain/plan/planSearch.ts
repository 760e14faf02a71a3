/**
 * The page's state in its URL, as the texts that stand there; `readWishes` reads them. `gasto`: pesos a month; `compras`: purchases a
 * month; `maximo`: pesos of the largest; `sin`: days without a purchase, joined by commas; `fijas`: purchases of a set amount,
 * `2026-07-30:carrefour:80000`, joined by commas; `fija` with `monto` is one more, as its form sends it. `desde`: the first day that
 * is planned.
 */
const NAMES = ['gasto', 'compras', 'maximo', 'supermarket', 'canal', 'posibles', 'sin', 'fijas', 'fija', 'monto', 'desde'] as const
export type PlanSearch = { [Name in (typeof NAMES)[number]]?: string | undefined }

const MAX_TEXT = 1_500

/**
 * Reads a URL's parameters, without judging them. Never throws. This file imports nothing: every page has it in its start, and
 * only one needs the plan.
 */
export function readPlanSearch(raw: Record<string, unknown>): PlanSearch {
  return Object.fromEntries(NAMES.map((name) => [name, textOf(raw[name])]))
}

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join() : value
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim().slice(0, MAX_TEXT) || undefined : undefined
}
