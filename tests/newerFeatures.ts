import { createRequire } from 'node:module'
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '../scripts/oldestBrowsers.ts'

const COMPATIBILITY: Identifier = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** What MDN records of features, by path, such as `at('css', 'selectors', 'has')`; undefined for what it does not know. */
export function featureAt(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((node, name) => node?.[name], COMPATIBILITY)
}

/** Checks whether one of the oldest browsers lacks a feature; what MDN does not know counts as there. */
export function isNewer(feature: Identifier | undefined): boolean {
  const statement = feature?.__compat as CompatStatement | undefined
  return (
    statement !== undefined &&
    Object.entries(OLDEST_BROWSERS).some(([browser, version]) => {
      const support = statement.support[browser as keyof typeof OLDEST_BROWSERS]
      return support !== undefined && ![support].flat().some((one) => holdsSince(one as SimpleSupportStatement, Number(version)))
    })
  )
}

function holdsSince(support: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = support
  if (typeof added !== 'string' || flags !== undefined || prefix !== undefined || otherName !== undefined) return false
  const since = Number.parseFloat(added.replace('≤', ''))
  return since <= version && !(typeof removed === 'string' && Number.parseFloat(removed) <= version)
}

/** An object of the language or the browser, and what of it one of the oldest browsers lacks: of itself, and of what it makes. */
type NewerMembers = { owner: string; isNew: boolean; ownMembers: string[]; members: string[] }

/** What one of the oldest browsers lacks, by the object that has it. */
export const NEWER_MEMBERS: readonly NewerMembers[] = ['builtins', 'api'].flatMap((kind) => {
  const owners = kind === 'api' ? featureAt('api') : featureAt('javascript', kind)
  return Object.entries(owners ?? {}).flatMap(([owner, feature]): NewerMembers[] => {
    if (owner === '__compat') return []
    const newer = Object.entries(feature as Identifier).flatMap(([name, member]) => {
      const isMember = /^[a-z]\w*$/i.test(name) && name !== owner && !name.endsWith('_event')
      return isMember && isNewer(member as Identifier) ? [name] : []
    })
    const isStatic = (name: string) => name.endsWith('_static')
    const ownMembers = newer.filter((name) => kind === 'builtins' || isStatic(name)).map((name) => name.replace(/_static$/, ''))
    const isNew = isNewer(feature as Identifier)
    const members = newer.filter((name) => !isStatic(name))
    return isNew || newer.length > 0 ? [{ owner, isNew, ownMembers, members }] : []
  })
})
