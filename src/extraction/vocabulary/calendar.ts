import { MONTHS } from '#domain/calendar/calendar.ts'
import type { CapHolder, CapPeriod } from '#domain/promotion/promotion.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

const EACH = 'por|x|p cada?'
const PURCHASE = 'compra|transaccion|ticket|operacion|consumo|pedido|pago|factura|carrito|changuito'
const MOST = 'tope|limite|maximo|maxima|techo'

export const PERIOD_LEXICON: Lexicon<'period', CapPeriod> = {
  kind: 'period',
  entries: [
    {
      value: 'compra',
      phrases: parsePhrases(`
        ${EACH} ${PURCHASE}, cada ${PURCHASE}, en cada|una ${PURCHASE}
      `),
    },
    {
      value: 'dia',
      phrases: parsePhrases(`
        ${EACH} dia, cada dia, al dia, en el dia, diario|diaria|diarios|diarias,
        ${EACH} dia? sabado|domingo|lunes|martes|miercoles|jueves|viernes, en? cada sabado|domingo|lunes|martes|miercoles|jueves|viernes
      `),
    },
    {
      value: 'semana',
      phrases: parsePhrases(`
        ${EACH} semana|sem, en? cada semana, a la semana, en|durante toda? la semana, ${MOST} de la semana, para toda? la semana,
        semanal|semanales|semanalmente
      `),
    },
    {
      value: 'finde',
      phrases: parsePhrases(`
        ${EACH} fin de semana, ${EACH} finde|findes, en? cada fin de semana, en? cada finde, en|durante todo? el fin de semana,
        en|durante todo? el finde
      `),
    },
    { value: 'quincena', phrases: [`${EACH} quincena`, 'en? cada quincena', 'a la quincena', 'en la quincena', 'quincenal|quincenales'] },
    {
      value: 'mes',
      phrases: parsePhrases(`
        ${EACH} mes calendario?, en? cada mes calendario?, al mes, en|durante todo? el mes calendario?, ${MOST} del mes, mensual|mensuales|mensualmente, todos los meses,
        mes calendario, en|durante todo ${MONTHS.join('|')}|setiembre
      `),
    },
    {
      value: 'resumen',
      phrases: parsePhrases(`
        ${EACH} resumen de? cuenta?, cada resumen de? cuenta?, en cada resumen de? cuenta?, en un mismo resumen de? cuenta?,
        ${EACH} ciclo|periodo de facturacion, cada ciclo|periodo de facturacion, ${EACH} cierre|liquidacion de? tarjeta?
      `),
    },
    {
      value: 'trimestre',
      phrases: [`${EACH} trimestre`, 'en? cada trimestre', 'al trimestre', 'en el trimestre', 'trimestral|trimestrales|trimestralmente'],
    },
    {
      value: 'año',
      phrases: parsePhrases(`
        ${EACH} ano calendario?, en? cada ano calendario?, al ano, en|durante todo? el ano calendario?, ${MOST} del ano,
        anual|anuales|anualmente, ano calendario
      `),
    },
    {
      value: 'promocion',
      phrases: parsePhrases(`
        ${EACH} la? vigencia|promocion|promo|campana|accion, por la vigencia de la promocion|promo|campana|accion,
        mientras dure la promocion|promo|campana|accion,
        para|en|por|durante toda? la|esta vigencia|promocion|promo|campana|accion, por unica vez, entre los|ambos dos? dias
      `),
    },
  ],
}

export const HOLDER_LEXICON: Lexicon<'holder', CapHolder> = {
  kind: 'holder',
  entries: [
    {
      value: 'persona',
      phrases: [
        `${EACH} persona|cliente|clienta|usuario|usuaria|dni|titular|socio|socia|beneficiario|beneficiaria|cabeza|jubilado|afiliado`,
        'cada persona|cliente|clienta|usuario|usuaria|titular|socio|socia|beneficiario|beneficiaria',
      ],
    },
    { value: 'cuenta', phrases: [`${EACH} cuenta|cuentas|cta`, 'en? cada cuenta|cta'] },
    { value: 'banco', phrases: [`${EACH} banco|entidad`, 'en? cada banco|entidad'] },
    {
      value: 'tarjeta',
      phrases: [`${EACH} tarjeta|plastico`, 'por marca de? tarjeta?', 'en? cada tarjeta|plastico'],
    },
  ],
}
