import { Hornero } from '#ui/Hornero.tsx'

/** Instead of a list, while nothing at all is published. */
export function NothingYet() {
  return (
    <div className="view">
      <Hornero size={96} />
      <h1>Todavía no hay promociones</h1>
      <p>Estamos leyendo las páginas de los supermercados. Volvé en un rato.</p>
    </div>
  )
}
