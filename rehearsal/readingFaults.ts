/** Faults of the process that reads a source, independent of the site's answer. */
export const READING_FAULTS = ['crash', 'rejection', 'exit', 'spin', 'eat-heap', 'eat-buffers', 'hang'] as const
export type ReadingFault = (typeof READING_FAULTS)[number]

export function isReadingFault(name: string | undefined): name is ReadingFault {
  return (READING_FAULTS as readonly (string | undefined)[]).includes(name)
}
