// `npm run issuers`: lists the files of `src/issuers/` for those who need all of them, since types and bundles want each named.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../src/issuers')
const LISTS = ['facts', 'called', 'words'] as const
/** What is no issuer's. */
const SHARED = ['issuer', 'generic', ...LISTS]

const idOf = (issuer: string) => issuer.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The lists as they ought to be, by the names of their files. */
export function issuerLists(): Map<string, string> {
  const issuers = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !SHARED.includes(name))
    .sort()
  return new Map(
    LISTS.map((list) => {
      const having = issuers.filter((issuer) => readFileSync(path.join(FOLDER, `${issuer}.ts`), 'utf8').includes(`export const ${list}`))
      const imports = having.map((issuer) => `import { ${list} as ${idOf(issuer)} } from './${issuer}.ts'`)
      const rows = having.map((issuer) => `  ${issuer.includes('-') ? `'${issuer}': ${idOf(issuer)}` : issuer},`)
      const text = `${imports.join('\n')}\n\n/** Written by \`npm run issuers\`. */\nexport const ${list.toUpperCase()} = {\n${rows.join('\n')}\n} as const\n`
      return [path.join(FOLDER, `${list}.ts`), text]
    }),
  )
}

if (import.meta.main) for (const [file, text] of issuerLists()) writeFileSync(file, text)
