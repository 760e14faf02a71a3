// Lists `words` of every issuer's file, by slug. `npm run yapa -- issuers` writes this file.

import { words as americanExpressPlatinumYCenturion } from './american-express-platinum-y-centurion.ts'
import { words as bancoBancor } from './banco-bancor.ts'
import { words as bancoBbva } from './banco-bbva.ts'
import { words as bancoBica } from './banco-bica.ts'
import { words as bancoChaco } from './banco-chaco.ts'
import { words as bancoCiudad } from './banco-ciudad.ts'
import { words as bancoCmf } from './banco-cmf.ts'
import { words as bancoColumbia } from './banco-columbia.ts'
import { words as bancoComafi } from './banco-comafi.ts'
import { words as bancoCredicoop } from './banco-credicoop.ts'
import { words as bancoDeCorrientes } from './banco-de-corrientes.ts'
import { words as bancoDelSol } from './banco-del-sol.ts'
import { words as bancoDino } from './banco-dino.ts'
import { words as bancoEntreRios } from './banco-entre-rios.ts'
import { words as bancoFormosa } from './banco-formosa.ts'
import { words as bancoGalicia } from './banco-galicia.ts'
import { words as bancoGaliciaMas } from './banco-galicia-mas.ts'
import { words as bancoHipotecario } from './banco-hipotecario.ts'
import { words as bancoIcbc } from './banco-icbc.ts'
import { words as bancoJulio } from './banco-julio.ts'
import { words as bancoLaPampa } from './banco-la-pampa.ts'
import { words as bancoMacro } from './banco-macro.ts'
import { words as bancoMasventas } from './banco-masventas.ts'
import { words as bancoMeridian } from './banco-meridian.ts'
import { words as bancoMunicipalDeRosario } from './banco-municipal-de-rosario.ts'
import { words as bancoNacion } from './banco-nacion.ts'
import { words as bancoNeuquen } from './banco-neuquen.ts'
import { words as bancoPatagonia } from './banco-patagonia.ts'
import { words as bancoPiano } from './banco-piano.ts'
import { words as bancoProvincia } from './banco-provincia.ts'
import { words as bancoRoela } from './banco-roela.ts'
import { words as bancoSanJuan } from './banco-san-juan.ts'
import { words as bancoSantaCruz } from './banco-santa-cruz.ts'
import { words as bancoSantaFe } from './banco-santa-fe.ts'
import { words as bancoSantander } from './banco-santander.ts'
import { words as bancoSupervielle } from './banco-supervielle.ts'
import { words as billeteraBuepp } from './billetera-buepp.ts'
import { words as brubank } from './brubank.ts'
import { words as carrefourCuentaDigital } from './carrefour-cuenta-digital.ts'
import { words as cencopay } from './cencopay.ts'
import { words as cuentaDni } from './cuenta-dni.ts'
import { words as lemon } from './lemon.ts'
import { words as mercadoPago } from './mercado-pago.ts'
import { words as naranjax } from './naranjax.ts'
import { words as personalPay } from './personal-pay.ts'
import { words as prex } from './prex.ts'
import { words as reba } from './reba.ts'
import { words as sidecreer } from './sidecreer.ts'
import { words as tarjetaCarrefourCredito } from './tarjeta-carrefour-credito.ts'
import { words as tarjetaCarrefourPrepaga } from './tarjeta-carrefour-prepaga.ts'
import { words as tarjetaDeCreditoCencosudMastercard } from './tarjeta-de-credito-cencosud-mastercard.ts'
import { words as tarjetaDeCreditoCotoTci } from './tarjeta-de-credito-coto-tci.ts'
import { words as tarjetaDeCreditoPatagonia365 } from './tarjeta-de-credito-patagonia-365.ts'
import { words as tarjetaDeCreditoSol } from './tarjeta-de-credito-sol.ts'
import { words as uala } from './uala.ts'
import { words as uilo } from './uilo.ts'
import { words as yoy } from './yoy.ts'

export const ISSUER_WORDS = {
  'american-express-platinum-y-centurion': americanExpressPlatinumYCenturion,
  'banco-bancor': bancoBancor,
  'banco-bbva': bancoBbva,
  'banco-bica': bancoBica,
  'banco-chaco': bancoChaco,
  'banco-ciudad': bancoCiudad,
  'banco-cmf': bancoCmf,
  'banco-columbia': bancoColumbia,
  'banco-comafi': bancoComafi,
  'banco-credicoop': bancoCredicoop,
  'banco-de-corrientes': bancoDeCorrientes,
  'banco-del-sol': bancoDelSol,
  'banco-dino': bancoDino,
  'banco-entre-rios': bancoEntreRios,
  'banco-formosa': bancoFormosa,
  'banco-galicia': bancoGalicia,
  'banco-galicia-mas': bancoGaliciaMas,
  'banco-hipotecario': bancoHipotecario,
  'banco-icbc': bancoIcbc,
  'banco-julio': bancoJulio,
  'banco-la-pampa': bancoLaPampa,
  'banco-macro': bancoMacro,
  'banco-masventas': bancoMasventas,
  'banco-meridian': bancoMeridian,
  'banco-municipal-de-rosario': bancoMunicipalDeRosario,
  'banco-nacion': bancoNacion,
  'banco-neuquen': bancoNeuquen,
  'banco-patagonia': bancoPatagonia,
  'banco-piano': bancoPiano,
  'banco-provincia': bancoProvincia,
  'banco-roela': bancoRoela,
  'banco-san-juan': bancoSanJuan,
  'banco-santa-cruz': bancoSantaCruz,
  'banco-santa-fe': bancoSantaFe,
  'banco-santander': bancoSantander,
  'banco-supervielle': bancoSupervielle,
  'billetera-buepp': billeteraBuepp,
  brubank,
  'carrefour-cuenta-digital': carrefourCuentaDigital,
  cencopay,
  'cuenta-dni': cuentaDni,
  lemon,
  'mercado-pago': mercadoPago,
  naranjax,
  'personal-pay': personalPay,
  prex,
  reba,
  sidecreer,
  'tarjeta-carrefour-credito': tarjetaCarrefourCredito,
  'tarjeta-carrefour-prepaga': tarjetaCarrefourPrepaga,
  'tarjeta-de-credito-cencosud-mastercard': tarjetaDeCreditoCencosudMastercard,
  'tarjeta-de-credito-coto-tci': tarjetaDeCreditoCotoTci,
  'tarjeta-de-credito-patagonia-365': tarjetaDeCreditoPatagonia365,
  'tarjeta-de-credito-sol': tarjetaDeCreditoSol,
  uala,
  uilo,
  yoy,
} as const
