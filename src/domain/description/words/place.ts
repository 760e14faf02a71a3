import { CHAINS, usualFormats, WHERE_LABELS, type Where } from '../../catalogue/chain.ts'
import type { RegionCondition } from '../../promotion/condition.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { placeLines } from '../../text/placeLines.ts'
import { joinWithAnd, uncapitalize } from '../../text/words.ts'

/** The formats of the chain and those of the offer, without those that few offers name, unless this one is only for them. */
function namedFormats({ supermarket, where }: ListedPromotion): { all: readonly Where[]; where: readonly Where[] } {
  const usual = usualFormats(supermarket)
  const own = where.filter((format) => usual.includes(format))
  return own.some((format) => format !== 'Online') ? { all: usual, where: own } : { all: CHAINS[supermarket].where, where }
}

/** Names the place: «solo en Market y Maxi», «solo en el local», «en los locales adheridos y online». */
export function whereWords(promotion: ListedPromotion): string {
  const { qualifiers } = promotion
  const { all, where } = namedFormats(promotion)
  const isSome = holdsInSomeShops(promotion)
  const shops = shopsWords(promotion)
  const isWebUnsaid = qualifiers.includes('unsaidWeb')
  if (isWebUnsaid || qualifiers.includes('unsaidPlace')) {
    if (isWebUnsaid || isSome) return `${shops}, no dice si también online`
    return where.includes('Online') ? 'no dice si vale en el local, online o en los dos' : 'no dice dónde: suponemos que es en el local'
  }
  if (where.length === all.length) {
    if (where.length === 2) return `${shops} y online`
    return isSome ? `${shops} de todos sus formatos y online` : 'en todos sus formatos y online'
  }
  if (where.length === 1 && where[0] === 'Online') return 'solo online'
  // A chain with one kind of shop needs no name for it.
  if (all.length === 2) return `solo ${shops}`
  const kinds = where.filter((format) => format !== 'Online').map((format) => WHERE_LABELS[format])
  const online = where.includes('Online') ? ['online'] : []
  if (!isSome) return `solo en ${joinWithAnd([...kinds, ...online])}`
  return `solo ${shops} de ${joinWithAnd(kinds)}${online.length > 0 ? ', y online' : ''}`
}

const shopsWords = (promotion: ListedPromotion) => (holdsInSomeShops(promotion) ? 'en los locales adheridos' : 'en el local')

/** Checks whether not every shop takes part, and the card does not say which do. */
const holdsInSomeShops = ({ where, conditions: { region } }: ListedPromotion) =>
  region?.some === true && where.some((format) => format !== 'Online')

/**
 * Says the place unless it is everywhere: «solo en Maxi», «solo online, con entrega ese día».
 * @param isOnline Whether the list shows the online channel.
 */
export function limitedPlaceWords(promotion: ListedPromotion, isOnline: boolean): string | null {
  const isUnsaid = promotion.qualifiers.includes('unsaidPlace')
  if (isOnline && isUnsaid) return 'no dice si online'
  const isSome = !isOnline && holdsInSomeShops(promotion)
  const { all, where } = namedFormats(promotion)
  const isEverywhere = where.length === all.length
  if (isEverywhere || isUnsaid || promotion.qualifiers.includes('unsaidWeb')) {
    if (isSome && isEverywhere && !isUnsaid) return `${shopsWords(promotion)} y online`
    return isSome || !isEverywhere ? shopsWords(promotion) : null
  }
  return `${whereWords(promotion)}${promotion.qualifiers.includes('deliveryDays') ? ', con entrega ese día' : ''}`
}

/** Says the region inside a sentence: «solo en Chaco y Salta», in brief «solo en algunos lugares»; null where it holds everywhere. */
export function regionWords(region: RegionCondition | null, how: 'named' | 'brief' = 'named'): string | null {
  const lines = placeLines(region)
  if (region === null || lines.length === 0) return null
  if (how === 'named') return lines.map(({ words }) => uncapitalize(words)).join(', ')
  return region.provinces.length + region.onlyBranches.length > 0 ? 'solo en algunos lugares' : 'no vale en todas las sucursales'
}
