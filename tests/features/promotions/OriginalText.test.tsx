import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OriginalWords } from '#features/promotions/detailData.ts'
import type { MarkName } from '#features/promotions/evidenceMarks.ts'
import { FactWithEvidence, OriginalText, useEvidenceHighlight } from '#features/promotions/OriginalText.tsx'

const WORDS: OriginalWords = {
  blocks: [
    { role: 'headline', parts: [{ start: 0, text: '20%', fields: ['discount'] }] },
    { role: 'legal', parts: [{ start: 4, text: 'La plata vuelve en 30 días', fields: ['refund'] }] },
  ],
  fields: [
    { name: 'discount', label: 'Descuento' },
    { name: 'refund', label: 'Cómo vuelve la plata' },
  ],
  conflicts: [],
  excludesProducts: null,
  notUnderstood: [],
}

function Page({ name, words }: { name: MarkName; words: OriginalWords | null }) {
  const evidence = useEvidenceHighlight()
  return (
    <div ref={evidence.root}>
      <FactWithEvidence name={name} words={words} evidence={evidence}>
        Vuelve en 30 días
      </FactWithEvidence>
      {words && <OriginalText words={words} isOfFeed={false} evidence={evidence} />}
    </div>
  )
}

it('what was read from words is a link to them, also without scripts; what was not is plain text', () => {
  const linked = renderToStaticMarkup(<Page name="refund" words={WORDS} />)
  const [, place = ''] = /<a[^>]* href="#([^"]+)"[^>]*>Vuelve en 30 días<\/a>/.exec(linked) ?? []
  expect(linked).toMatch(new RegExp(`<mark id="${place}"[^>]*>.*La plata vuelve en 30 días`))
  expect(renderToStaticMarkup(<Page name="uses" words={WORDS} />)).not.toMatch(/<a[^>]*>Vuelve/)
  expect(renderToStaticMarkup(<Page name="refund" words={null} />)).toBe('<div>Vuelve en 30 días</div>')
})
