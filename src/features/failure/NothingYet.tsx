import { Hornero } from '#ui/Hornero.tsx'
import { View } from '#ui/View.tsx'

export function NothingYet() {
  return (
    <View>
      <Hornero size={96} />
      <h1>Todavía no hay promociones</h1>
      <p>Estamos leyendo las páginas de los supermercados. Volvé en un rato.</p>
    </View>
  )
}
