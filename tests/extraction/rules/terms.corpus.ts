import type { Case } from './corpus.ts'

/** Whether it adds to other promotions. */
export const STACKING_CORPUS: readonly Case<boolean | null>[] = [
  // Of one issuer's other promotions alone.
  { legal: 'Acumulable con otras promociones que ofrezca la tienda. No acumulable con otras promociones vigentes aplicables por Banco X.', yields: true },
  { legal: 'Acumulable con productos en oferta. No acumulable con otras promociones vigentes.', yields: false },
  { legal: 'No acumulable con otras promociones vigentes aplicables por Banco X.', yields: false },
  { legal: 'No acumulable con otras promociones.', yields: false },
  { legal: 'Incompatible con otros descuentos.', yields: false },
  { legal: 'No va de la mano con otras promos.', yields: false },
  { legal: 'Elegí una de las dos.', yields: false },
  { legal: 'Una promo por vez.', yields: false },
  { legal: 'No admite otros descuentos.', yields: false },
  { legal: 'Va de la mano con tus otros descuentos.', yields: true },
  { legal: 'Se puede juntar con las ofertas de la góndola.', yields: true },
  { legal: 'Arriba de otras ofertas, también.', yields: true },
  { legal: 'Promoción no acumable con otros descuentos.', yields: false },
  { legal: 'Los descuentos no se superponen ni son acumulables entre sí, ni con otras ofertas.', yields: false },
  { legal: 'No incluye vinos ni espumantesno acumulable con otras promociones.', yields: false },
  { headline: 'Acumulable con otras promociones', legal: 'No acumulable con las de otros bancos.', yields: true },
  { legal: 'Descuento acumulativo con otros beneficios.', yields: true },
  { legal: 'No es acumulable con cupones de descuento.', yields: null },
  { legal: 'Acumulás puntos con cada compra.', yields: null },
  { legal: 'No se excluye la acumulación con otras promociones.', yields: null },
  { legal: 'No se prohíbe acumular con otras promociones.', yields: null },
  { legal: 'Ninguna promoción es acumulable.', yields: false },
  { legal: 'No se acumula el tope de un mes a otro.', yields: null },
  { legal: 'No acumulable con promociones del mes.', yields: false },
  { legal: 'El tope no es acumulativo.', yields: null },
  { legal: 'Sin tope no acumulable con otras promociones.', yields: false },
  { legal: 'Nunca acumulable con otras promociones.', yields: false },
  { legal: '¿Convive con otras ofertas? Sí.', yields: true },
  { legal: '¿Convive con otras ofertas? No.', yields: false },
  { legal: 'O esta o la otra.', yields: false },
  { legal: 'Una sola promo a la vez.', yields: false },
  { legal: 'No es acumulable con cupones de descuento.', yields: null },
  { legal: 'No acumulable con otras promociones.', yields: false },
]

/** The least that must be spent, in pesos. */
export const MINIMUM_CORPUS: readonly Case<number | null>[] = [
  { headline: 'Compra mínima $ 20.000', yields: 20_000 },
  { headline: 'Compras de entre $ 20.000 y $ 90.000', yields: 20_000 },
  // The least balance, refund, salary, instalment, or purchase that is delivered free.
  { legal: 'La cuenta debe mantener un saldo mínimo de $ 1.200.', yields: null },
  { legal: 'Con un saldo promedio superior a $ 50.000 en la cuenta.', yields: null },
  { legal: 'Hay que tener un saldo de al menos $ 3.000 al cierre.', yields: null },
  { legal: 'El reintegro mínimo es de $ 500.', yields: null },
  { legal: 'No se acredita menos que el mínimo de reintegro de $ 400.', yields: null },
  { legal: 'Devolución mínima: $ 300.', yields: null },
  { legal: 'Para quienes acrediten sueldos por un mínimo de $ 900.000 por mes.', yields: null },
  { legal: 'El cliente deberá acreditar haberes por al menos $ 900.000 mensuales.', yields: null },
  { legal: 'Con ingresos netos superiores a $ 1.100.000.', yields: null },
  { legal: 'El monto mínimo de la cuota es de $ 5.000.', yields: null },
  { legal: 'Cuota mínima de $ 4.000.', yields: null },
  { legal: 'Cada cuota debe ser superior a $ 3.500.', yields: null },
  { legal: 'Envío sin cargo en compras superiores a $ 60.000.', yields: null },
  { legal: 'La entrega es gratis desde $ 45.000.', yields: null },
  { legal: 'Flete bonificado a partir de $ 80.000.', yields: null },
  { headline: 'Plan sueldo: compra mínima $ 20.000', yields: 20_000 },
  { headline: 'El carrito debe llegar a $ 20.000', yields: 20_000 },
  { headline: 'Si gastás $ 20.000 o más', yields: 20_000 },
  { legal: 'Con menos de $ 20.000 no participa.', yields: 20_000 },
  { headline: 'Gastando más de $ 30.000', yields: 30_000 },
  { headline: 'Ticket de 20 lucas para arriba', yields: 20_000 },
  { headline: 'Tenés que gastar al menos $ 20.000', yields: 20_000 },
  { headline: 'El ticket tiene que llegar a $ 20.000', yields: 20_000 },
  { headline: 'Si tu compra supera los $ 25.000', yields: 25_000 },
  { headline: 'No baja de $ 15.000 la compra', yields: 15_000 },
  { headline: 'Por menos de $ 15.000 no aplica', yields: 15_000 },
  { headline: 'En una compra de $ 80.000 te vuelven $ 8.000', yields: null },
  { legal: 'Válido en compras a partir de $15.000.', yields: 15_000 },
  { legal: 'Para compras iguales o superiores a $ 30.000 con QR.', yields: 30_000 },
  { headline: 'Compra mínima $ 20.000', legal: '20% de descuento. Compra mínima $ 30.000.', yields: 30_000 },
  { headline: 'Compra mínima $ 30.000', legal: '20% de descuento. Compra mínima $ 20.000.', yields: 30_000 },
  { headline: 'Mínimo de compra: $1', yields: null },
  { legal: 'Por ejemplo: en una compra a partir de $40.000, el reintegro es de $8.000.', yields: null },
  { legal: 'Tope de reintegro $ 8.000 por compra.', yields: null },
  { legal: 'No es necesaria una compra mínima de $ 20.000.', yields: null },
  { legal: 'No se exige compra mínima de $ 20.000.', yields: null },
  { legal: 'No aplica compra mínima de $ 20.000.', yields: null },
  { legal: 'Sin mínimo de compra de $ 20.000.', yields: null },
  { legal: 'No válido para compras superiores a $ 500.000.', yields: null },
  { legal: 'No aplica a compras mayores a $ 500.000.', yields: null },
  { legal: 'Excluye compras a partir de $ 500.000.', yields: null },
  { legal: 'No aplica a compras inferiores a $ 12.000.', yields: 12_000 },
  { legal: 'Válido para compras de hasta $ 50.000.', yields: null },
  { headline: 'Hasta $ 50.000 de compra', yields: null },
  { legal: 'Las compras superiores a $ 500.000 quedan excluidas.', yields: null },
  { legal: 'Compras mayores a $ 500.000 no participan.', yields: null },
  { legal: 'Las compras menores a $ 12.000 no participan.', yields: 12_000 },
  { legal: 'Ticket no menor a $ 12.000.', yields: 12_000 },
  { legal: 'El monto de la compra no debe ser inferior a $ 12.000.', yields: 12_000 },
  { legal: 'Compras de más de $ 12.000.', yields: 12_000 },
  { legal: 'Consumos que no superen los $ 80.000.', yields: null },
  { legal: 'La compra no podrá superar los $ 80.000.', yields: null },
  { legal: 'La compra mínima de $ 20.000 ya no es necesaria.', yields: null },
]

