import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fold } from '#domain/text/fold.ts'
import * as ISSUER_FACTS from '#issuers/facts.ts'
import type { IssuerFacts, IssuerWords } from '#issuers/issuer.ts'
import * as ISSUER_WORDS from '#issuers/words.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')
/** Words of issuers' names that are also other things: a network's, a place's, a shopper's. */
const OTHER_THINGS = new Set(
  (
    'american billetera banco card carrefour centurion chaco ciudad corrientes credito cuenta del digital entre express formosa julio mastercard ' +
    'meridian municipal nacion neuquen pago pampa patagonia pay personal platinum prepaga provincia rios rosario san santa cruz juan sol tarjeta dni ' +
    'piano columbia mercado mas cordoba plus tci coto'
  ).split(' '),
)

const words: Record<string, IssuerWords> = { ...ISSUER_WORDS }

/** An issuer in code: a word of its names that is nobody else's, or its slug. */
const own = Object.entries<IssuerFacts>(ISSUER_FACTS).flatMap(([slug, { methods }]) => [
  ...methods.flatMap(({ name }) => fold(name).match(/[a-z]{3,}/g) ?? []),
  ...(words[slug]?.initials ?? []),
])
const telling = [...new Set(own)].filter(
  (word) => !OTHER_THINGS.has(word) && !/^(?:plan|sueldo|jubilados|cliente|nivel|women|black|the|y|payroll)$/.test(word),
)
const AN_ISSUER = new RegExp(
  `(?<![a-z])(?:${telling.join('|')}|${Object.keys(ISSUER_FACTS)
    .filter((slug) => slug.includes('-'))
    .join('|')})(?![a-z])`,
)
/** Names of two everyday words. */
const TWO_WORDS = /mercado ?pago|cuenta ?dni|personal ?pay|banco (?:nacion|provincia|ciudad|patagonia|columbia)|cenco ?pay/

function filesOf(folder: string): string[] {
  const names = readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

/** The lines of code, comments left out, that name an issuer. */
function naming(code: string): string[] {
  const lines = code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '').split('\n')
  return lines.map((line) => line.trim()).filter((line) => [AN_ISSUER, TWO_WORDS].some((pattern) => pattern.test(fold(line))))
}

describe('the reading', () => {
  it('names no issuer: all about one is in its file', () => {
    const files = filesOf('extraction')
    expect(files.length).toBeGreaterThan(50)
    const found = files.flatMap((file) => naming(readFileSync(path.join(SRC, file), 'utf8')).map((line) => `${file}: ${line}`))
    expect(found).toEqual([])
  })

  it('would be seen to', () => {
    const files = filesOf('issuers').filter((file) => !/\/(?:issuer|generic|facts|words)\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => naming(readFileSync(path.join(SRC, file), 'utf8')).length === 0)).toEqual([])
    expect(naming("if (name === 'NaranjaX') return\nconst a = /(?:modo|bna)/\n// Banco Macro\n'Mercado Pago'")).toHaveLength(3)
  })
})
