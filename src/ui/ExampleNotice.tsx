import { Notice } from './Notice.tsx'

/** Says that the promotions are made up. */
export function ExampleNotice() {
  return (
    <Notice tone="calm">
      <b>Datos de ejemplo.</b> Estas promociones son inventadas.
    </Notice>
  )
}
