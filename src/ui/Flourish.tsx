/** Draws a stroke of fileteado, the ornament of Buenos Aires' shop signs, next to the mascot in empty states only. */
export function Flourish() {
  return (
    <svg width="200" height="36" viewBox="0 0 200 36" fill="none" aria-hidden="true">
      <use href="/hornero.svg#fileteado" />
    </svg>
  )
}
