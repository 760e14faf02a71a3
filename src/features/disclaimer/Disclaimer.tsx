import { useEffect, useState } from 'react'
import { OptionalPart, partOf } from '#ui/OptionalPart.tsx'
import { wasSeen } from './seen.ts'

const greeting = partOf(async () => (await import('./Greeting.tsx')).Greeting)

/** It greets once per page load, also where nothing can be stored. */
let hasGreeted = false

/** Fetches the greeting for who has not accepted it yet. Where it cannot be had, the next page load tries again. */
export function Disclaimer() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (hasGreeted || wasSeen()) return
    hasGreeted = true
    setAsked(true)
  }, [])
  return isAsked && <OptionalPart part={greeting} with={NOTHING} fallback={() => null} />
}

const NOTHING = {}
