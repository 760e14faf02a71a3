import type { ChainFacts } from '../chainFacts.ts'

export const dia = {
  name: 'Día',
  where: ['Dia', 'Online'],
  whereLabels: { Dia: 'Tiendas' },
  url: 'https://diaonline.supermercadosdia.com.ar/medios-de-pago-y-promociones',
  colours: { fill: '#c8102e', ink: '#ffffff' },
  letters: 'DÍ',
  club: { name: 'Club Dia', label: 'Club Día', place: 6, written: 'club[ _-]?dia' },
} as const satisfies ChainFacts
