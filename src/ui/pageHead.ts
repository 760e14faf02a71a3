type PageHead = {
  /** The title without the app's name, which is appended; null for the app's own title. */
  title: string | null
  description: string
  isUnlisted?: boolean
  picture?: string
}

const APP_TITLE = 'Yapa: descuentos de supermercados según tus medios de pago'

const wholeTitle = (title: string | null) => (title === null ? APP_TITLE : `${title} · Yapa`)

export function makePageHead({ title, description, isUnlisted = false, picture }: PageHead) {
  const whole = wholeTitle(title)
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export const NOT_FOUND_HEAD = makePageHead({
  title: 'No encontramos esa página',
  description: 'Puede que el enlace esté mal escrito o que la promoción ya no exista.',
  isUnlisted: true,
})

const FAILED = 'Algo salió mal'

export const FAILED_TITLE = wholeTitle(FAILED)

export const FAILED_HEAD = makePageHead({
  title: FAILED,
  description: 'No pudimos mostrar esta página. Probá de nuevo en un rato.',
  isUnlisted: true,
})

/**
 * Returns a page's canonical address, without a final slash; null for an unknown page.
 * @param chain The one chain whose home page it is.
 */
export function canonicalAddress(
  site: string,
  matches: readonly { routeId: string; pathname: string; status: string }[],
  chain: string | undefined,
): string | null {
  const page = matches.at(-1)
  if (page === undefined || page.routeId === '__root__' || matches.some(({ status }) => status === 'notFound')) return null
  return `${site}${page.pathname.replace(/(?<=.)\/+$/, '')}${chain === undefined ? '' : `?supermarket=${chain}`}`
}
