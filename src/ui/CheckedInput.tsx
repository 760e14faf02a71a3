import type { InputHTMLAttributes, Ref } from 'react'
import { showToast } from './toast.ts'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** Writes what was typed as it is understood; null where it is not. */
  writeOut: (typed: string) => string | null
  /** Says what is wrong with what was typed; null when nothing is. */
  findFault: (typed: string) => string | null
  ref?: Ref<HTMLInputElement>
}

/** A text field: whoever leaves it sees how it was understood, or what is wrong. */
export function CheckedInput({ writeOut, findFault, ...rest }: Props) {
  const check = (input: HTMLInputElement) => {
    const fault = findFault(input.value)
    if (fault !== null) showToast(fault)
    input.value = writeOut(input.value) ?? input.value
  }
  return (
    <input
      onBlur={(event) => check(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && check(event.currentTarget)}
      {...rest}
    />
  )
}
