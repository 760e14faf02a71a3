import { useEffect, useState } from 'react'
import { Greeting } from './Greeting.tsx'
import { wasSeen } from './seen.ts'

/** It greets once per page load, also where nothing can be stored. */
let hasGreeted = false

/** Greets who has not accepted it yet. It comes with the page's own script: no file of its own can be the one that is missing. */
export function Disclaimer() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (hasGreeted || wasSeen()) return
    hasGreeted = true
    setAsked(true)
  }, [])
  return isAsked && <Greeting />
}
