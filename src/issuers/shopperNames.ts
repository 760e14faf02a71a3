// Lists `shopperNames` of every issuer's file, by slug. `npm run issuers` writes this file.

import { shopperNames as americanExpressPlatinumYCenturion } from './american-express-platinum-y-centurion.ts'
import { shopperNames as bancoBancor } from './banco-bancor.ts'
import { shopperNames as bancoBbva } from './banco-bbva.ts'
import { shopperNames as bancoChaco } from './banco-chaco.ts'
import { shopperNames as bancoCiudad } from './banco-ciudad.ts'
import { shopperNames as bancoCredicoop } from './banco-credicoop.ts'
import { shopperNames as bancoDeCorrientes } from './banco-de-corrientes.ts'
import { shopperNames as bancoEntreRios } from './banco-entre-rios.ts'
import { shopperNames as bancoFormosa } from './banco-formosa.ts'
import { shopperNames as bancoGaliciaMas } from './banco-galicia-mas.ts'
import { shopperNames as bancoHipotecario } from './banco-hipotecario.ts'
import { shopperNames as bancoIcbc } from './banco-icbc.ts'
import { shopperNames as bancoLaPampa } from './banco-la-pampa.ts'
import { shopperNames as bancoMacro } from './banco-macro.ts'
import { shopperNames as bancoNacion } from './banco-nacion.ts'
import { shopperNames as bancoNeuquen } from './banco-neuquen.ts'
import { shopperNames as bancoProvincia } from './banco-provincia.ts'
import { shopperNames as bancoSantaFe } from './banco-santa-fe.ts'
import { shopperNames as bancoSantander } from './banco-santander.ts'
import { shopperNames as bancoSupervielle } from './banco-supervielle.ts'
import { shopperNames as billeteraBuepp } from './billetera-buepp.ts'
import { shopperNames as carrefourCuentaDigital } from './carrefour-cuenta-digital.ts'
import { shopperNames as cencopay } from './cencopay.ts'
import { shopperNames as cuentaDni } from './cuenta-dni.ts'
import { shopperNames as mercadoPago } from './mercado-pago.ts'
import { shopperNames as naranjax } from './naranjax.ts'
import { shopperNames as personalPay } from './personal-pay.ts'
import { shopperNames as reba } from './reba.ts'
import { shopperNames as tarjetaCarrefourCredito } from './tarjeta-carrefour-credito.ts'
import { shopperNames as tarjetaCarrefourPrepaga } from './tarjeta-carrefour-prepaga.ts'
import { shopperNames as tarjetaDeCreditoCencosudMastercard } from './tarjeta-de-credito-cencosud-mastercard.ts'
import { shopperNames as tarjetaDeCreditoCotoTci } from './tarjeta-de-credito-coto-tci.ts'
import { shopperNames as tarjetaDeCreditoPatagonia365 } from './tarjeta-de-credito-patagonia-365.ts'
import { shopperNames as tarjetaDeCreditoSol } from './tarjeta-de-credito-sol.ts'
import { shopperNames as uala } from './uala.ts'

export const SHOPPER_NAMES = {
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
