// `npm test`: installs what is missing, then runs everything. The last line of its output is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { COMPILE_CACHE, NODE, run } from './child.mjs'
import { environmentWith, ROOT, searchPath, setVariables } from './environment.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureMachine } from './machine.mjs'
import { makeScratchFolder } from './scratch.mjs'

const REPORTS = path.join(ROOT, '.tmp/reports')
const modules = (file) => path.join(ROOT, 'node_modules', file)

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts `failures`: which tests, and why. */

/** @type {Counts} */
const FAILED = { passed: 0, failed: 1, skipped: 0, failures: [] }
/** @type {Counts} */
const PASSED = { passed: 1, failed: 0, skipped: 0, failures: [] }

/** Lines of a failure's message to repeat. */
const FAILURE_LINES = 25

/** The stages in order; a failure does not stop the rest. */
const STAGES = [
  { name: 'estilo', run: () => check(modules('.bin/biome'), ['check', '--error-on-warnings']) },
  { name: 'sobrantes', run: () => check(modules('.bin/knip'), ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'hojas de estilo', run: () => check(modules('.bin/stylelint'), ['src/**/*.css']) },
  { name: 'tipos', run: () => check(modules('.bin/tsc'), ['--noEmit', '-p', '.']) },
  { name: 'compilación, a la par', run: () => building },
  { name: 'pruebas', run: runVitest },
  { name: 'navegador', run: runPlaywright },
]

try {
  await ensureInstalled(process.stdout)
  const { chromium } = await ensureMachine(process.stdout)
  setVariables({ CHROMIUM: chromium, PATH: [modules('.bin'), ...searchPath()].join(path.delimiter) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

mkdirSync(REPORTS, { recursive: true })
const scratch = makeScratchFolder()
// The tests start some hundred of our processes.
setVariables({ TMPDIR: scratch.folder, NODE_COMPILE_CACHE: COMPILE_CACHE })
// The build uses one core most of the time, as the checks do, so they run side by side.
const building = runBuild()
const results = []
for (const stage of STAGES) {
  console.log(`\n━━ ${stage.name}`)
  const start = Date.now()
  const counts = await stage.run()
  results.push({ name: stage.name, seconds: Math.round((Date.now() - start) / 1_000), ...counts })
}

scratch.remove()

console.log('\n━━ resumen')
for (const { name, seconds, passed, failed, skipped } of results) {
  const omitted = skipped > 0 ? `, ${skipped} omitidas` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} bien, ${failed} mal${omitted} (${seconds} s)`)
}
// Repeated at the end, because often only the end of a long output is kept.
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
const sum = (key) => results.reduce((total, counts) => total + counts[key], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)

async function check(program, args) {
  return (await run(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })) === 0 ? PASSED : FAILED
}

async function runBuild() {
  try {
    await ensureBuilt(process.stdout)
    return PASSED
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return FAILED
  }
}

async function runVitest() {
  const report = freshReport('vitest.json')
  const args = [modules('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await run(NODE, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return counted(status, report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
    // A file that failed to load has no tests that could fail.
    const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      skipped: numPendingTests,
      failures: [...broken.map(({ name, message }) => failure(name, [message])), ...testResults.flatMap(failedTests)],
    }
  })
}

async function runPlaywright() {
  const report = freshReport('playwright.json')
  const env = environmentWith({ PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const args = [modules('@playwright/test/cli.js'), 'test', '--reporter=list,json', '--pass-with-no-tests']
  const status = await run(NODE, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  return counted(status, report, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => failure('navegador', [message])), ...suites.flatMap(failedSpecs)],
  }))
}

/** Returns the failures of a file in Vitest's report. */
function failedTests({ name, assertionResults }) {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages))
}

/** Returns the failures of a suite in Playwright's report, including nested suites. */
function failedSpecs({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return failure(
        `${file}:${line} › ${title}`,
        errors.map(({ message }) => message),
      )
    })
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** Formats a title and the first lines of each message, without colours and absolute paths. */
function failure(title, messages) {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message ?? '')
      .split('\n')
      .slice(0, FAILURE_LINES),
  )
  return [title, ...lines.map((line) => `  ${line}`)].join('\n').replaceAll(`${ROOT}/`, '')
}

/** Returns a path for a report, and removes the previous report there. */
function freshReport(name) {
  const file = path.join(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

/** Counts the results of a report. A failed run without a reported failure counts as one. */
function counted(status, report, count) {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')))
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch (error) {
    console.error(`No hay informe de las pruebas: ${error.message}`)
    return FAILED
  }
}
