import encodeQR from 'qr'
import { peopleFragment } from '#domain/wallet/codec/link.ts'
import type { Household } from '#domain/wallet/household.ts'
import { shownName } from './People.tsx'
import styles from './settings.module.css'
import { SETTINGS_PATH } from './settingsSearch.ts'

/** The empty modules around a QR code that its standard requires. */
const MARGIN = 4

/** Shows a link to the wallets as a QR code. The wallets are after the `#`, so no server sees them. */
export function WalletCode({ people }: { people: Household }) {
  const address = `${location.origin}${SETTINGS_PATH}#${peopleFragment(people)}`
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: MARGIN })
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  const names = people.map(shownName)
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label="Código QR de la billetera" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>
        {people.length > 1 ? `Las billeteras de ${names.join(', ')}. ` : ''}
        Abrí la cámara del otro celular y apuntá acá. Dice qué medios de pago {people.length > 1 ? 'tienen' : 'hay'}, nunca números ni
        claves.
      </figcaption>
    </figure>
  )
}
