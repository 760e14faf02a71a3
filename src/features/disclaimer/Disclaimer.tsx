import { useEffect, useState } from 'react'
import { Greeting, isDisclaimerAccepted } from './Greeting.tsx'

/** Limits the greeting to once per page load, even where nothing can be stored. */
let hasGreeted = false

export function Disclaimer() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (hasGreeted || isDisclaimerAccepted()) return
    hasGreeted = true
    setAsked(true)
  }, [])
  return isAsked && <Greeting />
}
