import { Link } from '@tanstack/react-router'
import link from '#ui/link.module.css'
import styles from './StatusPart.module.css'

/** Says what is stored where, what is sent, and how to erase it. */
export function PrivacyPart() {
  return (
    <section id="privacidad" aria-labelledby="tuya">
      <h2 id="tuya">Tu privacidad</h2>
      <ul className={styles.lines}>
        <li>No hay cuentas ni registro: no te pedimos nombre, correo ni teléfono.</li>
        <li>No hay publicidad ni seguimiento, y ninguna página de Yapa carga nada de terceros.</li>
        <li>
          Tus medios de pago y tus respuestas quedan en una cookie de tu dispositivo. Viaja con cada pedido para armar tu lista, y el
          servidor no la guarda.
        </li>
        <li>Lo que anotás en «Mis ahorros» queda en tu navegador y no se manda nunca.</li>
        <li>
          El tamaño del texto, cómo ves la lista, el último súper de la caja, lo que pediste en tu semana y hasta dónde viste las novedades
          quedan en cookies; que ya viste el saludo, en tu navegador.
        </li>
        <li>Lo último que leíste queda en tu dispositivo, para abrir sin conexión.</li>
        <li>Los registros del servidor no tienen tu dirección de internet, tus cookies ni lo que buscaste.</li>
        <li>
          Si avisás un error se guarda lo que escribiste y, solo si lo dejaste, tu correo: a los 90 días se borra. El aviso, a los 400.
        </li>
        <li id="avisos">
          Si tocás «Avisame», guardamos la dirección de avisos de tu navegador con sus claves, tus medios, lo que pediste en tu semana, la
          hora y el día de tu última visita; nada que diga quién sos. El aviso lo lleva, cifrado, quien hace tu navegador (Google, Apple,
          Mozilla o Microsoft). «Dejar de avisar» lo borra; también se borra solo si tu navegador ya no recibe, o si en 60 días no abrís
          Yapa y no contestás que seguimos.
        </li>
        <li>
          Un enlace o un archivo con tu billetera lo armás vos: quien lo tiene ve tus medios, y el archivo lleva también lo que anotaste. La
          dirección del calendario de tu semana lleva tus medios y ningún nombre.
        </li>
        <li>
          Para borrar:{' '}
          <Link className={link.underlined} to="/configuracion/medios" search={{ persona: undefined }}>
            Mis medios
          </Link>
          , «Borrar todo», y{' '}
          <Link className={link.underlined} to="/ahorros">
            Mis ahorros
          </Link>
          , «Borrar todo lo anotado».
        </li>
      </ul>
    </section>
  )
}
