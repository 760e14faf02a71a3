type PageHead = {
  /** Without the app's name, which follows; null for the app's own title. */
  title: string | null
  description: string
  /** What search engines should leave out. */
  isUnlisted?: boolean
  /** Address of the page's own picture for link previews, instead of the app's. */
  picture?: string
}

const APP_TITLE = 'Yapa: descuentos de supermercados según tus medios de pago'

/** A page's title and description, for the tab, search engines and link previews: always the same words. */
export function pageHead({ title, description, isUnlisted = false, picture }: PageHead) {
  const whole = title === null ? APP_TITLE : `${title} · Yapa`
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** The page for an unknown address. */
export const NOT_FOUND_HEAD = pageHead({
  title: 'No encontramos esa página',
  description: 'Puede que el enlace esté mal escrito o que la promoción ya no exista.',
  isUnlisted: true,
})

/** A page whose frame could not be read: nothing else of it is there to name it. */
export const FAILED_HEAD = pageHead({
  title: 'Algo salió mal',
  description: 'No pudimos mostrar esta página. Probá de nuevo en un rato.',
  isUnlisted: true,
})

/** The one address of a page: without the slash at the end, which is answered by a redirect. Null for an unknown page. */
export function canonicalOf(site: string, matches: readonly { routeId: string; pathname: string }[]): string | null {
  const page = matches.at(-1)
  if (page === undefined || page.routeId === '__root__') return null
  return `${site}${page.pathname.replace(/(?<=.)\/+$/, '')}`
}
