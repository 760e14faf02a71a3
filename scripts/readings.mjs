import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { NODE, run } from './child.mjs'
import { REAL_CARDS, ROOT } from './environment.mjs'

/** The folder of archived cards, with the legal pages that labelled cards name. */
export const ARCHIVE = path.join(REAL_CARDS, 'archive')

/**
 * Runs the `extract` command of a program on a file of cards, one per line; the command's own notes go to stderr.
 * @param {string} cards
 * @param {string} output Is written.
 * @param {string} [root] The program's folder; ours by default.
 * @throws when the command could not run; a card that it could not read has an `error`.
 */
export async function readInto(cards, output, root = ROOT) {
  const out = openSync(output, 'w')
  const command = [path.join(root, 'src/cli/main.ts'), 'extract', '--archive', ARCHIVE, cards]
  const status = await run(NODE, command, { cwd: root, stdio: ['ignore', out, 'inherit'] })
  closeSync(out)
  if (status > 1) throw new Error(`No se pudieron leer las tarjetas de ${cards}`)
  return linesOf(output)
}

/**
 * Checks out the program of a commit, with today's packages, into a folder that `removeProgram` removes.
 * @param {string} commit
 * @param {string} folder Does not exist yet.
 */
export function checkOut(commit, folder) {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: ROOT })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
}

/** @param {string} folder */
export function removeProgram(folder) {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT })
}

/** Parses a file of JSON lines. @param {string} file @returns {any[]} */
export function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

/** Returns all archived cards, one per line. */
export function archivedCards() {
  const files = readdirSync(ARCHIVE).filter((file) => file.endsWith('.jsonl'))
  return files.map((file) => `${readFileSync(path.join(ARCHIVE, file), 'utf8').trimEnd()}\n`).join('')
}
