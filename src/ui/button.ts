import clsx from 'clsx'
import styles from './button.module.css'

/** `main` is the primary action, `quiet` has no frame, `icon` contains only an icon, `wide` fills its line. */
export type ButtonLook = 'main' | 'quiet' | 'danger' | 'icon' | 'wide'

export function buttonClass(...looks: ButtonLook[]): string {
  return clsx(
    styles.button,
    looks.map((look) => styles[look]),
  )
}
