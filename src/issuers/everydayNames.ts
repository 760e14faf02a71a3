// Lists `everydayNames` of every issuer's file, by slug. `npm run yapa -- issuers` writes this file.

import { everydayNames as americanExpressPlatinumYCenturion } from './american-express-platinum-y-centurion.ts'
import { everydayNames as bancoBancor } from './banco-bancor.ts'
import { everydayNames as bancoBbva } from './banco-bbva.ts'
import { everydayNames as bancoChaco } from './banco-chaco.ts'
import { everydayNames as bancoCiudad } from './banco-ciudad.ts'
import { everydayNames as bancoDeCorrientes } from './banco-de-corrientes.ts'
import { everydayNames as bancoEntreRios } from './banco-entre-rios.ts'
import { everydayNames as bancoFormosa } from './banco-formosa.ts'
import { everydayNames as bancoGaliciaMas } from './banco-galicia-mas.ts'
import { everydayNames as bancoIcbc } from './banco-icbc.ts'
import { everydayNames as bancoLaPampa } from './banco-la-pampa.ts'
import { everydayNames as bancoMacro } from './banco-macro.ts'
import { everydayNames as bancoNacion } from './banco-nacion.ts'
import { everydayNames as bancoNeuquen } from './banco-neuquen.ts'
import { everydayNames as bancoProvincia } from './banco-provincia.ts'
import { everydayNames as bancoSantaFe } from './banco-santa-fe.ts'
import { everydayNames as bancoSantander } from './banco-santander.ts'
import { everydayNames as billeteraBuepp } from './billetera-buepp.ts'
import { everydayNames as carrefourCuentaDigital } from './carrefour-cuenta-digital.ts'
import { everydayNames as cencopay } from './cencopay.ts'
import { everydayNames as cuentaDni } from './cuenta-dni.ts'
import { everydayNames as mercadoPago } from './mercado-pago.ts'
import { everydayNames as naranjax } from './naranjax.ts'
import { everydayNames as personalPay } from './personal-pay.ts'
import { everydayNames as reba } from './reba.ts'
import { everydayNames as tarjetaCarrefourCredito } from './tarjeta-carrefour-credito.ts'
import { everydayNames as tarjetaCarrefourPrepaga } from './tarjeta-carrefour-prepaga.ts'
import { everydayNames as tarjetaDeCreditoCencosudMastercard } from './tarjeta-de-credito-cencosud-mastercard.ts'
import { everydayNames as tarjetaDeCreditoCotoTci } from './tarjeta-de-credito-coto-tci.ts'
import { everydayNames as tarjetaDeCreditoPatagonia365 } from './tarjeta-de-credito-patagonia-365.ts'
import { everydayNames as tarjetaDeCreditoSol } from './tarjeta-de-credito-sol.ts'
import { everydayNames as uala } from './uala.ts'

export const EVERYDAY_NAMES = {
  'american-express-platinum-y-centurion': americanExpressPlatinumYCenturion,
  'banco-bancor': bancoBancor,
  'banco-bbva': bancoBbva,
  'banco-chaco': bancoChaco,
  'banco-ciudad': bancoCiudad,
  'banco-de-corrientes': bancoDeCorrientes,
  'banco-entre-rios': bancoEntreRios,
  'banco-formosa': bancoFormosa,
  'banco-galicia-mas': bancoGaliciaMas,
  'banco-icbc': bancoIcbc,
  'banco-la-pampa': bancoLaPampa,
  'banco-macro': bancoMacro,
  'banco-nacion': bancoNacion,
  'banco-neuquen': bancoNeuquen,
  'banco-provincia': bancoProvincia,
  'banco-santa-fe': bancoSantaFe,
  'banco-santander': bancoSantander,
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
