/** What each kind of figure is read from: words, and the values in them. At least one wording a construction stands on no card. */
export const MONEY: readonly [string, readonly number[]][] = [
  ['tope $ 10.000 por mes', [10_000]],
  ['hasta $10,000 de reintegro', [10_000]],
  ['$20.000.- por cuenta', [20_000]],
  ['hasta $ 25 mil por persona', [25_000]],
  ['te vuelven 8 mil pesos', [8_000]],
  ['cien mil pesos o más', [100_000]],
  ['hasta once mil pesos ($11.000) por cuenta', [11_000]],
  ['no más de nueve mil pesos', [9_000]],
  ['hasta treinta y cinco mil quinientos pesos', [35_500]],
  ['un máximo de 12 lucas por mes', [12_000]],
  ['hasta 6 mil por semana', [6_000]],
  ['dieciocho mil por cabeza', [18_000]],
  ['pesos 7.500', [7_500]],
  ['más de 25 mil puntos', []],
  ['20 de cada 100 pesos', []],
  ['en más de mil locales', []],
]

export const BARE_AMOUNTS: readonly [string, readonly number[]][] = [
  ['tope 7000 x mes', [7_000]],
  ['devuelve 4000 x mes', [4_000]],
  ['3.500 por día por tarjeta', [3_500]],
  ['tope 11000 / mes / cuenta', [11_000]],
  ['ticket minimo 15.000', [15_000]],
  ['Av. Rivadavia 2446', []],
  ['desde el 10/8', []],
  ['tope 20%', []],
]

export const PERCENTS: readonly [string, readonly number[]][] = [
  ['20 % de descuento', [20]],
  ['15 por ciento', [15]],
  ['el veinte por ciento vuelve', [20]],
  ['treinta y cinco por ciento (35%)', [35]],
  ['20 de cada 100 pesos', [20]],
  ['30 de cada 100 pesos que gastes', [30]],
  ['te devolvemos la mitad', [50]],
  ['25% off', [25]],
  ['Verdulería -30%', [30]],
  ['12,5%', [12.5]],
  ['3 cuotas sin interés y 20%', [20]],
  ['TNA 62%, CFT con IVA 101,4%', []],
  ['Tasa nominal anual 0%', []],
  ['bebidas con más de 10% de alcohol', []],
  ['a mitad de mes', []],
]

export const INSTALMENTS: readonly [string, readonly number[], readonly number[]][] = [
  ['3, 6 y 12 cuotas sin interés', [3, 6, 12], [3, 6, 12]],
  ['en 3, 6 y 9 pagos, todos iguales, sin interés', [3, 6, 9], [3, 6, 9]],
  ['3 ctas. s/int.', [3], [3]],
  ['12 CSI', [12], [12]],
  ['4 veces, el mismo precio', [4], [4]],
  ['en cuatro pagos iguales. Cero interés', [4], [4]],
  ['3 pagos iguales al precio de contado', [3], [3]],
  ['cinco pagos sin recargo alguno', [5], [5]],
  ['seis cuotas y vos no pagás intereses', [6], [6]],
  ['6 cuotas con tasa 0', [6], [6]],
  ['cero interés en 3 cuotas', [3], [3]],
  ['6 x $ 100.000', [6], []],
  ['12 cuotas fijas CON interés (TNA 62%)', [12], []],
  ['12 cuotas de $ 61.300', [12], []],
  ['hasta el 30/06/2026, obteniendo 12 cuotas sin interés', [12], [12]],
  ['una cuota', [], []],
  ['dos veces por semana', [], []],
]

export const SINGLE_PAYMENTS: readonly [string, boolean][] = [
  ['en 1 (un) pago', true],
  ['siempre en una sola vez (nada de cuotas)', true],
  ['en una única erogación', true],
  ['de una, sin cuotas', true],
  ['pagando todo junto', true],
  ['un solo pago', true],
  ['al contado', true],
  ['en 3 pagos', false],
  ['precio de contado', false],
  ['una sola vez por mes', false],
]