/** The source's own clauses that limit who, how or where. */
export const RESTRICTIONS_CORPUS: readonly Case<string[]>[] = [
  { headline: 'Acumulable con todos los productos', yields: ['Acumulable con todos los productos'] },
  { headline: 'Acumulable con todas las promociones', yields: [] },
  // Goods beside promotions.
  { legal: 'Acumulable con otras promociones y productos en liquidación.', yields: ['Acumulable con otras promociones y productos en liquidación'] },
  { legal: 'No incluye productos en liquidación.', yields: [] },
  // The issuer's own clause stands in a sentence that says what every holder meets.
  { legal: 'Propuesta válida para cartera de consumo en la República Argentina.', yields: [] },
  { legal: 'No aplica a cartera de consumo.', yields: [] },
  { legal: 'Vigente en mayo. Aplica a consumos de tipo familiar.', yields: [] },
  // Another figure that only the small print gives to a plan.
  { legal: 'Beneficio: 20% de descuento con tarjetas Visa. Beneficio: 25% de descuento, exclusivo para clientes suscritos al plan Turbo, con tarjetas Visa.', yields: ['Beneficio: 25% de descuento, exclusivo para clientes suscritos al plan Turbo, con tarjetas Visa'] },
  { headline: 'y 25% de descuento con plan Turbo', legal: 'Beneficio: 20% de descuento con tarjetas Visa. Beneficio: 25% de descuento, exclusivo para clientes suscritos al plan Turbo.', yields: [] },
  { legal: '(1) 20% de ahorro con tope de $ 9.000 con tarjetas Visa. (2) 25% de ahorro con tope de $ 12.000 por mes con tarjetas Visa. Exclusivo para clientes con Plan Sueldo. No acumulable con otras promociones.', yields: ['Exclusivo para clientes con Plan Sueldo'] },
  // The customers in arrears come last, and the ban has its own word.
  { legal: 'No aplica a clientes en mora, ni tampoco a pagos con QR.', yields: ['No aplica a clientes en mora, ni tampoco a pagos con QR'] },
  { headline: 'Clientes no adheridos', legal: 'Tope: $ 6.000 por semana, para clientes no adheridos a planes de suscripción NX.', yields: ['Clientes no adheridos'] },
  { legal: 'Con tarjetas de crédito Visa emitidas en la República Argentina.', yields: ['Con tarjetas de crédito Visa emitidas en la República Argentina'] },
  { legal: 'Solo para consumo personal.', yields: [] },
  // An issuer's card among any.
  { headline: 'con tarjetas de crédito', legal: 'Con cualquier tarjeta de crédito. Incluye tarjeta Naranja Plan Z. Sin tope.', yields: ['Incluye tarjeta Naranja Plan Z'] },
  { headline: 'con tarjetas de crédito', legal: 'Con cualquier tarjeta de crédito. No incluye tarjeta Naranja.', yields: ['No incluye tarjeta Naranja'] },
  // What the shops take, and the web does not.
  { headline: 'Con QR. En las tiendas se aceptan todas las billeteras', yields: ['En las tiendas se aceptan todas las billeteras'] },
  { headline: 'No se aceptan todas las billeteras en las tiendas', yields: ['No se aceptan todas las billeteras en las tiendas'] },
  // A longer cap beside the offer's own is a limit too.
  { legal: '5% de ahorro. Reintegros de hasta $ 4.000 por semana y $ 9.000 por mes.', yields: [] },
  { legal: '5% de ahorro. Reintegros de hasta $ 4.000 por semana.', yields: [] },
  { legal: '20% de ahorro todas las semanas. Tope máximo de ahorro por mes $ 16.000.', yields: [] },
  // A site where it does not hold.
  { legal: 'No válido en mayorista.ejemplo.com.ar.', yields: [] },
  { legal: 'El banco no participa. Bases en www.ejemplo.com.ar.', yields: [] },
  // One of an app's ways to pay.
  { legal: 'Válido los lunes para pagos realizados con la funcionalidad "Pago Ligero" de la app MODO en los comercios.', yields: ['Válido los lunes para pagos realizados con la funcionalidad "Pago Ligero" de la app MODO en los comercios'] },
  { legal: 'El tope toma el total de compras realizadas con la funcionalidad "Pago Ligero" en el mes.', yields: ['El tope toma el total de compras realizadas con la funcionalidad "Pago Ligero" en el mes'] },
  // Good standing with the issuer, apart from what else its sentence bans.
  { legal: 'Participan clientes sin deudas. Las tarjetas no deberán registrar mora.', yields: ['Las tarjetas no deberán registrar mora'] },
  { legal: 'Requisitos: 3) Que no registren atrasos (en adelante, el Usuario).', yields: ['Requisitos: 3) Que no registren atrasos (en adelante, el Usuario'] },
  { legal: 'Sólo para usuarios que estén al día con sus pagos.', yields: ['Sólo para usuarios que estén al día con sus pagos'] },
  { legal: 'No alcanza a las cuentas en mora, tampoco aplica para pagos con QR.', yields: ['No alcanza a las cuentas en mora, tampoco aplica para pagos con QR'] },
  { legal: 'El banco cobra intereses por demora. Consultá al día siguiente.', yields: [] },
  // What it adds up to, and the small print that takes back what is announced.
  { legal: 'Acumulable con otras promociones que apliquen pagando con MODO.', yields: ['Acumulable con otras promociones que apliquen pagando con MODO'] },
  {
    headline: 'Acumulable con todas las promos',
    legal: 'No acumulable con promociones vigentes.',
    // It is told as a contradiction.
    yields: [],
  },
  { legal: 'Acumulable con otras promociones vigentes.', yields: [] },
  // A sentence that promises hides how many may have it, and for whom a shop has it.
  { legal: 'Vigencia: del 1/5/2026 al 31/5/2026, o hasta agotar 5.000 reintegros.', yields: ['Vigencia: del 1/5/2026 al 31/5/2026, o hasta agotar 5.000 reintegros'] },
  { legal: 'Vale hasta agotar un total de 9.000 devoluciones.', yields: ['Vale hasta agotar un total de 9.000 devoluciones'] },
  { legal: 'Rige hasta completar el cupo máximo de 1.500 cupones.', yields: ['Rige hasta completar el cupo máximo de 1.500 cupones'] },
  { legal: 'Hasta alcanzar un stock total de 30.000 usos.', yields: ['Hasta alcanzar un stock total de 30.000 usos'] },
  { legal: 'Válido hasta agotar stock.', yields: [] },
  { legal: 'Válido en supermercados y, en el caso de las tiendas grandes, para compras de clientes minoristas.', yields: ['Válido en supermercados y, en el caso de las tiendas grandes, para compras de clientes minoristas'] },
  // The order may be placed on any day; it is the delivery that has its own.
  { headline: 'Comprá cuando quieras y programá tu entrega para los días martes.', yields: ['Comprá cuando quieras y programá tu entrega para los días martes'] },
  { legal: 'Válido programando tu entrega solo los lunes y martes.', yields: ['Válido programando tu entrega solo los lunes y martes'] },
  { legal: 'Promoción válida, programando tu compra para los días martes hasta el 30/05/2026.', yields: ['Promoción válida, programando tu compra para los días martes hasta el 30/05/2026'] },
  { legal: 'Hacé tu pedido los martes y programá la entrega para el día que prefieras.', yields: [] },
  // The levels of card of the offer's own figure.
  { value: '25 % de descuento', legal: 'Se otorgará un 20% de ahorro para las TC Classic y Gold, y un 25% de ahorro para las TC Platinum y Signature/Black.', yields: [] },
  { value: '25 % de descuento', legal: 'Un 25% de ahorro para las compras con Visa Gold.', yields: [] },
  // How late the salary may be, and that a purchase is one ticket.
  { legal: 'Clientes con acreditación de haberes dentro los 60 días anteriores a la fecha de compra.', yields: ['Clientes con acreditación de haberes dentro los 60 días anteriores a la fecha de compra'] },
  { legal: 'Clientes sin acreditación de haberes. Respuesta dentro de los 60 días.', yields: [] },
  {
    legal: 'Se considerará uso indebido de la promoción aquel uso en el que se detecten dos o más cortes ticket de compra con el fin de sumar descuentos, ya hechos.',
    yields: ['Se considerará uso indebido de la promoción aquel uso en el que se detecten dos o más cortes ticket de compra con el fin de sumar descuentos, ya hechos'],
  },
  { legal: 'Presentando el ticket de compra en el local.', yields: [] },
  // A brand that banks issue, too.
  { headline: 'Con tarjetas personales emitidas y administradas por American Express Argentina', yields: ['Con tarjetas personales emitidas y administradas por American Express Argentina'] },
  // Signing up is not all of it.
  { legal: 'Anotate en el club. El club te mandará un mensaje que dice que tu beneficio está activo.', yields: ['El club te mandará un mensaje que dice que tu beneficio está activo'] },
  // An account that must be linked first, and the kind of account to which the money goes.
  { legal: 'ES NECESARIO QUE ANTES DE PAGAR TENGAS ASOCIADA A MODO LA CUENTA DEL BANCO SUR S.A. CON LA QUE PAGARÁS. VÁLIDO LOS LUNES.', yields: ['Es necesario que antes de pagar tengas asociada a MODO la cuenta del banco sur S.A. con la que pagarás'] },
  { legal: '3.3 Que tengan una cuenta en el banco, y que dicha cuenta se encuentre asociada a MODO dentro de los quince días.', yields: ['Que tengan una cuenta en el banco, y que dicha cuenta se encuentre asociada a MODO dentro de los quince días'] },
  { legal: 'No es necesario tener asociada a MODO la cuenta del banco.', yields: [] },
  { legal: 'Aplica únicamente a titulares de una cuenta en el banco de la tarjeta. No olvides asociarla si usas la app MODO. Válido los lunes.', yields: ['Aplica únicamente a titulares de una cuenta en el banco de la tarjeta', 'No olvides asociarla si usas la app MODO'] },
  { legal: 'El reintegro se acreditará en la caja de ahorro del banco asociada a MODO.', yields: ['El reintegro se acreditará en la caja de ahorro del banco asociada a MODO'] },
  { legal: 'El reintegro se acreditará en tu cuenta en 30 días.', yields: [] },
  { legal: 'El importe será debitado en la caja de ahorro.', yields: [] },
  // Of which purchases it is asked.
  {
    legal: 'Válido todos los jueves en los comercios que participan y figuran en el listado de la página del banco, que se renueva cada mes y también se muestra en la línea de cajas de cada uno de ellos, con los horarios de atención, para compras presenciales realizadas exclusivamente a través de la app del banco.',
    yields: [],
  },
  // A plan that has to be asked for, a coupon that has to be typed in.
  { value: '3 cuotas sin interés', headline: 'Plan Z 3 cuotas sin interés', yields: ['Plan Z 3 cuotas sin interés'] },
  { value: '4 cuotas sin interés', legal: 'Válido para todos los clientes del país que compren en Plan 4 Cuotas cero interés: costo financiero total 0%.', yields: ['Válido para todos los clientes del país que compren en Plan 4 Cuotas cero interés'] },
  { value: '3 cuotas sin interés', legal: 'Válido para todos los clientes del país que compren en Plan Z cero interés: costo financiero total 0%.', yields: ['Válido para todos los clientes del país que compren en Plan Z cero interés'] },
  {
    headline: '20% de descuento con productos Sol',
    legal: 'Los clientes asociados a los productos Sol recibirán un 20% de descuento. Los clientes asociados a los productos Luna recibirán un 25% de descuento con tope por cuenta y por mes de $ 15.000.',
    yields: ['Los clientes asociados a los productos Luna recibirán un 25% de descuento con tope por cuenta y por mes de $ 15.000'],
  },
  { legal: 'El reintegro se acreditará únicamente en cuenta Ejemplo X dentro de los 10 días posteriores a la compra.', yields: ['El reintegro se acreditará únicamente en cuenta Ejemplo X dentro de los 10 días posteriores a la compra'] },
  { legal: 'El reintegro se acreditará únicamente en cuenta bancaria del titular.', yields: ['El reintegro se acreditará únicamente en cuenta bancaria del titular'] },
  { legal: 'Incluye compras con tarjetas adicionales.', yields: ['Incluye compras con tarjetas adicionales'] },
  { legal: 'Válido en el país, en compras realizadas en comercios adheridos.', yields: [] },
  { legal: 'No acumulable con otras promociones. No es acumulable con cupones de ticket más bajo.', yields: ['No es acumulable con cupones de ticket más bajo'] },
  { legal: 'Válido para titulares que compren en Plan Z cero interés: costo 0%.', yields: ['Válido para titulares que compren en Plan Z cero interés: costo 0%'] },
  { legal: 'Incluye Punto Mayorista.', yields: ['Incluye Punto Mayorista'] },
  { legal: 'No incluye Punto Mayorista.', yields: ['No incluye Punto Mayorista'] },
  { legal: 'Incluye tiendas Punto Mayorista.', yields: ['Incluye tiendas Punto Mayorista'] },
  { legal: 'Válido para consumidor final.', yields: [] },
  { legal: 'Válida únicamente para venta minorista, se excluyen de la promoción electrodomésticos y quesos.', yields: ['Válida únicamente para venta minorista, se excluyen de la promoción electrodomésticos y quesos'] },
  { value: '3 cuotas sin interés', legal: 'Adicionalmente abonando exclusivamente desde la app X, se bonificará el 30% con tope de reintegro de $ 20.000 por mes, en un pago.', yields: ['Adicionalmente abonando exclusivamente desde la app X, se bonificará el 30% con tope de reintegro de $ 20.000 por mes, en un pago'] },
  { headline: 'Aplica solo a tarjetas de crédito, en un pago', yields: [] },
  { legal: 'Válido en la web, ingresando el cupón obtenido en el club, todos los lunes.', yields: ['Válido en la web, ingresando el cupón obtenido en el club, todos los lunes'] },
  // Where they work who are meant, how long it takes to be among them, and where to read on.
  { headline: 'si sos empleado público', legal: 'Válido para empleadas/os públicos que trabajen en: educación, salud, cualquier dependencia provincial o municipal.', yields: ['Válido para empleadas/os públicos que trabajen en: educación, salud, cualquier dependencia provincial o municipal'] },
  { legal: 'Completá el formulario con tus datos. El proceso de alta puede demorar hasta 72hs hábiles y llega un correo.', yields: ['El proceso de alta puede demorar hasta 72hs hábiles y llega un correo'] },
  { legal: 'La promoción no aplica a pagos a través de billeteras virtuales (por ejemplo, Ejemplar) para más información ingresá a la web.', yields: ['La promoción no aplica a pagos a través de billeteras virtuales (por ejemplo, Ejemplar)'] },
  // Goods on offer are some promotions alone.
  { legal: 'El beneficio es acumulable con productos que cuenten con promociones o precios de oferta.', yields: ['El beneficio es acumulable con productos que cuenten con promociones o precios de oferta'] },
  // Coupons are no promotions, and yet a ban on them limits what it adds up to.
  { legal: 'Acumulable con otras promociones. No es acumulable con cupones de ticket más bajo.', yields: ['No es acumulable con cupones de ticket más bajo'] },
  // How much there is for all, behind the tier of another.
  { value: '10 % de descuento', legal: 'Beneficio: 10% de descuento con tarjetas Visa. Beneficio: 20% de descuento para el plan oro. Vigencia: los lunes, o hasta agotar 5.000 reintegros.', yields: ['Beneficio: 20% de descuento para el plan oro', 'Vigencia: los lunes, o hasta agotar 5.000 reintegros'] },
  // Who of the pensioners, where the small print says it.
  {
    headline: 'Jubilados con débito Visa',
    legal: 'Válido los lunes para clientes que perciban su jubilación en el banco con la tarjeta que forme parte de un paquete de productos Sol o Luna del banco.',
    yields: ['Válido los lunes para clientes que perciban su jubilación en el banco con la tarjeta que forme parte de un paquete de productos Sol o Luna del banco'],
  },
  // How much there is for all, which goods and which shops.
  { legal: 'Válido en mayo o hasta alcanzar la suma de $ 9.000.000 en concepto de reintegros otorgados, lo que ocurra primero.', yields: ['Válido en mayo o hasta alcanzar la suma de $ 9.000.000 en concepto de reintegros otorgados, lo que ocurra primero'] },
  { legal: 'Beneficio válido mientras dure el stock de cupones, de 10% en productos o servicios seleccionados.', yields: ['Beneficio válido mientras dure el stock de cupones, de 10% en productos o servicios seleccionados'] },
  { legal: 'Válido para compras en los comercios adheridos bajo el nombre de "Almacén".', yields: ['Válido para compras en los comercios adheridos bajo el nombre de Almacén'] },
  { legal: 'Promoción válida únicamente en los comercios adheridos.', yields: ['Promoción válida únicamente en los comercios adheridos'] },
  { legal: 'Válido en comercios adheridos.', yields: [] },
  { legal: 'Luego el equipo de Club Ejemplar te enviará un correo para avisarte que tu descuento está activo.', yields: ['Luego el equipo de Club Ejemplar te enviará un correo para avisarte que tu descuento está activo'] },
  { legal: 'El descuento promocionado se aplicará sobre el precio contado, según la resolución vigente.', yields: [] },
  { legal: 'Incluye todos los productos permitidos por el Programa Ejemplar.', yields: ['Incluye todos los productos permitidos por el Programa Ejemplar'] },
  { legal: 'Válido para consumos de tipo familiar.', yields: [] },
  // With QR only the balance counts; the small print may say so as well.
  { headline: 'Con tarjeta de débito y QR (dinero en cuenta desde la app Naranja X)', yields: [] },
  { headline: 'Con tarjeta de débito y QR (dinero en cuenta desde la app Naranja X)', legal: '20% de reintegro pagando con tarjeta de débito o QR con la opción de dinero en cuenta.', yields: ['20% de reintegro pagando con tarjeta de débito o QR con la opción de dinero en cuenta'] },
  { headline: 'Pagando con cuotas sin tarjeta', yields: ['Pagando con cuotas sin tarjeta'] },
  { legal: 'El beneficio no es aplicable a tarjetas corporativas.', yields: ['El beneficio no es aplicable a tarjetas corporativas'] },
  { picture: 'naranjax.png', headline: 'Con tarjeta de crédito Naranja X', legal: 'Abonando con tarjeta de crédito Naranja X, tarjeta de débito Naranja X Visa o QR.', yields: ['Abonando con tarjeta de crédito Naranja X, tarjeta de débito Naranja X Visa o QR'] },
  { picture: 'naranjax.png', legal: 'Beneficio válido para titulares y adicionales de tarjeta de crédito Naranja X de todo el país.', yields: ['Beneficio válido para titulares y adicionales de tarjeta de crédito Naranja X de todo el país'] },
  { picture: 'naranjax.png', legal: 'No válido para titulares de tarjeta de crédito Naranja Visa.', yields: ['No válido para titulares de tarjeta de crédito Naranja Visa'] },
  { picture: 'cencopay.png', headline: 'Pagando con Cencopay', yields: [] },
  // Another's card gives more, and is not asked for.
  { picture: 'banco galicia.png', legal: 'Los sábados hay premios con tarjeta Cencopay.', yields: [] },
  { legal: 'Aplicable a tarjetas Visa nacionales.', yields: ['Aplicable a tarjetas Visa nacionales'] },
  { legal: 'LA PROMOCIÓN NO APLICA A PAGOS CON BILLETERAS VIRTUALES (EXCEPTO MODO), NI A TRANSFERENCIAS.', yields: ['La promoción no aplica a pagos con billeteras virtuales (excepto MODO), ni a transferencias'] },
  { legal: 'Exclusivo para clientes con cuenta sueldo. Solo para consumo familiar.', yields: [] },
  { legal: 'También será requisito tener una cuenta abierta en el banco.', yields: ['También será requisito tener una cuenta abierta en el banco'] },
  { legal: 'NO APLICA A PAGOS CON TRANSFERENCIA; 3.2 QUE TENGAN UNA CUENTA; Y 3.3 NO REGISTREN MORA.', yields: ['No aplica a pagos con transferencia', 'No registren mora'] },
  { legal: 'EXCLUSIVO EN LAS TIENDAS DE SANTA FE Y LA PAMPA, PAGANDO CUALQUIER DÍA CON TARJETA FÍSICA DEL BANCO GALICIA S.A.', yields: [] },
  { legal: 'EXCLUSIVO PAGANDO POR App. MACRO O App. MODO, CON QR. NO APLICA A CUOTAS.', yields: ['No aplica a cuotas'] },
  // Behind the last tier a ban on the benefit as such is for every tier.
  { value: '10 % de descuento', legal: 'Beneficio: 10% de descuento con tarjetas Visa. Beneficio: 20% de descuento para el plan oro. Beneficio no válido para pagos con QR ajenos.', yields: ['Beneficio: 20% de descuento para el plan oro', 'No válido para pagos con QR ajenos'] },
  { value: '10 % de descuento', legal: 'Beneficio: 10% de descuento con tarjetas Visa. Beneficio: 20% de descuento para el plan oro. No aplica para pagos con QR.', yields: ['Beneficio: 20% de descuento para el plan oro'] },
  { headline: 'Tope: $ 1.000 por compra y $ 9.000 mensual', yields: [] },
  { legal: 'PARA LAS COMPRAS DE JUGUETES Y LIBROS, EL DESCUENTO SERÁ ÚNICAMENTE ABONANDO EN EFECTIVO.', yields: ['Para las compras de juguetes y libros, el descuento será únicamente abonando en efectivo'] },
  { legal: 'Para compras en un pago, únicamente abonando con tarjetas Visa.', yields: [] },
  { legal: 'Y EN SUCURSALES EL DESCUENTO ES TOTAL, SOLO PARA CONSUMO FAMILIAR.', yields: [] },
  { legal: 'NO APLICA A CLIENTES EN MORA, TAMPOCO APLICA A PAGOS CON QR.', yields: ['No aplica a clientes en mora, tampoco aplica a pagos con QR'] },
  { legal: 'SOLO TENÉS QUE COMPLETAR TUS DATOS EN https://ejemplo.com/r/uNxHh, CON TU CUENTA.', yields: [] },
  // The day for which the delivery is booked, where it matters.
  { legal: 'VÁLIDO PROGRAMANDO LA ENTREGA DE TU PEDIDO PARA LOS LUNES.', yields: ['Válido programando la entrega de tu pedido para los lunes'] },
  { headline: 'Comprá los lunes, programando la entrega para el día que quieras', yields: [] },
  // Small print of the month before.
  { when: 'Programando la entrega de tu pedido para los días miércoles de mayo', legal: 'Promoción válida programando la entrega de tu pedido para los días miércoles de abril de 2026.', yields: [] },
  { when: 'Programando la entrega de tu pedido para los días miércoles', legal: 'Promoción válida programando la entrega de tu pedido para los días miércoles de mayo de 2026.', yields: ['Promoción válida programando la entrega de tu pedido para los días miércoles de mayo de 2026'] },
  { legal: 'No aplica a pagos programando el envío con QR.', yields: ['No aplica a pagos programando el envío con QR'] },
  { legal: 'No aplica a transferencias ni a envíos a domicilio.', yields: ['No aplica a transferencias ni a envíos a domicilio'] },
  // A ban beside that on adding up.
  { legal: 'No acumulable con otras promociones, ni clientes que acrediten planes sociales.', yields: ['No acumulable con otras promociones, ni clientes que acrediten planes sociales'] },
  { legal: 'No acumulable con otras promociones y no válida para tarjetas corporativas.', yields: ['No acumulable con otras promociones y no válida para tarjetas corporativas'] },
  { legal: 'No acumulable con otras promociones ni con descuentos de otros bancos.', yields: [] },
  // What an issuer may do one day is no condition of today's.
  { legal: 'NO VÁLIDO PARA BILLETERAS AJENAS-EN CASO DE FUERZA MAYOR LA EMPRESA PODRÁ SUSPENDER EL BENEFICIO.', yields: ['No válido para billeteras ajenas-en caso de fuerza mayor la empresa podrá suspender el beneficio'] },
  {
    legal: `Se acreditará únicamente en tu cuenta dentro de los 10 días${' corridos'.repeat(20)} beneficio no válido para billeteras ajenas.`,
    yields: ['Se acreditará únicamente en tu cuenta dentro de los 10 días corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos corridos beneficio no válido para billeteras ajenas'],
  },
  // Only some banks take part.
  { legal: 'Pagando con MODO. Aplica para bancos y comercios adheridos.', yields: [] },
  { picture: 'banco galicia.png', legal: 'Aplica para bancos adheridos.', yields: [] },
  // Those in a plan have an offer of their own.
  { picture: 'naranjax.png', headline: 'para clientes no adheridos a planes de suscripción', yields: ['Para clientes no adheridos a planes de suscripción'] },
  // A card announces no ban without need.
  { headline: 'Tope $ 9.000. Excluye la App', yields: ['Excluye la App'] },
  { headline: 'Exclusiones en el legal', yields: ['Exclusiones en el legal'] },
  // The full stop behind an example, or behind a short name, was forgotten.
  { legal: 'Ejemplo: en una compra de $ 1.000 en 3 cuotas cada una es de $ 333,33 No aplica a tarjetas de empresa.', yields: ['No aplica a tarjetas de empresa'] },
  { legal: 'Ejemplo: financia una compra de $ 3.000. En la segunda y hasta la tercera liquidación posterior recibirá un consumo de $ 1.000.', yields: [] },
  { legal: 'No válido para billeteras que no sean Nx.Ejemplar podrá suspender el beneficio.', yields: ['No válido para billeteras que no sean Nx'] },
  // The rest of an enumeration, an exception from nothing.
  { legal: 'Consulte productos participantes y excluidos, modalidad de venta en tiendas.', yields: [] },
  {
    legal: `El tope es por cuenta${' y por mes'.repeat(30)} salvo que se indique que es por tarjeta.`,
    // An exception to words that are too long to quote.
    yields: [],
  },
  // What is cut ends at a word that tells.
  { legal: `Se aplicará únicamente a la primera compra, y tendrá un tope de $ 9.000 por cliente${', sin excepción'.repeat(12)}.`, yields: ['Se aplicará únicamente a la primera compra'] },
  // Credit and debit get their money in ways of their own.
  { legal: 'El costo financiero es asumido por el Banco X S.A. El beneficio no será aplicado a compras con Plan Ejemplo.', yields: ['El beneficio no será aplicado a compras con Plan Ejemplo'] },
  { picture: 'banco galicia.png', legal: 'El importe se reintegrará en la tarjeta dentro de los 8 días hábiles.', yields: [] },
  { headline: 'Con tarjetas de crédito y débito', legal: 'El reintegro se verá reflejado en la cuenta asociada a la TD en los 20 días posteriores.', yields: ['El reintegro se verá reflejado en la cuenta asociada a la TD en los 20 días posteriores'] },
  {
    headline: 'con tarjetas de crédito y débito',
    legal: 'Con tarjetas de crédito el reintegro se verá en el resumen. Con tarjetas de débito el reintegro se acreditará en la cuenta dentro de los 10 días.',
    yields: ['Con tarjetas de crédito el reintegro se verá en el resumen', 'Con tarjetas de débito el reintegro se acreditará en la cuenta dentro de los 10 días'],
  },
  // A prepaid card beside a debit card has an account, too.
  {
    headline: 'con tarjetas de crédito, débito y prepagas',
    legal: 'Con tarjetas de crédito el reintegro se verá en el resumen. Con tarjetas de débito o prepagas el reintegro se acreditará en la cuenta dentro de los 10 días.',
    yields: ['Con tarjetas de crédito el reintegro se verá en el resumen', 'Con tarjetas de débito o prepagas el reintegro se acreditará en la cuenta dentro de los 10 días'],
  },
  { headline: 'con tarjetas de crédito', legal: 'Con tarjetas de crédito el reintegro se verá en el resumen. Con tarjetas de débito el reintegro se acreditará en la cuenta dentro de los 10 días.', yields: [] },
  // It may not be the next statement, and no field counts statements.
  { headline: 'Con tarjetas de crédito', legal: 'El reintegro se verá reflejado en el resumen de la tarjeta.', yields: [] },
  // What an example spends is no condition.
  { legal: 'EXCLUSIONES: NO VÁLIDO PARA PAGOS CON QR.', yields: ['Exclusiones: no válido para pagos con QR'] },
  { legal: 'Exclusiones: prestaciones de pago único y cuentas de capitalización.', yields: ['Exclusiones: prestaciones de pago único y cuentas de capitalización'] },
  { legal: '2 25% DE AHORRO EXCLUSIVO PARA CLIENTES CON PLAN SUELDO.', yields: ['25% de ahorro exclusivo para clientes con plan sueldo'] },
  { legal: 'Excluye tarjetas del crédito a tasa cero (Decreto 332/2020, Com. A 7082 y modif.).', yields: ['Excluye tarjetas del crédito a tasa cero (Decreto 332/2020, Com)'] },
  { legal: 'No aplica para pagos con saldo en cuenta.30% de descuento en un pago.', yields: ['No aplica para pagos con saldo en cuenta'] },
  { legal: 'Excluye sucursal Junín (RX)*', yields: ['Excluye sucursal Junín (RX)'] },
  { legal: 'Solo en sucursales .El descuento no aplica a pagos con QR.', yields: ['El descuento no aplica a pagos con QR'] },
  { legal: 'Solo para clientes de Ejemplar S.A. (o su sociedad controlante) CFT 0,00%.', yields: [] },
  { legal: 'No válido en franquicias (*) ni para servicios de “delivery”.', yields: ['No válido en franquicias ni para servicios de delivery'] },
  { legal: 'Excluye tarjetas corporativas. EXCLUYE TARJETAS CORPORATIVAS.', yields: ['Excluye tarjetas corporativas'] },
  { headline: 'No válido el 25 de diciembre', yields: ['No válido el 25 de diciembre'] },
  { legal: 'No válido para compras en tienda.ejemplo.com.ar ni en sucursales.', yields: ['No válido para compras en tienda.ejemplo.com.ar ni en sucursales'] },
  { legal: 'NO APLICA A PAGOS CON TARJETAS DE EMPRESA. NI A TRANSFERENCIAS.', yields: ['No aplica a pagos con tarjetas de empresa', 'Ni a transferencias'] },
  { legal: 'EXCLUSIONES: NO VÁLIDO PARA COMPRAS EN EL EXTERIOR.', yields: ['Exclusiones: no válido para compras en el exterior'] },
  // What is asked for another percentage is not asked for this one.
  { headline: 'Exclusivo para socios: 30% de descuento', legal: 'Solo con QR: 20% de descuento.', yields: [] },
  { headline: 'Presentando tu credencial +', yields: ['Presentando tu credencial'] },
  { legal: 'No aplica a transferencias; 2) Que la cuenta esté abierta.', yields: ['No aplica a transferencias'] },
  { legal: 'Pagando únicamente con QR desde la app. Los sábados hay degustaciones.', yields: [] },
  { headline: 'No válido para venta online', yields: [] },
  // Goods, stacking, dates and where the money goes have fields of their own; what every holder meets is left out.
  { legal: 'No incluye vinos ni quesos.', yields: [] },
  { legal: 'No acumulable con otras promociones.', yields: [] },
  { legal: 'Válido únicamente los días jueves.', yields: [] },
  { legal: 'El reintegro se acreditará únicamente en la cuenta dentro de los 30 días.', yields: ['El reintegro se acreditará únicamente en la cuenta dentro de los 30 días'] },
  { legal: 'El banco no se responsabiliza por la calidad de los productos.', yields: [] },
  // What is banned asks for nothing; a document is asked for, however short the words.
  { legal: 'No aplica para pagos con dinero en cuenta. Con la tarjeta de crédito física.', yields: ['No aplica para pagos con dinero en cuenta'] },
  { headline: 'con todos los medios de pago jubilados presentando DNI', yields: ['Con todos los medios de pago jubilados presentando DNI'] },
  { headline: 'presentando esto', yields: [] },
  // The percentage is for who pays in instalments.
  {
    value: '20 % de descuento ó 4 cuotas sin interés',
    legal: 'Incluye para todas las operaciones realizadas los martes en 4 cuotas, el 20% de descuento se realizará en el resumen, con un tope de $9.000.',
    yields: ['Incluye para todas las operaciones realizadas los martes en 4 cuotas, el 20% de descuento se realizará en el resumen, con un tope de $9.000'],
  },
  { legal: 'Incluye para todas las operaciones realizadas los martes en 1 cuota, el 20% de descuento se realizará en el resumen, con un tope de $9.000.', yields: [] },
]

