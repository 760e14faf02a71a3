import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.ts'
import { Flourish, Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import { MessageView } from '#ui/Notice.tsx'

export function NotFoundView() {
  const router = useRouter()
  return (
    <MessageView>
      <Hornero size={144} pose="busca" />
      <Flourish />
      <h1>No encontramos esa página</h1>
      <p>Puede que el enlace esté mal escrito o que la promoción ya no exista.</p>
      <div className={layout.row}>
        <button
          className={buttonClass()}
          type="button"
          data-needs-script
          onClick={() => (router.history.canGoBack() || hasComeFromHere() ? router.history.back() : void router.navigate({ to: '/' }))}
        >
          Volver
        </button>
        <Link className={buttonClass('main')} to="/">
          Empezar de nuevo
        </Link>
      </div>
    </MessageView>
  )
}

/** Checks whether one of our pages led here by a full load, which the router's history does not record. */
function hasComeFromHere(): boolean {
  return URL.parse(document.referrer)?.origin === location.origin && history.length > 1
}

export function NothingPublishedView() {
  return (
    <MessageView>
      <Hornero size={96} />
      <h1>Todavía no hay promociones</h1>
      <p>Estamos leyendo las páginas de los supermercados. Volvé en un rato.</p>
    </MessageView>
  )
}
