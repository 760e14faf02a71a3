import type { PaymentRails } from '#domain/promotion.ts'
import { type Found, findFirst } from '../text/search.ts'
import type { Reader } from './reader.ts'

const QR =
  /(?:escane\w{1,6}|lectura|leyendo|pagando (?:con|a traves)|pagos? (?:realizados )?(?:con|a traves|mediante|en)|a traves|mediante|exclusiv\w{1,8} (?:con|en)|unicamente (?:en|con|para pagos con)|modalidad de pago con|abonando (?:con|a traves)|valid[oa] (?:en|con)|en un)(?: [a-z()"]{1,12}){0,6} "?\(?qr(?![a-z])|(?<![a-z])qr (?:de )?modo|qr de mercado pago|(?<=con |y |o |ó )qr(?![a-z])/
const PHONE = /(?<![a-z])nfc(?![a-z])|apple pay|google pay|modo contactless|con tu celular/
const CARD =
  /tarjetas? (?:de credito |de debito )?(?:fisica|plastica)|contactless|sin contacto|presentando la tarjeta fisica|tarjeta fisica/
const NO_QR = /no [^.]{0,90}(?<![a-z])qr(?![a-z])/
const NO_PHONE = /no [^.]{0,70}(?:nfc|apple pay|google pay)/
const NO_WALLETS = /no [^.]{0,60}billeteras (?:virtuales|electronicas|digitales)/

/** Ways to pay, where the words restrict them. Online nobody scans or taps, so a card for the web alone says nothing of it. */
export const railsReader: Reader = {
  fields: ['paymentRails'],
  read(scope) {
    const stretches = [...scope.header, ...scope.own, ...scope.common]
    const { affirmed, folded } = scope.text
    const qr = findFirst(affirmed, stretches, QR)
    const phone = findFirst(affirmed, stretches, PHONE)
    const card = findFirst(affirmed, stretches, CARD)
    const found = [qr, phone, card].filter((one): one is Found => one !== null)
    if (found.length > 0)
      return rails(
        { pagoConQR: qr !== null, telefonoContactless: phone !== null, contactless: card !== null && (phone === null || qr === null) },
        found,
      )
    const bans = [findFirst(folded, stretches, NO_QR), findFirst(folded, stretches, NO_PHONE), findFirst(folded, stretches, NO_WALLETS)]
    if (bans[0] === null && bans[1] === null) return {}
    const value = { pagoConQR: bans[0] === null && bans[2] === null, telefonoContactless: bans[1] === null, contactless: true }
    return rails(
      value,
      bans.filter((one): one is Found => one !== null),
    )
  },
}

function rails(value: PaymentRails, found: readonly Found[]) {
  if (value.pagoConQR && value.telefonoContactless && value.contactless) return {}
  const spans = found.slice(0, 2).map(({ start, end }) => ({ start, end }))
  return { paymentRails: { value, spans, role: found[0]?.role ?? null, doubt: 0 } }
}
