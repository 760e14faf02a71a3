/** The address of every page, once: each must be accessible, and have a head of its own. */
export const PAGES = [
  '/',
  '/caja',
  '/semana',
  '/supermercados',
  '/ahorros',
  '/configuracion/medios',
  '/configuracion/medios/wizard/preguntas',
  '/sobre',
  '/reportar',
]
