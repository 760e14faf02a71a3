import { expect, it } from 'vitest'
import { PROMOTION_FIELDS } from '#domain/promotion/promotionFields.ts'
import { spanishLabel } from '#features/review/deskWords.ts'
import { SHAPED_INPUT_FIELDS } from '#features/review/reviewForm.ts'
import { describeInputs, type FormInput } from '#features/review/shapeForm.ts'
import { atLeastOne } from '../../atLeastOne.ts'

const inputsWithin = (input: FormInput): FormInput[] => [input, ...(input.kind === 'group' ? input.inputs.flatMap(inputsWithin) : [])]
const all = SHAPED_INPUT_FIELDS.flatMap((field) => inputsWithin(describeInputs(PROMOTION_FIELDS[field].shape, field, {})))

it.each(atLeastOne([...new Set(all.map(({ label }) => label))]))('%s has words for the reviewer', (label) => {
  expect(spanishLabel(label)).not.toBe(label)
})

it('a name is of one input', () => {
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('a list has an empty row after those with something in them', () => {
  const { shape } = PROMOTION_FIELDS.conditions
  const names = inputsWithin(describeInputs(shape, 'c', { 'c.who.0.kind': ['age'], 'c.who.1.kind': [''], 'c.who.4.kind': ['salary'] })).map(
    ({ name }) => name,
  )
  expect(names.filter((name) => /who\.\d+\.kind/.test(name))).toEqual(['c.who.0.kind', 'c.who.4.kind', 'c.who.5.kind'])
})
