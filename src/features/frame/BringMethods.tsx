import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { areWithoutMethods, type Household } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { Notice } from '#ui/Notice.tsx'

const ANSWERED = 'yapa-traer-medios'

/**
 * Asks on an iPhone's home screen, once, whether there are methods in Safari: the icon starts with a storage of its own, which is empty.
 * Elsewhere an icon shares the browser's storage, and nobody is asked. A wallet that this version cannot read (cut, or written by a
 * version before the first release) is named as such, so that nobody takes the general list for their own.
 */
export function BringMethods({ people, isUnreadable }: { people: Household; isUnreadable: boolean }) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAsked(hasOwnStorage() && !isAnswered()), [])
  const answer = () => {
    keepAnswered()
    setAsked(false)
  }
  if (isUnreadable)
    return (
      <div className={layout.page}>
        <Notice>
          <b>No pudimos leer los medios que tenías elegidos.</b> Elegilos de nuevo en{' '}
          <Link className={link.underlined} to="/configuracion/medios" search={{ persona: undefined }}>
            Mis medios
          </Link>
          : es un momento.
        </Notice>
      </div>
    )
  if (!isAsked || !areWithoutMethods(people)) return null
  return (
    <div className={layout.page}>
      <Notice tone="calm">
        <b>¿Ya usabas Yapa en Safari? Traé tus medios.</b> En Safari, en «Mis medios», «Llevar y borrar», tocá «Bajar como archivo»; acá,{' '}
        <Link className={link.underlined} to="/configuracion/medios" search={{ persona: undefined }} hash="llevar" onClick={answer}>
          elegí ese archivo
        </Link>
        .{' '}
        <button type="button" className={buttonClass('quiet')} onClick={answer}>
          No, gracias
        </button>
      </Notice>
    </div>
  )
}

const hasOwnStorage = () => 'standalone' in navigator && navigator.standalone === true

function isAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED) !== null
  } catch {
    return true
  }
}

function keepAnswered(): void {
  try {
    localStorage.setItem(ANSWERED, '1')
  } catch {
    // Where nothing can be kept nobody is asked.
  }
}
