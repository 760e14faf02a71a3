import type { WizardStep } from './wizardSteps.ts'

/** What the mascot asks at each step. */
export const STEP_WORDS: Record<WizardStep, { title: string; words: string }> = {
  bienvenida: {
    title: '¡Hola! Soy Yapa',
    words: 'Contame con qué pagás y te muestro solo lo que te sirve. Es un minuto, sin cuenta, y queda guardado nada más que acá.',
  },
  bancos: {
    title: '¿Qué bancos tenés?',
    words: 'Marcá todos los tuyos, también los que usás poco, y qué tarjetas te dio cada uno: ahí suele estar la yapa.',
  },
  billeteras: { title: '¿Y en el celular?', words: 'Billeteras, prepagas y tarjetas de súper.' },
  condiciones: {
    title: '¿Algo de esto es lo tuyo?',
    words: 'Hay descuentos que son solo para algunas personas o socios. Nosotros no guardamos lo que marques.',
  },
  preguntas: {
    title: '¿Me contestás algo más?',
    words: 'Con esto sé si otras promos son para vos. Si no querés, salteá: te pregunto cuando haga falta.',
  },
  listo: { title: '¡Listo!', words: 'Esto es lo que abre tu billetera.' },
}

/** The summary of a wallet in which there is nothing. */
export const NOTHING_SAID = {
  title: 'Cuando quieras',
  words: 'No marcaste nada, así que vas a ver todas las promociones, sean para vos o no. Podés volver en cualquier momento.',
}
