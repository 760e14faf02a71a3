import { called as americanExpressPlatinumYCenturion } from './american-express-platinum-y-centurion.ts'
import { called as bancoBancor } from './banco-bancor.ts'
import { called as bancoBbva } from './banco-bbva.ts'
import { called as bancoChaco } from './banco-chaco.ts'
import { called as bancoCiudad } from './banco-ciudad.ts'
import { called as bancoCredicoop } from './banco-credicoop.ts'
import { called as bancoDeCorrientes } from './banco-de-corrientes.ts'
import { called as bancoEntreRios } from './banco-entre-rios.ts'
import { called as bancoFormosa } from './banco-formosa.ts'
import { called as bancoGaliciaMas } from './banco-galicia-mas.ts'
import { called as bancoHipotecario } from './banco-hipotecario.ts'
import { called as bancoIcbc } from './banco-icbc.ts'
import { called as bancoLaPampa } from './banco-la-pampa.ts'
import { called as bancoMacro } from './banco-macro.ts'
import { called as bancoNacion } from './banco-nacion.ts'
import { called as bancoNeuquen } from './banco-neuquen.ts'
import { called as bancoProvincia } from './banco-provincia.ts'
import { called as bancoSantaFe } from './banco-santa-fe.ts'
import { called as bancoSantander } from './banco-santander.ts'
import { called as bancoSupervielle } from './banco-supervielle.ts'
import { called as billeteraBuepp } from './billetera-buepp.ts'
import { called as carrefourCuentaDigital } from './carrefour-cuenta-digital.ts'
import { called as cencopay } from './cencopay.ts'
import { called as cuentaDni } from './cuenta-dni.ts'
import { called as mercadoPago } from './mercado-pago.ts'
import { called as naranjax } from './naranjax.ts'
import { called as personalPay } from './personal-pay.ts'
import { called as reba } from './reba.ts'
import { called as tarjetaCarrefourCredito } from './tarjeta-carrefour-credito.ts'
import { called as tarjetaCarrefourPrepaga } from './tarjeta-carrefour-prepaga.ts'
import { called as tarjetaDeCreditoCencosudMastercard } from './tarjeta-de-credito-cencosud-mastercard.ts'
import { called as tarjetaDeCreditoCotoTci } from './tarjeta-de-credito-coto-tci.ts'
import { called as tarjetaDeCreditoPatagonia365 } from './tarjeta-de-credito-patagonia-365.ts'
import { called as tarjetaDeCreditoSol } from './tarjeta-de-credito-sol.ts'
import { called as uala } from './uala.ts'

/** Written by `npm run issuers`. */
export const CALLED = {
  'american-express-platinum-y-centurion': americanExpressPlatinumYCenturion,
  'banco-bancor': bancoBancor,
  'banco-bbva': bancoBbva,
  'banco-chaco': bancoChaco,
  'banco-ciudad': bancoCiudad,
  'banco-credicoop': bancoCredicoop,
  'banco-de-corrientes': bancoDeCorrientes,
  'banco-entre-rios': bancoEntreRios,
  'banco-formosa': bancoFormosa,
  'banco-galicia-mas': bancoGaliciaMas,
  'banco-hipotecario': bancoHipotecario,
  'banco-icbc': bancoIcbc,
  'banco-la-pampa': bancoLaPampa,
  'banco-macro': bancoMacro,
  'banco-nacion': bancoNacion,
  'banco-neuquen': bancoNeuquen,
  'banco-provincia': bancoProvincia,
  'banco-santa-fe': bancoSantaFe,
  'banco-santander': bancoSantander,
  'banco-supervielle': bancoSupervielle,
  'billetera-buepp': billeteraBuepp,
  'carrefour-cuenta-digital': carrefourCuentaDigital,
  cencopay,
  'cuenta-dni': cuentaDni,
  'mercado-pago': mercadoPago,
  naranjax,
  'personal-pay': personalPay,
  reba,
  'tarjeta-carrefour-credito': tarjetaCarrefourCredito,
  'tarjeta-carrefour-prepaga': tarjetaCarrefourPrepaga,
  'tarjeta-de-credito-cencosud-mastercard': tarjetaDeCreditoCencosudMastercard,
  'tarjeta-de-credito-coto-tci': tarjetaDeCreditoCotoTci,
  'tarjeta-de-credito-patagonia-365': tarjetaDeCreditoPatagonia365,
  'tarjeta-de-credito-sol': tarjetaDeCreditoSol,
  uala,
} as const
