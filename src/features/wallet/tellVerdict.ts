import { makeShopper, type Rankable, rankForPerson } from '#domain/choice/ranking.ts'
import { type Household, personOf } from '#domain/wallet/household.ts'
import { showToast } from '#ui/toast.ts'

/** Tells in a toast what an answer of a person means for the promotion that asked. @param undo Takes the answer back. */
export function tellVerdict(promotion: Rankable, people: Household, whose: string | undefined, undo?: () => void): void {
  const person = personOf(people, whose)
  const { status } = rankForPerson(promotion, person, makeShopper(people)).eligibility
  const name = person === people[0] ? 'vos' : person.name
  const words =
    status === 'maybe'
      ? 'Anotado: de esta promoción falta saber algo más'
      : `Anotado: esta promoción ${status === 'yes' ? 'es' : 'no es'} para ${name}`
  showToast(words, null, undo && { label: 'Cambiar respuesta', act: undo })
}
