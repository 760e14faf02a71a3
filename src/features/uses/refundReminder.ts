import type { CivilDate } from '#domain/calendar/calendar.ts'
import { systemClock } from '#domain/calendar/clock.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { reminderWords, usedWords } from '#domain/phrases/uses.ts'
import type { Use } from '#domain/uses/use.ts'
import { showToast } from '#ui/toast.ts'

const REMINDER = 9

export async function downloadReminder(use: Use, due: CivilDate): Promise<void> {
  try {
    const { writeCalendar } = await import('#domain/text/calendarFile.ts')
    const url = new URL('/ahorros', location.href).href
    const entry = {
      id: `reintegro-${use.id}`,
      date: due,
      title: reminderWords(use),
      description: `${usedWords(use, due, undefined)}: ${use.title}. Anotalo en ${url}`,
      place: CHAINS[use.supermarket].name,
      url,
      reminder: REMINDER,
    }
    const file = new Blob([writeCalendar([entry], systemClock.now())], { type: 'text/calendar' })
    const address = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: address, download: 'yapa-reintegro.ics' }).click()
    URL.revokeObjectURL(address)
  } catch {
    showToast('No pudimos armar el recordatorio: probá con conexión')
  }
}
