import type { CapHolder, CapPeriod } from '#domain/promotion.ts'
import type { Lexicon } from './lexicon.ts'

export const PERIODS: Lexicon<'period', CapPeriod> = {
  kind: 'period',
  entries: [
    { value: 'compra', phrases: ['por compra|transaccion|ticket|operacion|consumo'] },
    { value: 'dia', phrases: ['por dia', 'diario|diaria', 'por sabado|domingo|lunes|martes|miercoles|jueves|viernes'] },
    { value: 'semana', phrases: ['por semana', 'semanal|semanales'] },
    { value: 'finde', phrases: ['por fin de semana', 'por finde'] },
    { value: 'quincena', phrases: ['por quincena', 'quincenal'] },
    { value: 'mes', phrases: ['por mes', 'mensual|mensuales', 'al mes', 'mes calendario', 'por mes calendario'] },
    { value: 'promocion', phrases: ['por vigencia', 'por promocion', 'durante la vigencia', 'por campana'] },
  ],
}

export const HOLDERS: Lexicon<'holder', CapHolder> = {
  kind: 'holder',
  entries: [
    { value: 'persona', phrases: ['por persona|cliente|usuario|usuaria|dni|titular|socio|beneficiario'] },
    { value: 'cuenta', phrases: ['por cuenta|cuentas'] },
    { value: 'banco', phrases: ['por banco|entidad'] },
    { value: 'tarjeta', phrases: ['por tarjeta|plastico', 'por marca de? tarjeta?'] },
  ],
}
