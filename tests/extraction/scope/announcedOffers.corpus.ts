import type { Case } from '../rules/corpus.ts'

/** What is told of each offer: its percentage or instalments, and of the rest what the case is about. */
type Told = { discount: number | string; cap?: number | null; min?: number | null; days?: string | null; who?: string }

export const OFFERS_CORPUS: readonly Case<Told[]>[] = [
  // Another percentage in the announcement that says whose it is.
  {
    value: '30 %',
    headline: 'Cartera Selecta · 20 % los demás clientes',
    legal: 'Macro devuelve 30 % a Selecta. A los demás clientes, 20 %.',
    yields: [
      { discount: 30, who: 'segment' },
      { discount: 20, who: '' },
    ],
  },
  {
    value: '15 %',
    headline: '10 % para jubilados en fiambres',
    legal: 'Con Visa: 15 %. Los jubilados ahorran 10 % en fiambres.',
    yields: [
      { discount: 15, who: '' },
      { discount: 10, who: 'pensioner' },
    ],
  },
  { value: '40 %', headline: 'Banco Nación; 25 % el resto', legal: 'Si tenés plan sueldo, 40 % de ahorro. El resto, 25 % de ahorro.', yields: [{ discount: 40 }, { discount: 25 }] },
  // A slip of the pen says of nobody.
  { value: '30 %', headline: '25 % de ahorro con Visa', legal: 'Se descuenta un 30 % pagando con Visa.', yields: [{ discount: 30 }] },
  // Parts of one sentence, with a cap or none each.
  {
    value: '15 % y 25 %',
    legal: 'Cada martes, 15 % en limpieza, sin tope; cada viernes, 25 % en bazar, con tope de $ 6.000 por compra.',
    yields: [
      { discount: 15, cap: null, days: 'Martes' },
      { discount: 25, cap: 6_000, days: 'Viernes' },
    ],
  },
  {
    value: '30 % y 20 %',
    legal: 'GRUPO | AHORRO | TOPE // Selecta | 30 % | $ 14.000 // Cualquier otro cliente | 20 % | $ 9.000 // Los dos, con Visa de Banco Macro.',
    yields: [
      { discount: 30, cap: 14_000, who: 'segment' },
      { discount: 20, cap: 9_000, who: '' },
    ],
  },
  // Days of their own in the small print.
  {
    value: '10 % y 20 %',
    headline: 'Banco Galicia los lunes, Banco Macro los sábados',
    legal: 'Lunes: con Galicia, 10 %. Sábados: con Macro, 20 %.',
    yields: [
      { discount: 10, days: 'Lunes' },
      { discount: 20, days: 'Sabado' },
    ],
  },
  // As many caps as percentages, in the order of the percentages.
  {
    value: '25 % y 15 %',
    legal: '25 % con Galicia Éminent. 15 % los demás clientes. Con tarjeta Visa. El banco devuelve como máximo $ 18.000 a Éminent y $ 7.000 a los demás clientes.',
    yields: [
      { discount: 25, cap: 18_000 },
      { discount: 15, cap: 7_000 },
    ],
  },
  // Two periods are two bounds of one offer.
  {
    value: '30 % y 20 %',
    legal: '30 % con Visa. 20 % con Cabal. Con tarjeta de crédito. Reintegros de hasta $ 5.000 por semana y hasta $ 15.000 por mes.',
    yields: [
      { discount: 30, cap: 5_000 },
      { discount: 20, cap: 5_000 },
    ],
  },
  // Every figure of the print counts where nothing else announces one.
  {
    value: '',
    legal: 'Los lunes con crédito Visa de Banco Galicia: 3 cuotas sin interés y 20 % de descuento. Tope $ 10.000.',
    yields: [
      { discount: '3 cuotas', cap: null },
      { discount: 20, cap: 10_000 },
    ],
  },
  {
    value: '',
    legal: '15 % con tope $ 5.000 para cartera general; 25 % con tope $ 12.000 para clientes Eminent. Con Visa de Banco Galicia.',
    yields: [
      { discount: 15, cap: 5_000, who: '' },
      { discount: 25, cap: 12_000, who: 'segment' },
    ],
  },
  {
    value: '',
    legal: 'De 2 a 3 cuotas sin interés, más 25 % de descuento (con tope de $ 5.000) con Sidecreer.',
    yields: [
      { discount: '2 cuotas', cap: null },
      { discount: '3 cuotas', cap: null },
      { discount: 25, cap: 5_000 },
    ],
  },
  { value: '', legal: 'Pagando los lunes se bonifica el 20 % de la compra. Tope $ 10.000.', yields: [{ discount: 20, cap: 10_000 }] },
  { value: '', legal: 'El 12 % de tu compra te lo acreditamos en el día.', yields: [{ discount: 12, cap: null }] },
  { value: '', legal: 'Jueves: 18 %, tope de $ 6.000.', yields: [{ discount: 18, cap: 6_000 }] },
  // Whose each cap is: people stand behind it, before it, or one of each.
  {
    value: '25 %',
    headline: 'Visa de Banco Galicia. Clientes en general con tope $ 10.000 por mes, para Éminent tope $ 20.000 por mes',
    yields: [
      { discount: 25, cap: 10_000, who: '' },
      { discount: 25, cap: 20_000, who: 'segment' },
    ],
  },
  {
    value: '20 %',
    headline: 'Crédito Visa de Banco Macro. Tope $ 8.000 para todos, clientes Black tope $ 16.000',
    yields: [
      { discount: 20, cap: 8_000, who: '' },
      { discount: 20, cap: 16_000, who: 'segment' },
    ],
  },
  {
    value: '35 %',
    headline: 'Visa de Supervielle. $ 25.000 por compra Identité y $ 15.000 por compra el resto',
    yields: [
      { discount: 35, cap: 25_000, who: 'segment' },
      { discount: 35, cap: 15_000, who: '' },
    ],
  },
  // Whose each percentage is.
  {
    value: '25 %',
    headline: 'Con Visa de Supervielle: cartera general 20 %, Identité 25 %. Tope $ 15.000 por mes',
    yields: [
      { discount: 20, cap: 15_000, who: '' },
      { discount: 25, cap: 15_000, who: 'segment' },
    ],
  },
  {
    value: '25 %',
    headline: 'Visa de Supervielle: 20 % todos los clientes y 25 % Plan Sueldo',
    yields: [
      { discount: 20, who: '' },
      { discount: 25, who: 'salary' },
    ],
  },
  {
    value: '30 %',
    headline: 'Éminent 30 %; clientes en general 15 %. Tope: $ 12.000 Éminent, $ 6.000 clientes en general. Visa de Banco Galicia',
    yields: [
      { discount: 30, cap: 12_000, who: 'segment' },
      { discount: 15, cap: 6_000, who: '' },
    ],
  },
  // More for some people on top, with a cap of their own, says nothing of the rest.
  {
    value: '10 %',
    headline: '10 % con Cuenta DNI, y los jubilados 5 % más. Si sos jubilado tope de $ 5.000',
    yields: [
      { discount: 10, cap: null, who: '' },
      { discount: 5, cap: 5_000, who: 'pensioner' },
    ],
  },
  {
    value: '15 %',
    headline: '15 % sin tope con Naranja X. Si cobrás tu sueldo, 10 % adicional. Tope para sueldos: $ 8.000',
    yields: [
      { discount: 15, cap: null, who: '' },
      { discount: 10, cap: 8_000, who: 'salary' },
    ],
  },
  {
    value: '20 %',
    headline: 'Con Cuenta DNI. Además, 5 % extra para jubilados. Los jubilados tienen un tope de $ 4.000 por semana',
    yields: [
      { discount: 20, cap: null, who: '' },
      { discount: 5, cap: 4_000, who: 'pensioner' },
    ],
  },
  // The print has headings: cap and days of one section are of no other, and a figure with an issuer of its own opens one.
  {
    value: '15 %',
    headline: 'Para jubilados. Con Naranja X 20 %. 6 % de reintegro con Cuenta DNI',
    legal: 'JUBILADOS: 15 % los lunes. NARANJA X: 20 % los lunes. 6 % de reintegro pagando con Cuenta DNI. No vale en franquicias. Tope de reintegro: $ 3.000 por semana. Se acredita en 15 días hábiles.',
    yields: [
      { discount: 15, cap: null },
      { discount: 20, cap: null },
      { discount: 6, cap: 3_000 },
    ],
  },
  {
    value: '10 %',
    headline: '10 % todos los lunes. Con Ualá, 25 %',
    legal: 'PENSIONADOS: 10 % los lunes. No incluye bazar. UALÁ: 25 % los viernes, tope de $ 9.000 por mes.',
    yields: [
      { discount: 10, cap: null, days: 'Lunes' },
      { discount: 25, cap: 9_000, days: 'Viernes' },
    ],
  },
  {
    value: '12 %',
    headline: '12 % los martes con todos los medios. 30 % con Banco Macro',
    legal: 'Mayores de 65: 12 % los martes. Banco Macro: beneficio para clientes Selecta, 30 % los jueves. El tope es de $ 11.000 por mes. No incluye vinos.',
    yields: [
      { discount: 12, cap: null, days: 'Martes' },
      { discount: 30, cap: 11_000, days: 'Jueves' },
    ],
  },
  // A percentage of one of several units is none of the purchase, unless the card gives it on the purchase too.
  { value: '60 %', headline: 'La segunda unidad al 60 % en galletitas con Visa', yields: [] },
  { value: '80 %', headline: '2da al 80 % los lunes', legal: 'El 80 % es sobre la 2da unidad del mismo producto.', yields: [] },
  { value: '50 %', headline: '2x1 en pastas', legal: 'Llevando dos productos pagás uno. Vale en bazar.', yields: [] },
  { value: '20 %', headline: '20 % con Banco Macro. 2do al 70 % en vinos', yields: [{ discount: 20 }] },
  // Each number of instalments has its own minimum.
  {
    value: '3 y 6 cuotas sin interés',
    legal: '3 cuotas sin interés con compra mínima de $ 50.000 y 6 cuotas sin interés con compra mínima de $ 150.000.',
    yields: [
      { discount: '3 cuotas', min: 50_000 },
      { discount: '6 cuotas', min: 150_000 },
    ],
  },
  {
    value: '3 y 6 cuotas sin interés',
    headline: '3 cuotas desde $ 40.000, 6 cuotas desde $ 90.000',
    yields: [
      { discount: '3 cuotas', min: 40_000 },
      { discount: '6 cuotas', min: 90_000 },
    ],
  },
  {
    value: '2 y 9 cuotas sin interés',
    legal: 'Para 2 cuotas, mínimo de compra: $ 30.000. Para 9 cuotas, mínimo de compra: $ 120.000.',
    yields: [
      { discount: '2 cuotas', min: 30_000 },
      { discount: '9 cuotas', min: 120_000 },
    ],
  },
  // One percentage with a cap for each level, in the small print of a card that announces none.
  {
    headline: 'Pagando con Personal Pay',
    legal: 'Tope por nivel: Nivel 1 $ 5.000, Nivel 2 $ 8.000, Nivel 3 $ 12.000 por mes.',
    yields: [
      { discount: 20, cap: 5_000, who: 'segment' },
      { discount: 20, cap: 8_000, who: 'segment' },
      { discount: 20, cap: 12_000, who: 'segment' },
    ],
  },
  {
    legal: '20% con Personal Pay. Tope de reintegro mensual: Nivel 1: $ 5.000; Nivel 2: $ 8.000.',
    yields: [
      { discount: 20, cap: 5_000, who: 'segment' },
      { discount: 20, cap: 8_000, who: 'segment' },
    ],
  },
  {
    picture: 'banco macro.png',
    legal: '20% de ahorro. Tope de $ 10.000 por mes para cartera general. Tope de $ 15.000 por mes para clientes Selecta.',
    yields: [
      { discount: 20, cap: 10_000, who: '' },
      { discount: 20, cap: 15_000, who: 'segment' },
    ],
  },
]
