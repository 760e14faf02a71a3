// `npm run extract:diff -- BASE.read NEW.read`, or `-- --base REF`: counts the changed values of each field between two readings, with examples.
// The files come from `extract`; `--base` reads the archive (README.md, *Real cards*) with the program of a commit and with this one.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { differences } from './differences.mjs'
import { ensureInstalled } from './install.mjs'
import { ARCHIVE, archivedCards, checkOut, linesOf, readInto, removeProgram } from './readings.mjs'

const USAGE = 'Uso: npm run extract:diff -- BASE.read NUEVO.read | --base REF'
/** Examples shown per field. */
const EXAMPLES = 5

try {
  await ensureInstalled(process.stderr)
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function main() {
  const { values, positionals } = parseArgs({ options: { base: { type: 'string' } }, allowPositionals: true })
  if (values.base === undefined ? positionals.length !== 2 : positionals.length > 0) throw new Error(USAGE)
  if (values.base !== undefined && !existsSync(ARCHIVE)) {
    console.error(`\n*** NO SE MIDIÓ NADA: falta ${ARCHIVE} ***\n`)
    return
  }
  const [before, after] = values.base === undefined ? positionals.map(linesOf) : await archiveReadBy(values.base)
  for (const [field, found] of differences(before, after)) {
    console.log(`${field}: ${found.length}`)
    for (const { of, was, is } of found.slice(0, EXAMPLES)) console.log(`  ${of}  ${JSON.stringify(was)} → ${JSON.stringify(is)}`)
  }
}

/** @param {string} commit */
async function archiveReadBy(commit) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'yapa-diff-'))
  const [program, cards] = [path.join(temporary, 'base'), path.join(temporary, 'cards')]
  try {
    writeFileSync(cards, archivedCards())
    checkOut(commit, program)
    return [await readInto(cards, path.join(temporary, 'before'), program), await readInto(cards, path.join(temporary, 'after'))]
  } finally {
    if (existsSync(program)) removeProgram(program)
    rmSync(temporary, { recursive: true, force: true })
  }
}
