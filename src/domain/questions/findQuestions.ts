import { CLUBS } from '../catalogue/club.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { fold } from '../text/fold.ts'
import { type Question, questionById } from './catalogue.ts'

const ALSO_SAID: Readonly<Record<string, string>> = {
  lugar: 'provincia ciudad zona barrio sucursal',
  ingresos: 'jubilado jubilada pensionado pensionada edad mayor universal hijo',
  trabajo:
    'empleado empleada publico estatal municipal policia militar gendarmeria medico enfermera docente maestra estudiante universidad',
  qr: 'codigo',
  phone: 'nfc contactless telefono',
}

const IDS = [...Object.keys(ALSO_SAID), ...CLUBS.map(({ name }) => `member:${slugOf(name)}`)]

export function findQuestions(query: string): Question[] {
  const typed = wordsOf(query)
  const questions = IDS.map(questionById).filter((question) => question !== null)
  return typed.length === 0
    ? []
    : questions.filter((question) => typed.every((word) => saidIn(question).some((one) => one.startsWith(word))))
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

function saidIn({ id, ask, choices }: Question): string[] {
  return wordsOf([ask(null), ...choices.map(({ label }) => label), ALSO_SAID[id] ?? ''].join(' '))
}
