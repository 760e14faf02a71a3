import type { Case } from '../rules/corpus.ts'

/** What is told of each offer: its percentage or instalments, and of the rest what the case is about. */
type Told = { discount: number | string; cap?: number | null; days?: string | null; who?: string }

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
  {
    value: '40 %',
    headline: 'Banco Nación; 25 % el resto',
    legal: 'Si tenés plan sueldo, 40 % de ahorro. El resto, 25 % de ahorro.',
    yields: [{ discount: 40 }, { discount: 25 }],
  },
  // A slip of the pen says of nobody.
  {
    value: '30 %',
    headline: '25 % de ahorro con Visa',
    legal: 'Se descuenta un 30 % pagando con Visa.',
    yields: [{ discount: 30 }],
  },
  // Blocks of their own say whose each is.
  {
    value: '30 % y 20 %',
    headline: '30 %: clientes Selecta de Banco Macro',
    legal: 'Crédito Visa de Banco Macro.',
    yields: [
      { discount: 30, who: 'segment' },
      { discount: 20, who: '' },
    ],
  },
]
