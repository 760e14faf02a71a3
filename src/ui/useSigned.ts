import { useEffect, useState } from 'react'
import { onFirstSign } from './signs.ts'

/** Whether there was a sign of a shopper: what a reader does without is loaded then. False on the server. */
export function useSigned(): boolean {
  const [isSigned, setSigned] = useState(false)
  useEffect(() => onFirstSign(() => setSigned(true)), [])
  return isSigned
}
