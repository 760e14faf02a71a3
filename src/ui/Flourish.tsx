/** A stroke of fileteado, the ornament of Buenos Aires' carts and shop signs. For the mascot's company in empty states, nowhere else. */
export function Flourish() {
  return (
    <svg width="200" height="36" viewBox="0 0 200 36" fill="none" aria-hidden="true">
      <use href="/hornero.svg#fileteado" />
    </svg>
  )
}
