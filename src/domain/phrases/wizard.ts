import type { AnswerWorth } from '../choice/openQuestions.ts'
import { groupThousands, joinWithAnd } from '../text/words.ts'

/** The mascot's words at each step of the wizard. */
export const WIZARD_WORDS = {
  bienvenida: {
    title: '¡Hola! Soy Yapa',
    words: 'Marcá con qué pagás y te muestro solo lo que te sirve. Es un minuto, sin cuenta, y queda guardado nada más que acá.',
  },
  preguntas: {
    title: '¿Me contestás algo más?',
    words: 'Con esto sé si otras promos son para vos. Lo que no sepas, dejalo: te pregunto cuando haga falta.',
  },
}

type Said = {
  /** How many methods the people at home have together. */
  methods: number
  /** Promotions of the week that are theirs, and those that an answer decides. */
  yours: number
  possible: number
  /** Names of the people at home who have said no method. */
  without: readonly string[]
}

/** Says on home what the wizard stored, and what it opens. */
export function walletSaidWords({ methods, yours, possible, without }: Said): string {
  if (methods === 0) return 'No marcaste nada: ves todas las promos, sean para vos o no.'
  const parts = [
    methods === 1 ? '1 medio' : `${methods} medios`,
    yours === 1 ? '1 promo tuya esta semana' : `${yours} promos tuyas esta semana`,
  ]
  const open = possible === 0 ? '' : possible === 1 ? ' · 1 depende de una pregunta' : ` · ${possible} dependen de una pregunta`
  const missing = without.length === 0 ? '' : ` · falta lo de ${joinWithAnd(without)}`
  return `Quedó: ${parts.join(', ')}${open}${missing}`
}

/** Says the worth of an answer: «Decide 4 promos»; «Hace falta para 3 promos» when more stays open. */
export function answerWorthWords({ settles, touches }: Pick<AnswerWorth, 'settles' | 'touches'>): string {
  return settles > 0 ? `Decide ${promos(settles)}` : `Hace falta para ${promos(touches)}`
}

function promos(count: number): string {
  return count === 1 ? '1 promo' : `${groupThousands(count)} promos`
}
