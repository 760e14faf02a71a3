import { Link } from '@tanstack/react-router'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import styles from './frame.module.css'

export function Footer({ contactEmail }: { contactEmail: string | null }) {
  return (
    <footer className={styles.colophon}>
      <div className={layout.page}>
        <p>Los resultados se generan automáticamente y pueden tener errores: verificalos siempre en la fuente original.</p>
        <p>Las marcas pertenecen a sus dueños.</p>
        <p className={styles.more}>
          <Link className={link.touch} to="/configuracion/medios" search={{ persona: undefined }}>
            Mis medios
          </Link>
          <Link className={link.touch} to="/configuracion/medios" search={{ persona: undefined }} hash="texto">
            Tamaño del texto
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
    </footer>
  )
}
