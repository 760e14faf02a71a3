/** How a browser begins its message about a module that cannot be had; the router knows it by these words. */
export const MISSING_MODULE = 'Failed to fetch dynamically imported module'

/** Files that have come or are on their way, by path. */
const files = new Map<string, Promise<unknown>>()

/**
 * Imports a module once it, what it imports and their style sheets have been fetched. It replaces the bundler's function of this purpose in the
 * built app (`scripts/importsWhole.ts`). Many browsers never fetch a module again that they could not fetch once, however often it is imported: with
 * plain imports a prefetch that fails would make its page fail too.
 * @param load Imports the module by an address that stands in its own text.
 * @param needed The paths of what the module needs, without the leading slash.
 * @throws TypeError with the address of a file that cannot be had, or what the module throws.
 */
export async function importWhole<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  const [, own] = /import\("\.\/([^"]+)"/.exec(String(load)) ?? []
  await Promise.all([...needed, ...(own ? [`assets/${own}`] : [])].map(comes))
  return await load()
}

function comes(path: string): Promise<unknown> {
  const before = files.get(path)
  if (before) return before
  const { href } = new URL(`/${path}`, location.href)
  const file = (path.endsWith('.css') ? styleSheet(href) : script(href)).catch(() => {
    files.delete(path)
    throw new TypeError(`${MISSING_MODULE}: ${href}`)
  })
  files.set(path, file)
  return file
}

/** Fetches a script, so that the browser has it when it is imported. */
async function script(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(response.statusText)
  return await response.arrayBuffer()
}

function styleSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject()
    }
    document.head.append(link)
  })
}
