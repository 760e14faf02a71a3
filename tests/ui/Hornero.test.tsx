import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hornero } from '#ui/Hornero.tsx'

test('the mark and every pose are of one bird', () => {
  const poses = readFileSync(new URL('../../public/hornero.svg', import.meta.url), 'utf8')
    .split('<symbol ')
    .slice(1, -1)
  expect(renderToStaticMarkup(<Hornero />)).toContain('src="/icon.svg"')
  const head =
    readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8')
      .split('<g ')
      .at(-1) ?? ''
  const shapes = [...head.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape)
  expect(shapes.length).toBeGreaterThan(5)
  expect(poses.map((pose) => /id="(\w+)"/.exec(pose)?.[1])).toEqual(['saluda', 'senala', 'busca'])
  expect(poses.filter((pose) => !shapes.every((shape) => pose.includes(shape)))).toEqual([])
})

test('a pose comes from the file of poses', () => {
  expect(renderToStaticMarkup(<Hornero pose="busca" />)).toContain('<use href="/hornero.svg#busca">')
})
