import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import styles from './Footer.module.css'
import { TextSizeForm } from './TextSize.tsx'
import type { TextSize as Size } from './textSizes.ts'

export function Footer({ contactEmail, textSize }: { contactEmail: string | null; textSize: Size }) {
  return (
    <footer className={styles.colophon}>
      <div className={clsx(layout.page, styles.parts)}>
        <div>
          <p>Los resultados se generan automáticamente y pueden tener errores: verificalos siempre en la fuente original.</p>
          <p>Las marcas pertenecen a sus dueños.</p>
          <p className={styles.more}>
            <Link className={link.touch} to="/configuracion/medios" search={{ persona: undefined }}>
              Mis medios
            </Link>
            <Link className={link.touch} to="/semana" search={{}} hash="novedades">
              Novedades
            </Link>
            <Link className={link.touch} to="/sobre">
              Sobre Yapa: datos y privacidad
            </Link>
            <Link className={link.touch} to="/reportar">
              Avisar un error
            </Link>
            {contactEmail !== null && (
              <a className={link.touch} href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            )}
          </p>
        </div>
        <TextSizeForm initial={textSize} />
      </div>
    </footer>
  )
}
