import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AcceptedPlugin } from 'postcss'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** A class as it is written, not the fraction of a number, or an animation. */
const SCOPED = /(?:\.|@keyframes )([a-z]\w*)/gi
const TOKEN = /--[a-z][\w-]*/g

/**
 * Names for the built styles. Hashes and whole words are a fifth of what the styles of a page weigh compressed. Classes are named by place, «b3»: the
 * letters tell the sheet, the digits the class in it.
 */
export function shortNames(root: string) {
  const sheets = globSync('src/**/*.module.css', { cwd: root }).sort()
  const tokens = namesIn(readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8').matchAll(TOKEN))
  const shorter = (text: string) => text.replace(TOKEN, (token) => (tokens.includes(token) ? `--${nameOf(tokens.indexOf(token))}` : token))
  const shortTokens: AcceptedPlugin = {
    postcssPlugin: 'yapa:short-tokens',
    Declaration(declaration) {
      const [prop, value] = [shorter(declaration.prop), shorter(declaration.value)]
      if (prop !== declaration.prop) declaration.prop = prop
      if (value !== declaration.value) declaration.value = value
    },
  }
  return {
    shortTokens,
    classOf: (name: string, file: string, css: string) => {
      const sheet = sheets.indexOf(path.relative(root, file.replace(/\?.*$/, '')))
      const place = namesIn(css.matchAll(SCOPED)).indexOf(name)
      if (sheet < 0 || place < 0) throw new Error(`${file} has no class ${name}.`)
      return `${nameOf(sheet)}${place}`
    },
  }
}

function namesIn(found: Iterable<RegExpMatchArray>): string[] {
  return [...new Set(Array.from(found, (match) => match[1] ?? match[0]))]
}

/** A letter, followed by lines once all letters are taken: several letters may be a class that blockers of advertisements hide. */
function nameOf(place: number): string {
  return `${LETTERS[place % LETTERS.length]}${'_'.repeat(place / LETTERS.length)}`
}
