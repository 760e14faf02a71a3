import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { type AskedQuestion, isAnswered } from '#domain/choice/askedQuestion.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import type { CountedStep } from './wizardSteps.ts'

/**
 * How many things the shopper has said at a step: nothing said means that going on is skipping.
 * @param asked What the step of questions asks.
 */
export function answersAt(step: CountedStep, wallet: Wallet, asked: readonly AskedQuestion[] = []): number {
  // A plan or level is not one more thing next to its institution.
  const own = wallet.instruments.filter(({ method }) => methodBySlug(method).parent === null)
  switch (step) {
    case 'bienvenida':
      return own.length
    case 'preguntas':
      return asked.filter((one) => isAnswered(one, wallet)).length
  }
}
