/** A monogram in a brand's colours; `name` is read aloud, `short` is shown. */
export function Badge({ name, colours }: { name: string; colours: { fill: string; ink: string } }) {
  return (
    <span className="badge" style={{ background: colours.fill, color: colours.ink }} aria-hidden="true">
      {monogram(name)}
    </span>
  )
}

/** Up to two letters that tell a name apart: initials of its telling words. */
function monogram(name: string): string {
  const words = name.replace(/^(Banco|Billetera|Tarjeta de crédito|Tarjeta)\s+/i, '').match(/[\p{L}\d]+/gu) ?? []
  const [first = '?', second] = words
  return second ? `${first[0]}${second[0]}`.toUpperCase() : first.slice(0, 2)
}