export const WEEKDAY_LISTS: readonly [string, string][] = [
  ['de lunes a jueves', 'Lunes Martes Miercoles Jueves'],
  ['Días: lun. y mié.', 'Lunes Miercoles'],
  ['vie, sáb y dom', 'Viernes Sabado Domingo'],
  ['los sábados', 'Sabado'],
  ['viernes 21 y sábado 22 de agosto', 'Viernes Sabado'],
  ['fines de semana', 'Sabado Domingo'],
  ['los findes', 'Sabado Domingo'],
  ['de lunes a domingo', 'Lunes Martes Miercoles Jueves Viernes Sabado Domingo'],
  ['los siete días de la semana', 'Lunes Martes Miercoles Jueves Viernes Sabado Domingo'],
  ['sin distinción de día', 'Lunes Martes Miercoles Jueves Viernes Sabado Domingo'],
  ['todos los días', 'Lunes Martes Miercoles Jueves Viernes Sabado Domingo'],
  ['todos los días martes', 'Martes'],
  ['Mar del Plata', ''],
  ['a los siete días', ''],
  ['horario de atención lunes a viernes', ''],
]

export const DURATIONS: readonly [string, string][] = [
  ['a los 5 días hábiles', '5 business'],
  ['sesenta (60) días', '60'],
  ['dentro de los veinte días corridos', '20'],
  ['48 hs', '2'],
  ['en veinticuatro horas', '1'],
  ['45 d.', '45'],
  ['7 dias abiles', '7 business'],
  ['una semana', '7'],
  ['dos meses', '60'],
  ['5/10 días', ''],
  ['el día', ''],
]

export const USES: readonly [string, string][] = [
  ['1 (una) transacción por usuario y por semana', '1 semana'],
  ['una sola vez en cada semana', '1 semana'],
  ['dos compras por mes', '2 mes'],
  ['solo la primera compra de cada socio en el día', '1 dia'],
  ['cuenta la primera compra que haga cada socio en el día', '1 dia'],
  ['una única vez por persona mientras dure la promo', '1 promocion'],
  ['Tope de transacciones por día: 1 (una)', '1 dia'],
  ['3 compras mensuales', '3 mes'],
  ['válido para una compra por usuario', '1 promocion'],
  ['no más de una compra por día', '1 dia'],
  ['más de una compra por día', ''],
]

export const AGES: readonly [string, string][] = [
  ['mayores de 60', '60'],
  ['de 18 a 24 años', '18'],
  ['60 años o más', '60'],
  ['si ya cumpliste 60', '60'],
  ['a partir de los sesenta años', '60'],
  ['menores de 18 años', ''],
  ['de 60 años de historia', ''],
]

/** On 20 August 2026: sort, first and last day. */
export const DATES: readonly [string, string][] = [
  ['1 al 29 sep 26', 'range 2026-09-01 2026-09-29'],
  ['del 5/9 al 26/9 / 2026', 'range 2026-09-05 2026-09-26'],
  ['3, 10, 17 y 24 de septiembre', 'dates 2026-09-03 2026-09-24'],
  ['22 y 29 de agosto, 5 y 12 de septiembre (2026)', 'dates 2026-08-22 2026-09-12'],
  ['catorce de agosto hasta el dieciocho de septiembre de dos mil veintiséis', 'range 2026-08-14 2026-09-18'],
  ['Desde: 31/8/26 Hasta: 30/9/26', 'range 2026-08-31 2026-09-30'],
  ['12 y 13 de septiembre', 'dates 2026-09-12 2026-09-13'],
  ['Jueves de agosto y de septiembre de 2026', 'months 2026-08-01 2026-09-30'],
  ['todo septiembre', 'months 2026-09-01 2026-09-30'],
  ['cualquier día de agosto', 'months 2026-08-01 2026-08-31'],
  ['Empezó el 1 de marzo y sigue hasta el 31 de diciembre', 'range 2026-03-01 2026-12-31'],
  ['del 3.9.26 al 8.9.26', 'range 2026-09-03 2026-09-08'],
  ['arranca el 1/9/26', 'from 2026-09-01 null'],
  ['todos los martes de junio de 2.023', 'unclear null null'],
  ['hasta el 31 de febrero', 'unclear null null'],
  ['3/6/12 cuotas', ''],
  ['haberes percibidos del 1 al 30 de abril', ''],
]
