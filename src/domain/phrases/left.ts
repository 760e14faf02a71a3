import { dayAndMonth, pesos } from '../text/words.ts'
import type { RemainingCap } from '../uses/left.ts'

/**
 * Says briefly what earlier uses left: «te quedan $ 8.000 del tope», «tope usado: vuelve el 1 de diciembre», «puede
 * que ya hayas usado el tope».
 */
export function leftWords({ most, least, usedUp, wholeOn }: RemainingCap): string {
  if (usedUp !== null) {
    const what = usedUp === 'cap' ? 'tope usado' : 'ya la usaste'
    return wholeOn === null ? what : `${what}: vuelve el ${dayAndMonth(wholeOn)}`
  }
  if (most !== null && most === least) return `te quedan ${pesos(most)} del tope`
  if (most === null) return 'puede que valga una sola vez y ya la hayas usado'
  return least === 0 ? 'puede que ya hayas usado el tope' : 'puede que ya hayas usado parte del tope'
}
