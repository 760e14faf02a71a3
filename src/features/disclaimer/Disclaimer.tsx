import { useEffect, useState } from 'react'
import { Greeting } from './Greeting.tsx'
import { isDisclaimerAccepted } from './seen.ts'

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
