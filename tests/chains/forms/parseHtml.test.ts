import { describe, expect, test } from 'vitest'
import { parseHtml } from '#chains/forms/parseHtml.ts'

const SIZE = 6 * 1024 ** 2

describe('a page', () => {
  test('has its nodes with their places', () => {
    const html = '<p>uno</p><p>dos</p>'
    const { nodes, isCut } = parseHtml(html)
    expect(isCut).toBe(false)
    expect(nodes.map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? -1) + 1))).toEqual(['<p>uno</p>', '<p>dos</p>'])
  })

  test.each(['<div>', '<b><i>', '<p>', '<i></i>', `${'<div>'.repeat(4_000)}<br>`])(
    'of nothing but %.20s… ends soon, with what came first',
    (piece) => {
      const html = `<h1>Promos</h1>${piece.repeat(Math.ceil(SIZE / piece.length))}`
      const started = performance.now()
      const { nodes, isCut } = parseHtml(html)
      expect(isCut).toBe(true)
      expect(nodes[0]).toMatchObject({ name: 'h1' })
      // About a second at most; without bounds it takes minutes.
      expect(performance.now() - started).toBeLessThan(15_000)
    },
  )
})
