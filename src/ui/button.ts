import clsx from 'clsx'
import styles from './button.module.css'

/** `main` is the one thing to do next, `quiet` has no frame, `icon` holds nothing but an icon, `wide` fills its line. */
export type ButtonLook = 'main' | 'quiet' | 'danger' | 'icon' | 'wide'

/** The classes of what one presses, be it a button or a link. */
export function button(...looks: ButtonLook[]): string {
  return clsx(
    styles.button,
    looks.map((look) => styles[look]),
  )
}
