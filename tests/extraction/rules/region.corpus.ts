import type { RegionCondition } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

export const REGION_CORPUS: readonly Case<Partial<RegionCondition> | null>[] = [
  { legal: 'Válido para las tiendas de Chaco, Corrientes y Entre Ríos.', yields: { provinces: ['Chaco', 'Corrientes', 'Entre Ríos'] } },
  { legal: 'Válido para las tiendas de Salta y Chacho.', yields: { provinces: ['Salta', 'Chaco'] } },
  { legal: 'Exclusivo en las sucursales de la provincia de Chubut.', yields: { provinces: ['Chubut'] } },
  {
    legal: 'Válido para las tiendas de Chaco, Salta y Más Online.',
    yields: { provinces: ['Chaco', 'Salta'], onlyBranches: ['Más Online'] },
  },
  { legal: 'Visa créd. Máx. $ 5.000 p/ tarjeta. Prov.: Salta, Jujuy.', yields: { provinces: ['Salta', 'Jujuy'] } },
  { headline: 'Válido solo para CABA', yields: { provinces: ['CABA'] } },
  { legal: 'Válido en todas las tiendas, excepto en las provincias de Salta y Jujuy.', yields: { exceptBranches: ['Salta', 'Jujuy'] } },
  // A company's address limits nothing.
  { legal: 'BANCO DEL SUR S.A., BELGRANO 120, PROVINCIA DE SALTA.', yields: null },
  { legal: 'Banco Macro S.A., San Martín 44, provincia de Jujuy.', yields: null },
  { legal: 'Billetera Andina S.R.L. Mitre 9, Mendoza, provincia de Mendoza.', yields: null },
  { legal: 'Válido en locales adheridos.', yields: { some: true } },
  { legal: 'Aplica en sucursales habilitadas de la cadena.', yields: { some: true } },
  { legal: 'Exclusivo sucursal Luján.', yields: { onlyBranches: ['Luján'] } },
  { legal: 'Excluye tiendas de Luján.', yields: { exceptBranches: ['Luján'] } },
  { legal: 'Válido en las siguientes sucursales: 2, 17 y 204.', yields: { onlyBranches: ['2', '17', '204'] } },
  {
    legal: 'Válido en sucursales de las siguientes localidades: Junín, Av. Mitre, Tigre.',
    yields: { onlyBranches: ['Junín', 'Av. Mitre', 'Tigre'] },
  },
  // A list is exact where the announcement names provinces; beside each other both hold.
  {
    headline: 'Válido solo para CABA y Provincia de Buenos Aires',
    legal: 'Válido en sucursales de las siguientes localidades: Junín, Av. Mitre, Tigre.',
    yields: { onlyBranches: ['Junín', 'Av. Mitre', 'Tigre'] },
  },
  {
    legal: 'Válido en las tiendas de las provincias de Salta y Jujuy, y de la ciudad de Tandil.',
    yields: { provinces: ['Salta', 'Jujuy'], onlyBranches: ['Tandil'] },
  },
  {
    legal: 'Excepto sucursales no incluidas: Mitre 399 - Calle 8 entre 1 y 2 - Belgrano 110.',
    yields: { exceptBranches: ['Mitre 399', 'Calle 8 entre 1 y 2', 'Belgrano 110'] },
  },
  { legal: 'Válido en sucursales de C.A.B.A., Mendoza y Santa Fe.', yields: { provinces: ['CABA', 'Mendoza', 'Santa Fe'] } },
  { headline: 'Exclusivo sucursal Luján', legal: 'Excluye tiendas de Luján.', yields: { onlyBranches: ['Luján'] } },
  { legal: 'Tiendas: beneficio válido para las compras realizadas los sábados 10 y 24 de enero y 14 de febrero.', yields: null },
  { legal: 'Válido en locales "Norte%" adheridos.', yields: { some: true } },
  { legal: 'Válido en todas las tiendas del país excepto las franquicias.', yields: { exceptBranches: ['franquicias'] } },
  // Labels take it for the issuer's network, not for a limit of place.
  { legal: 'Válido en comercios adheridos.', yields: null },
  { legal: 'Consultar locales adheridos en www.ejemplo.com.', yields: { some: true } },
  { legal: 'Con tarjetas del Banco Santa Fe y del Banco San Juan.', yields: null },
  { legal: 'Banco Ejemplo, Sarmiento 447, Buenos Aires.', yields: null },
  { legal: 'No participan locales adheridos a otros programas.', yields: null },
  { legal: 'Tope por cuenta sumando las compras en cualquiera de los locales adheridos.', yields: null },
  { legal: 'Válido en toda la República Argentina.', yields: null },
  { legal: 'No se exige residir en la provincia de Mendoza.', yields: null },
  { legal: 'En todas las sucursales, excepto Luján y Ramos Mejía.', yields: { exceptBranches: ['Luján', 'Ramos Mejía'] } },
  { legal: 'Solo en el local de Plottier o en el de Villa Regina.', yields: { onlyBranches: ['Plottier', 'Villa Regina'] } },
  { legal: 'ChangoMás de Mar del Plata y de Necochea.', yields: { onlyBranches: ['Mar del Plata', 'Necochea'] } },
  { legal: 'En cualquier ChangoMás de la provincia de Chaco.', yields: { provinces: ['Chaco'] } },
  { legal: 'Tiendas de la provincia de Corrientes, nada más.', yields: { provinces: ['Corrientes'] } },
  { legal: 'Válido en las sucursales de La Rioja y La Pampa.', yields: { provinces: ['La Rioja', 'La Pampa'] } },
  { legal: 'No todos los locales la aceptan.', yields: { some: true } },
  { legal: 'La plata vuelve a tu cuenta.', yields: null },
  { legal: 'Para la provincia de Mendoza: la ley 5547 defiende a quien consume.', yields: null },
  { legal: 'Para vecinos de la provincia de Salta.', yields: null },
  { legal: 'Vigencia: del 1/10/2025 al 31/10/2025, o hasta agotar 8.000 reintegros.', yields: null },
]
