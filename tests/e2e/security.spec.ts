import { expect, test } from './server.ts'

test('the home page runs its scripts under the content security policy, and nothing it asks for is refused', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  // React marks the elements that it has taken over.
  await page.waitForFunction(() => {
    const element = document.body.querySelector('*')
    return [...document.body.querySelectorAll('*'), element].some((one) => one && Object.keys(one).some((key) => key.startsWith('__react')))
  })
  expect(problems.filter((text) => /Content Security Policy|Refused/i.test(text))).toEqual([])
})

test('an inline script that the page did not send does not run', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})
