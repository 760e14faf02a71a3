import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import { lineOf } from '#domain/description/toText.ts'
import { listNews } from '#domain/phrases/news.ts'
import { tripReminderWords } from '#domain/phrases/plan.ts'
import { listOfferedTrips } from '#domain/plan/offeredTrips.ts'
import { readPlanSearch } from '#domain/plan/planSearch.ts'
import { readWishes, withoutNames } from '#domain/plan/wishes.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { capitalize } from '#domain/text/words.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { areWithoutMethods } from '#domain/wallet/household.ts'
import type { DeviceRow } from '#storage/tables.ts'
import { getPlanWeek, planWithCache } from '../planDesk.server.ts'
import type { SnapshotIndex } from '../snapshotIndex.ts'

/** What a device shows: `id` is the same for the same day, so that none is shown twice; a tap opens `url`. */
export type PushMessage = { id: string; title: string; body: string; url: string }

/** Days without a visit after which a device is asked whether it wants to go on. */
const LONG_AGO = 60
/** Milliseconds for one plan. */
const PATIENCE = 60

type Data = { index: SnapshotIndex; captures: readonly Freshness[]; today: CivilDate }

/** Returns what a device is to be told on a day; null: nothing is sure, or nothing changed. `ask`: whether it still wants to be told. */
export function makePushMessage(
  device: DeviceRow,
  { index, captures, today }: Data,
): { message: PushMessage; kind: 'trip' | 'change' | 'ask' } | null {
  const named = decodeHousehold(device.people)
  if (named === null || areWithoutMethods(named)) return null
  if (device.seen_on < addDays(today, -LONG_AGO)) {
    const words = { title: '¿Seguimos avisándote?', body: 'Hace mucho que no abrís Yapa. Tocá acá para que sigan los avisos.' }
    return device.asked ? null : { kind: 'ask', message: { id: `${today} pregunta`, ...words, url: '/semana' } }
  }
  const people = withoutNames(named)
  const data = { ...getPlanWeek(index, today), captures, people }
  const { wishes } = readWishes(readPlanSearch(Object.fromEntries(new URLSearchParams(device.wishes))), today)
  const plan = planWithCache(data, index.snapshot.version, wishes, PATIENCE)
  const date = device.hour === 'evening' ? addDays(today, 1) : today
  const one = listOfferedTrips(plan, data).find(({ trip }) => trip.date === date && !trip.isPossible)
  if (one !== undefined) {
    const url = `/caja?supermarket=${one.trip.chain}&monto=${one.trip.amount}`
    return { kind: 'trip', message: { id: date, ...tripReminderWords(one, today), url } }
  }
  const changed = device.changes ? changeOf(people, index, today) : null
  return changed && { kind: 'change', message: { id: `${today} cambio`, ...changed, url: '/semana#novedades' } }
}

/** Says what changed or ended since yesterday of what the people can surely use. */
function changeOf(
  people: Parameters<typeof makeShopper>[0],
  index: SnapshotIndex,
  today: CivilDate,
): Pick<PushMessage, 'title' | 'body'> | null {
  const shopper = makeShopper(people)
  const since = addDays(today, -1)
  const isOwn = (promotion: Parameters<typeof toListedPromotion>[0]) => {
    const offer = rankForShopper(toListedPromotion(promotion), shopper)
    return offer.eligibility.status === 'yes' ? [offer] : []
  }
  const news = listNews(index.promotions, index.changes).filter(({ date, kind }) => date > since && kind !== 'longer')
  const changed = news.flatMap(({ promotionId, words }) =>
    [index.byId.get(promotionId)].flatMap((promotion) =>
      promotion === undefined ? [] : isOwn(promotion).map((offer) => ({ offer, words })),
    ),
  )
  const ended = index.ended
    .filter(({ lastSeen }) => lastSeen >= since)
    .flatMap((promotion) => isOwn(promotion).map((offer) => ({ offer, words: 'terminó' })))
  const [first, ...more] = [...changed, ...ended]
  if (first === undefined) return null
  const title = more.length === 0 ? 'Cambió una promo tuya' : `Cambiaron ${more.length + 1} promos tuyas`
  return { title, body: `${capitalize(first.words)}: ${lineOf(describeOffer(first.offer, { personal: true, knows: ['saving'] }))}` }
}

/** The hosts of the browser makers' push services; a leading dot means any host below it. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

const LONGEST = 1_000

/**
 * Whether a message may be sent there: only to push services, so that nobody has this server send requests elsewhere.
 * @param more Origins that an operator added, for tests; they may be without https.
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  const url = endpoint.length > LONGEST ? null : URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (more.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return HOSTS.some((host) => (host.startsWith('.') ? /^\w/.test(url.hostname) && url.hostname.endsWith(host) : url.hostname === host))
}
