import type { MentionKind } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'

const OF_TIME = new Set<MentionKind>(['date', 'weekdays', 'opener', 'period', 'duration'])

/** Whether a ban names days and nothing else, so that it takes them out of the offer: `no válido el 25/12`, `menos los domingos`. */
export const saysOnlyWhen = ({ mentions }: Clause): boolean => mentions.length > 0 && mentions.every(({ kind }) => OF_TIME.has(kind))
