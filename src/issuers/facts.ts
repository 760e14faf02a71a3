// Lists `facts` of every issuer's file, by slug. `npm run yapa -- issuers` writes this file.

import { facts as americanExpressPlatinumYCenturion } from './american-express-platinum-y-centurion.ts'
import { facts as bancoBancor } from './banco-bancor.ts'
import { facts as bancoBbva } from './banco-bbva.ts'
import { facts as bancoBica } from './banco-bica.ts'
import { facts as bancoChaco } from './banco-chaco.ts'
import { facts as bancoCiudad } from './banco-ciudad.ts'
import { facts as bancoCmf } from './banco-cmf.ts'
import { facts as bancoColumbia } from './banco-columbia.ts'
import { facts as bancoComafi } from './banco-comafi.ts'
import { facts as bancoCredicoop } from './banco-credicoop.ts'
import { facts as bancoDeCorrientes } from './banco-de-corrientes.ts'
import { facts as bancoDelSol } from './banco-del-sol.ts'
import { facts as bancoDino } from './banco-dino.ts'
import { facts as bancoEntreRios } from './banco-entre-rios.ts'
import { facts as bancoFormosa } from './banco-formosa.ts'
import { facts as bancoGalicia } from './banco-galicia.ts'
import { facts as bancoGaliciaMas } from './banco-galicia-mas.ts'
import { facts as bancoHipotecario } from './banco-hipotecario.ts'
import { facts as bancoIcbc } from './banco-icbc.ts'
import { facts as bancoJulio } from './banco-julio.ts'
import { facts as bancoLaPampa } from './banco-la-pampa.ts'
import { facts as bancoMacro } from './banco-macro.ts'
import { facts as bancoMasventas } from './banco-masventas.ts'
import { facts as bancoMeridian } from './banco-meridian.ts'
import { facts as bancoMunicipalDeRosario } from './banco-municipal-de-rosario.ts'
import { facts as bancoNacion } from './banco-nacion.ts'
import { facts as bancoNeuquen } from './banco-neuquen.ts'
import { facts as bancoPatagonia } from './banco-patagonia.ts'
import { facts as bancoPiano } from './banco-piano.ts'
import { facts as bancoProvincia } from './banco-provincia.ts'
import { facts as bancoRoela } from './banco-roela.ts'
import { facts as bancoSanJuan } from './banco-san-juan.ts'
import { facts as bancoSantaCruz } from './banco-santa-cruz.ts'
import { facts as bancoSantaFe } from './banco-santa-fe.ts'
import { facts as bancoSantander } from './banco-santander.ts'
import { facts as bancoSupervielle } from './banco-supervielle.ts'
import { facts as billeteraBuepp } from './billetera-buepp.ts'
import { facts as brubank } from './brubank.ts'
import { facts as carrefourCuentaDigital } from './carrefour-cuenta-digital.ts'
import { facts as cencopay } from './cencopay.ts'
import { facts as cuentaDni } from './cuenta-dni.ts'
import { facts as lemon } from './lemon.ts'
import { facts as mercadoPago } from './mercado-pago.ts'
import { facts as naranjax } from './naranjax.ts'
import { facts as personalPay } from './personal-pay.ts'
import { facts as prex } from './prex.ts'
import { facts as reba } from './reba.ts'
import { facts as sidecreer } from './sidecreer.ts'
import { facts as tarjetaCarrefourCredito } from './tarjeta-carrefour-credito.ts'
import { facts as tarjetaCarrefourPrepaga } from './tarjeta-carrefour-prepaga.ts'
import { facts as tarjetaDeCreditoCencosudMastercard } from './tarjeta-de-credito-cencosud-mastercard.ts'
import { facts as tarjetaDeCreditoCotoTci } from './tarjeta-de-credito-coto-tci.ts'
import { facts as tarjetaDeCreditoPatagonia365 } from './tarjeta-de-credito-patagonia-365.ts'
import { facts as tarjetaDeCreditoSol } from './tarjeta-de-credito-sol.ts'
import { facts as uala } from './uala.ts'
import { facts as uilo } from './uilo.ts'
import { facts as yoy } from './yoy.ts'

export const ISSUER_FACTS = {
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
