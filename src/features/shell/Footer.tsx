import { Link } from '@tanstack/react-router'
import { TextSize } from './TextSize.tsx'
import type { TextSize as Size } from './textSizes.ts'

export function Footer({ contactEmail, textSize }: { contactEmail: string | null; textSize: Size }) {
  return (
    <footer className="colophon">
      <div className="page">
        <div>
          <p>Los resultados se generan automáticamente y pueden tener errores: verificalos siempre en la fuente original.</p>
          <p>Las marcas pertenecen a sus dueños.</p>
          <p className="more">
            <Link className="contact" to="/reportar">
              Avisar un error
            </Link>
            <a className="contact" href="/api">
              API
            </a>
            {contactEmail !== null && (
              <a className="contact" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            )}
          </p>
        </div>
        <TextSize initial={textSize} />
      </div>
    </footer>
  )
}
