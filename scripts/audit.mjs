// `npm run audit`: asks the registry for known vulnerabilities of all packages. It needs the network, so `npm test`
// does not run it. Exit status: 0 none known, 1 some known, 2 the registry did not answer.
import { spawnSync } from 'node:child_process'
import { environmentWith, outerPath, ROOT } from './environment.mjs'

/** Milliseconds to wait for the registry. */
const PATIENCE = 120_000

/** Summarizes what npm found. @param {string} output The output of `npm audit --json`. @returns {{ status: number, words: string }} */
function verdictOf(output) {
  const report = parsed(output)
  const total = report?.metadata?.vulnerabilities?.total
  if (typeof total !== 'number') {
    const why = report?.message ?? report?.error?.summary ?? 'sin respuesta'
    return { status: 2, words: `El registro de paquetes no contestó (${why}): no se sabe si hay vulnerabilidades conocidas.` }
  }
  if (total === 0) return { status: 0, words: 'Ninguna vulnerabilidad conocida.' }
  const lines = Object.values(report.vulnerabilities).map(
    ({ name, severity, range, via }) => `  ${name} ${range} (${severity}): ${via.map((one) => one.title ?? `por ${one}`).join('; ')}`,
  )
  return { status: 1, words: [`Vulnerabilidades conocidas en ${total} paquetes:`, ...lines].join('\n') }
}

function parsed(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

const options = ['audit', '--json', '--package-lock-only', '--audit-level=none', ...process.argv.slice(2)]
const { stdout } = spawnSync('npm', options, {
  cwd: ROOT,
  env: environmentWith({ PATH: outerPath() }),
  encoding: 'utf8',
  timeout: PATIENCE,
  maxBuffer: 50_000_000,
})
const { status, words } = verdictOf(stdout ?? '')
console.log(words)
process.exitCode = status
