import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { amountFaultWords, amountWords } from '#domain/phrases/amount.ts'
import { groupThousands } from '#domain/text/words.ts'
import field from '#ui/field.module.css'
import { showToast } from '#ui/toast.ts'

type Props = Omit<ComponentProps<'input'>, 'defaultValue'> & { amount: number | undefined }

/** A field for an amount in pesos. On leaving it the shopper sees how it was understood, or what is wrong. */
export function AmountInput({ amount, className, ...rest }: Props) {
  const check = (input: HTMLInputElement) => {
    const fault = amountFaultWords(input.value)
    if (fault !== null) showToast(fault)
    input.value = amountWords(input.value) ?? input.value
  }
  return (
    <input
      className={clsx(field.field, className)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      defaultValue={amount === undefined ? undefined : groupThousands(amount)}
      onBlur={(event) => check(event.currentTarget)}
      onKeyDown={(event) => event.key === 'Enter' && check(event.currentTarget)}
      {...rest}
    />
  )
}
