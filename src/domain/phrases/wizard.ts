/** The mascot's words at each step of the wizard. */
const STEPS = {
  bienvenida: {
    title: '¡Hola! Soy Yapa',
    words: 'Marcá con qué pagás y te muestro solo lo que te sirve. Es un minuto, sin cuenta, y queda guardado nada más que acá.',
  },
  preguntas: {
    title: '¿Me contestás algo más?',
    words: 'Con esto sé si otras promos son para vos. Lo que no sepas, dejalo: te pregunto cuando haga falta.',
  },
  listo: { title: '¡Listo!', words: 'Esto es lo que abre tu billetera.' },
}

const NOTHING_SAID = {
  title: 'Cuando quieras',
  words: 'No marcaste nada, así que vas a ver todas las promos, sean para vos o no. Podés volver en cualquier momento.',
}

/** @param isEmpty Whether the wallet is still empty. */
export function wizardStepWords(step: keyof typeof STEPS, isEmpty: boolean): { title: string; words: string } {
  return step === 'listo' && isEmpty ? NOTHING_SAID : STEPS[step]
}
