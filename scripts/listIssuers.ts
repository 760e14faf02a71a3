// `npm run yapa -- issuers` writes the lists of all files in `src/issuers/`, because types and bundles need every file named.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../src/issuers')
/** The exports of an issuer's file that have a list each; the list's file has the same name. */
const LISTS = ['facts', 'everydayNames', 'words']
/** Files of the folder that belong to no single issuer. */
const SHARED = ['issuer', 'generic', ...LISTS]

/** Returns the text of each list, by the path of its file. */
export function issuerLists(): Map<string, string> {
  const issuers = readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !SHARED.includes(name))
    .sort()
  return new Map(
    LISTS.map((list) => {
      const having = issuers.filter((issuer) => readFileSync(path.join(FOLDER, `${issuer}.ts`), 'utf8').includes(`export const ${list}`))
      const note = `// Lists \`${list}\` of every issuer's file, by slug: import it as a whole. \`npm run yapa -- issuers\` writes this file.`
      const rows = having.map((issuer) => `export { ${list} as '${issuer}' } from './${issuer}.ts'`)
      return [path.join(FOLDER, `${list}.ts`), `${note}\n\n${rows.join('\n')}\n`]
    }),
  )
}

if (import.meta.main) for (const [file, text] of issuerLists()) writeFileSync(file, text)
