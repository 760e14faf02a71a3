import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const { licencesPage }: { licencesPage(): string } = await import(pathToFileURL(path.join(ROOT, 'scripts/licences.mjs')).href)

test('the page of licences has every package that the app runs on, as it is installed', () => {
  const page = licencesPage()
  expect(page).toContain('| react | ')
  expect(page).toContain('| playwright-core (optional) | ')
  expect(page).not.toContain('| vitest | ')
  expect(page).not.toContain('| ? |')
  // `npm run licences` writes it anew.
  expect(readFileSync(path.join(ROOT, 'docs/licences.md'), 'utf8')).toBe(page)
})
