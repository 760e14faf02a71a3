import { useEffect, useState } from 'react'
import { isDisclaimerAccepted } from './disclaimerSeen.ts'
import { Greeting } from './Greeting.tsx'

/** Limits the greeting to once per page load, even where nothing can be stored. */
let hasGreeted = false

/** Greets visitors who have not accepted the disclaimer. It is in the page's main script, so a missing file cannot hide it. */
export function Disclaimer() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (hasGreeted || isDisclaimerAccepted()) return
    hasGreeted = true
    setAsked(true)
  }, [])
  return isAsked && <Greeting />
}
