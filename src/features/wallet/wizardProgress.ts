import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { type AskedQuestion, isAnswered } from '#domain/choice/askedQuestion.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import type { CountedStep } from './wizardSteps.ts'

/**
 * Counts the shopper's answers at a step; with none, «Seguir» becomes «Saltear».
 * @param asked The questions of the step about the shopper.
 */
export function answersAt(step: CountedStep, wallet: Wallet, asked: readonly AskedQuestion[] = []): number {
  // A plan or level counts together with its institution.
  const own = wallet.instruments.filter(({ method }) => methodBySlug(method).parent === null)
  switch (step) {
    case 'bienvenida':
      return own.length
    case 'preguntas':
      return asked.filter((one) => isAnswered(one, wallet)).length
  }
}
