// `npm run yapa -- issuers` writes the lists of all files in `src/issuers/`, because types and bundles need every file named.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../src/issuers')
/** The exports of an issuer's file that have a list each, and the name of that list. A list's file has the name of the export. */
const LISTS = { facts: 'ISSUER_FACTS', everydayNames: 'EVERYDAY_NAMES', words: 'ISSUER_WORDS' }
/** Files of the folder that belong to no single issuer. */
const SHARED = ['issuer', 'generic', ...Object.keys(LISTS)]

const idOf = (issuer: string) => issuer.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the text of each list, by the path of its file. */
export function issuerLists(): Map<string, string> {
  const issuers = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !SHARED.includes(name))
    .sort()
  return new Map(
    Object.entries(LISTS).map(([list, name]) => {
      const having = issuers.filter((issuer) => readFileSync(path.join(FOLDER, `${issuer}.ts`), 'utf8').includes(`export const ${list}`))
      const imports = having.map((issuer) => `import { ${list} as ${idOf(issuer)} } from './${issuer}.ts'`)
      const rows = having.map((issuer) => `  ${issuer.includes('-') ? `'${issuer}': ${idOf(issuer)}` : issuer},`)
      const note = `// Lists \`${list}\` of every issuer's file, by slug. \`npm run yapa -- issuers\` writes this file.`
      const text = `${note}\n\n${imports.join('\n')}\n\nexport const ${name} = {\n${rows.join('\n')}\n} as const\n`
      return [path.join(FOLDER, `${list}.ts`), text]
    }),
  )
}

if (import.meta.main) for (const [file, text] of issuerLists()) writeFileSync(file, text)
