import { cardOfEdition, loadEditionPromotions } from '#storage/editions.ts'
import { latestEditions } from '#storage/snapshots.ts'
import type { Db } from '#storage/tables.ts'
import type { ImplausibleCard } from '../gate/checks.ts'
import { type Candidate, promotionContent } from '../read/promotionKey.ts'
import type { CaptureReading } from '../read/reading.ts'

export async function keepPublishedCards(db: Db, reading: CaptureReading, keptBack: readonly ImplausibleCard[]): Promise<CaptureReading> {
  const { source } = reading.capture
  const edition = keptBack.length === 0 ? undefined : (await latestEditions(db))?.editions.find((one) => one.source === source)
  if (edition === undefined) return reading
  const { promotions } = await loadEditionPromotions(db, edition.id)
  const texts = new Map(reading.texts)
  const stand = new Map<string, Candidate[]>()
  for (const { cardId, replaces } of keptBack) {
    const { cardHash } = reading.candidates.find((one) => one.cardId === cardId) ?? {}
    if (cardHash === undefined) continue
    const own: Candidate[] = []
    for (const { id, firstSeen: _, lastSeen: __, cardId: before, ...promotion } of promotions) {
      const words = replaces.includes(id) ? await cardOfEdition(db, edition, before) : null
      if (words === null) continue
      // Promotions of two earlier cards keep the words of each.
      const asId = own.every((one) => one.cardId !== cardId) || texts.get(cardId)?.text === words.text ? cardId : `${cardId}~${before}`
      texts.set(asId, { ...words, id: asId })
      own.push({ cardId: asId, cardHash, promotion })
    }
    stand.set(cardId, own)
  }
  const isKept = ({ cardId }: Candidate) => stand.has(cardId)
  const said = new Set(reading.candidates.filter((one) => !isKept(one)).map(({ promotion }) => promotionContent(promotion)))
  const candidates = reading.candidates.flatMap((one, at, all) => {
    if (!isKept(one)) return [one]
    const isFirst = all.findIndex(({ cardId }) => cardId === one.cardId) === at
    return isFirst ? (stand.get(one.cardId) ?? []).filter(({ promotion }) => !said.has(promotionContent(promotion))) : []
  })
  return { ...reading, candidates, texts }
}
