import { RELOADED } from './reloads.ts'

/** Forgets the reloads for modules and style sheets that can be had by now. */
export async function renewReloads(): Promise<void> {
  for (const key of keysOf()) {
    const address = URL.parse(/https?:\S+/.exec(key)?.[0] ?? '')
    if (address?.origin === location.origin && (await canBeHad(address))) sessionStorage.removeItem(key)
  }
}

function keysOf(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(RELOADED))
  } catch {
    // Without storage the router has no note either.
    return []
  }
}

/** With all that it imports; a module that is there already is not fetched again. */
async function canBeHad({ href, pathname }: URL): Promise<boolean> {
  try {
    if (pathname.endsWith('.css')) return (await fetch(href)).ok
    await import(/* @vite-ignore */ href)
    return true
  } catch {
    return false
  }
}
