import type { CivilDate } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { isFeedSlug, sourceName } from '#domain/catalogue/source.ts'
import { STALE_AFTER_HOURS } from '#domain/promotion/freshness.ts'
import { capitalize, dayAndMonth, dayAndTime, daysAgo, joinWithAnd, timeOfDay } from '#domain/text/words.ts'
import type { RunStatus, SourceStatus, StatusData, TryStatus } from './statusData.ts'

/** Phrases on the state of the sources, for shoppers. */

/** Formats an instant: «hoy a las 12:00», «el 2 de marzo a las 09:30». */
export function momentWords(instant: string, today: CivilDate): string {
  const at = new Date(instant)
  return civilDateAt(at) === today ? `hoy a las ${timeOfDay(at)}` : `el ${dayAndTime(at)}`
}

/** Formats the age of a source: «hace 20 minutos», «hace 3 horas», «ayer», «hace 25 días». */
export function sourceAgeWords({ lastGood, ageHours, ageDays }: Pick<SourceStatus, 'lastGood' | 'ageHours' | 'ageDays'>): string {
  if (!lastGood || ageHours === null || ageDays === null) return 'nunca'
  if (lastGood.at === null || ageHours >= STALE_AFTER_HOURS) return daysAgo(ageDays)
  const minutes = Math.round(ageHours * 60)
  if (minutes < 2) return 'recién'
  if (minutes < 60) return `hace ${minutes} minutos`
  const hours = Math.round(ageHours)
  return hours === 1 ? 'hace una hora' : `hace ${hours} horas`
}

/** Describes one source: `state` is short («Al día»), `rest` continues («leído hace 3 horas»). */
export function sourceWords(source: SourceStatus): { state: string; rest: string } {
  const { lastGood, isStale } = source
  if (!lastGood) {
    const lacks = isFeedSlug(source.source) ? '' : ', así que no mostramos nada de esta cadena'
    return { state: 'Sin leer', rest: `todavía no la pudimos leer${lacks}.` }
  }
  if (!isStale) return { state: 'Al día', rest: `leído ${sourceAgeWords(source)}.` }
  return {
    state: 'Desactualizado',
    rest: `lo último que leímos es del ${dayAndMonth(lastGood.capturedAt)} (${sourceAgeWords(source)}). Puede haber cambiado.`,
  }
}

/** Says «34 de 49 revisadas por una persona.»; null while nothing real is published. */
export function reviewsSentence({ kind, reviews: { shown, reviewed, waiting } }: Pick<StatusData, 'kind' | 'reviews'>): string | null {
  if (kind !== 'real') return null
  const said = `${reviewed} de ${shown} revisadas por una persona.`
  if (waiting === 0) return said
  return `${said} ${waiting === 1 ? 'Otra espera' : `Otras ${waiting} esperan`} que alguien la${waiting === 1 ? '' : 's'} revise.`
}

/** Tells shoppers about the latest attempt; null when it succeeded. */
export function trySentence(source: SourceStatus, today: CivilDate): string | null {
  const { lastTry, lastGood, heldLongSince } = source
  if (heldLongSince !== null) return heldLongWords(heldLongSince, source, today)
  if (!lastTry) return null
  if (lastTry.outcome === 'failed' && isFeedSlug(source.source))
    return `No pudimos leer a ${sourceName(source.source)} desde el ${dayAndMonth(lastGood?.capturedAt ?? civilDateAt(new Date(lastTry.at)))}.`
  const stays = lastGood ? ' Seguimos mostrando la última lectura buena.' : ''
  if (lastTry.outcome === 'failed') return `${capitalize(momentWords(lastTry.at, today))} quisimos leerla y no se pudo.${stays}`
  if (lastTry.outcome === 'held')
    return `${capitalize(momentWords(lastTry.at, today))} la leímos y algo no cerraba, así que no lo publicamos.${stays}`
  return null
}

function heldLongWords(since: string, { lastGood }: SourceStatus, today: CivilDate): string {
  const last = lastGood ? ` Lo que ves es del ${dayAndMonth(lastGood.capturedAt)}: verificalo en su página oficial antes de ir.` : ''
  return `Desde ${momentWords(since, today)} su página muestra algo que no nos cierra, así que no lo publicamos.${last}`
}

const STORAGE_WORDS: Record<NonNullable<StatusData['storage']['trouble']>, string> = {
  away: 'no llegamos a nuestra base de datos',
  ours: 'algo nuestro falla al leer lo publicado',
  full: 'nuestro disco está lleno y no podemos guardar nada nuevo',
}

export function overallSentence({ kind, sources, storage, scheduleSilentSince, today }: StatusData): string {
  if (storage.trouble !== null)
    return `Servicio degradado: desde ${momentWords(storage.since, today)} ${STORAGE_WORDS[storage.trouble]}. Lo que ves es lo último que supimos.`
  if (kind === null) return 'Todavía no leímos ninguna página. Volvé en un rato.'
  if (kind === 'example') return 'Lo que ves son promociones de ejemplo, inventadas: todavía no leímos ninguna página de verdad.'
  if (scheduleSilentSince !== null)
    return `Desde ${momentWords(scheduleSilentSince, today)} no buscamos novedades: verificá en las páginas oficiales antes de ir.`
  const chains = sources.filter(({ source }) => !isFeedSlug(source))
  const old = chains.filter(({ isStale }) => isStale).map(({ source }) => sourceName(source))
  if (old.length === 0) return `Todo al día: leímos las ${chains.length} cadenas en las últimas ${STALE_AFTER_HOURS} horas.`
  if (old.length === chains.length) return 'Ninguna cadena está al día: verificá todo en las páginas oficiales antes de ir.'
  return `${joinWithAnd(old)} ${old.length === 1 ? 'está desactualizada' : 'están desactualizadas'}: verificá en su página oficial antes de ir. El resto está al día.`
}

export const VERDICT_WORDS: Record<NonNullable<TryStatus['verdict']>, string> = {
  publish: 'publicar',
  'publish with warning': 'publicar con aviso',
  hold: 'retener',
}

const TRY_WORDS: Record<TryStatus['outcome'], string> = {
  published: 'publicada',
  unchanged: 'sin cambios',
  held: 'retenida',
  failed: 'falló',
}

export function tryWords(outcome: TryStatus['outcome']): string {
  return TRY_WORDS[outcome]
}

const KIND_WORDS: Record<RunStatus['kind'], string> = {
  live: 'Páginas oficiales',
  archive: 'Archivo',
  example: 'Ejemplo',
  stored: 'Lo ya guardado',
}

const RUN_WORDS: Record<NonNullable<RunStatus['outcome']>, string> = {
  published: 'se publicó',
  unchanged: 'sin cambios',
  partial: 'se publicó una parte',
  failed: 'no se pudo',
  stopped: 'interrumpida',
  interrupted: 'interrumpida',
}

export function runKindWords(kind: RunStatus['kind']): string {
  return KIND_WORDS[kind]
}

export function runWords(outcome: RunStatus['outcome']): string {
  return outcome === null ? 'en curso' : RUN_WORDS[outcome]
}

/** Formats a size: «3,4 MB», «120 kB». */
export function bytesWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`
}
