import { type AskedQuestion, isAnswered } from '#domain/askedQuestion.ts'
import { methodBySlug } from '#domain/paymentMethod.ts'
import type { Wallet } from '#domain/wallet.ts'
import type { Question } from './wizardSteps.ts'

/**
 * How many things the shopper has said at a step: nothing said means that going on is skipping.
 * @param asked What the step of questions asks.
 */
export function answersAt(step: Question, wallet: Wallet, asked: readonly AskedQuestion[] = []): number {
  const { instruments, conditions, memberships, phoneContactless } = wallet
  // A plan or level is not one more thing next to its institution.
  const kinds = instruments.map(({ method }) => methodBySlug(method)).flatMap(({ kind, parent }) => (parent === null ? [kind] : []))
  switch (step) {
    case 'bienvenida':
      return kinds.length
    case 'bancos':
      return kinds.filter((kind) => kind === 'bank').length
    case 'billeteras':
      return kinds.filter((kind) => kind !== 'bank').length + (phoneContactless === null ? 0 : 1)
    case 'condiciones':
      return conditions.length + memberships.length
    case 'preguntas':
      return asked.filter((one) => isAnswered(one, wallet)).length
  }
}