/** The source's own words about goods. */
export const GOODS_WORDS_CORPUS: readonly Case<{ excludes?: string; only?: string }>[] = [
  { legal: 'LA PROMOCIÓN NO INCLUYE ELECTRODOMÉSTICOS, CARNES NI VINOS.', yields: { excludes: 'Electrodomésticos, carnes ni vinos' } },
  { legal: 'No incluye carnes, quesos, vinos. Harinas y aceites.', yields: { excludes: 'Carnes, quesos, vinos; harinas y aceites' } },
  { headline: 'No incluye electro', legal: 'No incluye electro, celulares ni bebidas.', yields: { excludes: 'Electro, celulares ni bebidas' } },
  { legal: 'Quesos y vinos: precio lleno.', yields: { excludes: 'Quesos y vinos' } },
  // A till is no good.
  { legal: 'NO VÁLIDO PARA CAJAS DE AUTOCOBRO EXCLUIDOS-NO INCLUYE: QUESOS, VINOS.', yields: { excludes: 'Quesos, vinos' } },
  { legal: 'Vinos y quesos siguen a precio normal.', yields: { excludes: 'Vinos y quesos' } },
  { legal: '¿Y los vinos? No entran.', yields: { excludes: 'Los vinos' } },
  { legal: 'No incluye quesos ni vinos no acumulable con otras promociones.', yields: { excludes: 'Quesos ni vinos' } },
  { legal: 'No válido para el patio de comidas ni compras en cuotas con tarjetas del exterior.', yields: { excludes: 'El patio de comidas' } },
  { legal: 'Quedan excluidas las siguientes categorías: celulares, tablets y vinos.', yields: { excludes: 'Celulares, tablets y vinos' } },
  { legal: 'Financiación no disponible en megaofertas.', yields: { excludes: 'Megaofertas' } },
  { legal: 'Financiación no disponible en megaofertas de la CACE.', yields: { excludes: 'Megaofertas de la CACE' } },
  { legal: 'No incluye motos, telefonía celular, la promoción no incluye las siguientes bodegas: Trumpeter y Rutini.', yields: { excludes: 'Motos, telefonía celular, las siguientes bodegas: Trumpeter y Rutini' } },
  { value: '3 cuotas sin interés', headline: 'en librería y más', legal: 'Válido en productos de librería.', yields: { only: 'Librería y más' } },
  { legal: 'Quedan excluidos de la promoción los rodados.', yields: { excludes: 'Los rodados' } },
  { headline: 'Aplican exclusiones', yields: { excludes: 'Aplican exclusiones' } },
  { headline: '20% de descuento en pequeños electrodomésticos seleccionados', yields: { only: 'Pequeños electrodomésticos seleccionados' } },
  // What is selected is announced, and named in the small print.
  { value: '3 cuotas sin interés', headline: 'en artículos seleccionados', legal: 'Con tarjetas Visa en artículos seleccionados de juguetería, camping y muebles.', yields: { only: 'Artículos seleccionados de juguetería, camping y muebles' } },
  { headline: 'en productos seleccionados', legal: 'Abonando con tarjetas Visa en productos seleccionados de juguetería, camping y muebles.', yields: { only: 'Productos seleccionados de juguetería, camping y muebles' } },
  { headline: 'en productos seleccionados', legal: 'No válido en productos seleccionados de juguetería y muebles.', yields: { excludes: 'Productos seleccionados de juguetería y muebles', only: 'Productos seleccionados' } },
  { headline: 'en productos seleccionados de electrodomésticos y juguetes', legal: '20% de descuento con tarjetas Visa en productos seleccionados de juguetes y electrodomésticos.', yields: { only: 'Productos seleccionados de electrodomésticos y juguetes' } },
  // A short form of the same.
  { headline: 'en electrodomésticos seleccionados. Válido en electros seleccionados', yields: { only: 'Electrodomésticos seleccionados' } },
  { headline: 'en electrodomésticos seleccionados. Válido en juguetes seleccionados', yields: { only: 'Electrodomésticos seleccionados; juguetes seleccionados' } },
  { headline: 'en televisores', legal: '20% de descuento en electrodomésticos seleccionados.', yields: { only: 'Televisores' } },
  { legal: 'Válido en productos seleccionados de bazar y textil pagando con débito.', yields: { only: 'Productos seleccionados de bazar y textil' } },
  { legal: 'Válido en productos seleccionados de electro, en todas las sucursales.', yields: { only: 'Productos seleccionados de electro' } },
]
