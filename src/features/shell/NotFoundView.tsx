import { Link, useRouter } from '@tanstack/react-router'
import { Flourish } from '#ui/Flourish.tsx'
import { Hornero } from '#ui/Hornero.tsx'

export function NotFoundView() {
  const router = useRouter()
  return (
    <div className="view">
      <Hornero size={144} pose="busca" />
      <Flourish />
      <h1>No encontramos esa página</h1>
      <p>Puede que el enlace esté mal escrito o que la promoción ya no exista.</p>
      <div className="row">
        <button
          className="button"
          type="button"
          data-needs-script
          onClick={() => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }))}
        >
          Volver
        </button>
        <Link className="button main" to="/">
          Empezar de nuevo
        </Link>
      </div>
    </div>
  )
}
