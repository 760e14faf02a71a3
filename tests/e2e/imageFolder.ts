import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../rooms.ts'

const NPM = path.join(import.meta.dirname, 'npmWithoutNetwork.ts')

type Step = { instruction: string; words: string }

/** The last stage's folder of the Dockerfile as it would be in the image; the app is the one that is built here. @returns Its path. */
export function makeImageFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'yapa-image-'))
  const stages = stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'))
  const packages = path.join(parent, 'packages')
  for (const { instruction, words } of stages.get('packages') ?? []) {
    if (instruction === 'COPY') place(ROOT, packages, words.split(' '))
    if (instruction === 'RUN') runWithoutNetwork(words, packages, parent)
  }
  const image = path.join(parent, 'image')
  for (const { words } of (stages.get('') ?? []).filter(({ instruction }) => instruction === 'COPY')) {
    const [, stage, files] = /^--from=(\w+) (.+)$/.exec(words) ?? []
    if (files === undefined) throw new Error(`It is not known where the image has this from: COPY ${words}`)
    const names = files.split(' ').map((file) => file.replace(/^\/yapa\//, ''))
    place(stage === 'packages' ? packages : ROOT, image, names)
  }
  return image
}

/** The steps of each stage, by its name; the last has none. */
function stagesOf(dockerfile: string): Map<string, Step[]> {
  const stages = new Map<string, Step[]>()
  let steps: Step[] = []
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, instruction, words] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (instruction === undefined || words === undefined) continue
    if (instruction === 'FROM') {
      steps = []
      stages.set(/ AS (\w+)$/.exec(words)?.[1] ?? '', steps)
    } else {
      steps.push({ instruction, words })
    }
  }
  return stages
}

/** Copies what is the project's, moves what is not. @param names The last says where to. */
function place(from: string, to: string, names: string[]): void {
  mkdirSync(to, { recursive: true })
  const target = names.at(-1) as string
  for (const name of names.slice(0, -1)) {
    const [source, goal] = [path.join(from, name), path.join(to, target === './' ? name : target)]
    if (from === ROOT) cpSync(source, goal, { recursive: true })
    else renameSync(source, goal)
  }
}

function runWithoutNetwork(command: string, folder: string, parent: string): void {
  const programs = path.join(parent, 'programs')
  mkdirSync(programs)
  writeFileSync(path.join(programs, 'npm'), `#!/bin/sh\nexec '${process.execPath}' '${NPM}' "$@"\n`, { mode: 0o755 })
  execFileSync('/bin/sh', ['-c', command], { cwd: folder, env: { PATH: `${programs}:/usr/bin:/bin` } })
}
