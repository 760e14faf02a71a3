// `npm run yapa -- VERB …`: installs the packages, then runs a tool of the list below, or else a command of `src/cli/`. Standard output
// belongs to the verb alone.
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { NODE, run, runMain } from './child.mjs'
import { ROOT } from './environment.mjs'
import { ensureInstalled } from './install.mjs'

/** Makes a tool of a program that runs by itself. @param {string} file */
const program = (file) => (/** @type {string[]} */ args) => run(NODE, [path.join(ROOT, file), ...args])

/** A tool takes its arguments, and resolves to its exit status or sets it. */
const TOOLS = {
  build: { help: 'compila la aplicación, si algo cambió', run: () => ensureBuilt(process.stderr) },
  bench: { help: 'mide: home (toques y primera pantalla), phone (Lighthouse), load (carga y memoria) o reading (la lectura)', run: bench },
  'extract:score': { help: 'puntúa la lectura de tarjetas etiquetadas', run: program('scripts/extract-score.mjs') },
  'extract:diff': { help: 'qué cambió entre dos lecturas, o desde un commit', run: program('scripts/extract-diff.mjs') },
  'extract:fit': { help: 'ajusta la confianza a las tarjetas etiquetadas', run: program('bench/fitConfidence.ts') },
  'extract:switch-off': { help: 'qué lee cada predicado de las reglas, apagándolos de a uno', run: program('bench/switchOff.ts') },
  'feeds:score': { help: 'puntúa la lectura de lo que publican los emisores', run: program('bench/feeds.ts') },
  'gate:replay': { help: 'el control de calidad sobre el archivo, con fallas', run: program('bench/gateReplay.ts') },
  'plan:measure': { help: 'qué ahorra el plan del mes sobre el archivo, y cuánto tarda', run: program('bench/planMeasure.ts') },
  'push:measure': { help: 'cuánto procesador lleva avisar a 10.000 dispositivos', run: program('bench/reminders.ts') },
  'desk:replay': { help: 'cuánto del archivo habrían cubierto las revisiones', run: program('bench/deskReplay.ts') },
  'feeds:pairs': { help: 'lo que dicen emisores y cadenas, frente a lo que vio una persona', run: program('bench/pairs.ts') },
  rehearse: { help: 'sirve los sitios oficiales en esta máquina, con fallas', run: (args) => runMain('rehearsal/main.ts', args) },
  issuers: { help: 'vuelve a escribir las listas de emisores', run: program('scripts/listIssuers.ts') },
  cards: { help: 'vuelve a escribir qué tarjetas nombran las ofertas de cada emisor', run: program('scripts/listNamedCards.ts') },
  phrases: { help: 'muestra todas las frases, con ejemplos', run: program('tests/listPhrases.ts') },
  places: { help: 'muestra qué dice cada lugar de cada dato de una oferta', run: program('tests/listPlaces.ts') },
  mutation: { help: 'qué cambios del código no nota ninguna prueba', run: (args) => run('npx', ['stryker', 'run', ...args]) },
}

/** @param {string[]} args What to measure, and its options. */
async function bench([what, ...args]) {
  if (!['home', 'phone', 'load', 'reading'].includes(what)) throw new Error('Uso: npm run bench -- home | phone | load | reading')
  await ensureBuilt(process.stderr)
  return program(`bench/${what}.ts`)(args)
}

const [verb = '', ...rest] = process.argv.slice(2)
try {
  await ensureInstalled(process.stderr)
  if (Object.hasOwn(TOOLS, verb)) process.exitCode = await TOOLS[verb].run(rest)
  else {
    if (verb === '')
      console.error(['Herramientas:', ...Object.entries(TOOLS).map(([name, { help }]) => `  ${name.padEnd(20)}${help}`)].join('\n'))
    await runMain('src/cli/main.ts', [verb, ...rest])
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
