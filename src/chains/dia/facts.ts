import type { ChainFacts } from '../chainFacts.ts'

export const dia = {
  name: 'Día',
  where: ['Dia', 'Online'],
  whereLabels: { Dia: 'Tiendas' },
  url: 'https://diaonline.supermercadosdia.com.ar/medios-de-pago-y-promociones',
  colours: { fill: '#c8102e', ink: '#ffffff' },
} as const satisfies ChainFacts
