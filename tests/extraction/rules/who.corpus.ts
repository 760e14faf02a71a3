import type { WhoKind } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

/** `kind` or `kind: value`, in any order; those of which one is enough share a row. */
export type Who = (WhoKind | `${WhoKind}: ${string}`)[][]

export const WHO_CORPUS: readonly Case<Who>[] = [
  // Groups that have no entry of their own.
  { headline: 'Solo para bomberos voluntarios', yields: [['employment: bomberos voluntarios']] },
  { headline: 'Exclusivo para afiliados a la obra social', yields: [['member: afiliados a la obra social']] },
  { headline: 'Si sos veterano de la guerra', yields: [['other: veterano de la guerra']] },
  { legal: '20% de ahorro únicamente para empleados de comercio, con débito.', yields: [['employment: empleados de comercio']] },
  { legal: '20% de ahorro. No válido para empleados de la cadena.', yields: [] },
  { headline: 'Si todavía no sos cliente', yields: [['newCustomer']] },
  { headline: 'Solo si es tu primera compra', yields: [['newCustomer']] },
  { headline: 'Únicamente los que fueron invitados por el banco', yields: [['other: invitación']] },
  // A day of sales is no level of cards.
  { picture: 'banco galicia.png', headline: 'Black Friday: con tarjetas Visa', yields: [] },
  { picture: 'banco galicia.png', legal: '20% de ahorro durante el Black Weekend con tarjetas Visa.', yields: [] },
  { picture: 'banco galicia.png', headline: 'Llegó la Black Week con Visa Black', yields: [['segment: Black']] },
  // Salary accounts.
  { picture: 'banco icbc.png', headline: 'Exclusivo cuenta sueldo', yields: [['salary']] },
  { picture: 'banco galicia.png', legal: '20% de ahorro exclusivo para clientes que cobren sus haberes en el banco.', yields: [['salary']] },
  { picture: 'banco galicia.png', legal: '20% de ahorro para quienes acrediten su sueldo en el banco.', yields: [['salary']] },
  { picture: 'banco galicia.png', legal: 'El reintegro se acreditará en la cuenta sueldo del cliente.', yields: [] },
  { picture: 'banco galicia.png', legal: 'Excluye cuentas sueldo.', yields: [] },
  { picture: 'banco comafi.png', headline: 'Tope $ 5.000 para Comafi Ahorro, Global y Classic, Premium y Platinum', yields: [['segment: Ahorro', 'segment: Global', 'segment: Classic', 'segment: Premium', 'segment: Platinum']] },
  { picture: 'banco comafi.png', headline: 'Con Comafi Premium', yields: [['segment: Premium']] },
  { picture: 'banco comafi.png', legal: 'Abonando con tarjetas de crédito pertenecientes a servicios de cuenta Global, Classic, Premium y Único.', yields: [['segment: Global', 'segment: Classic', 'segment: Premium', 'segment: Único']] },
  { picture: 'banco patagonia.png', legal: '20% para los clientes asociados a los productos Clásica y Plus.', yields: [['segment: Clásica', 'segment: Plus']] },
  { picture: 'banco patagonia.png', legal: '20% para los clientes asociados a los productos Plus.', yields: [['segment: Plus']] },
  // Instalments that are lent.
  { picture: 'mercado pago.png', value: '3 cuotas sin interés', headline: 'Con Cuotas sin Tarjeta', legal: 'La oferta de préstamo queda sujeta a revisión crediticia.', yields: [['other: préstamo aprobado']] },
  { picture: 'mercado pago.png', value: '3 cuotas sin interés', legal: 'Sujeto a revisión crediticia.', yields: [['other: préstamo aprobado']] },
  { picture: 'mercado pago.png', legal: '20% de ahorro. Las ofertas de préstamo están sujetas a revisión crediticia.', yields: [] },
  { picture: 'banco galicia.png', legal: 'El otorgamiento de las tarjetas está sujeto a aprobación crediticia.', yields: [] },
  // Pensioners, benefits, age.
  { headline: 'para jubilados y pensionados', yields: [['pensioner']] },
  { legal: '20% para jubilados que perciban sus haberes en la entidad.', yields: [['pensioner']] },
  // Paid at the issuer, where the card names one.
  { picture: 'banco galicia.png', legal: '20% para jubilados que perciban sus haberes previsionales en la entidad.', yields: [['pensioner: que cobran ahí']] },
  { picture: 'banco nacion.png', legal: 'Válido únicamente para el cliente que cobre sus haberes jubilatorios de ANSES mediante una cuenta monetaria del BNA.', yields: [['pensioner: que cobran ahí']] },
  { picture: 'banco galicia.png', headline: 'Cuenta sueldo y jubilados. Que acrediten sueldo o jubilación en Galicia', yields: [['salary', 'pensioner: que cobran ahí']] },
  { picture: 'banco galicia.png', headline: 'para jubilados', yields: [['pensioner']] },
  { picture: 'banco galicia.png', headline: 'para jubilados', legal: 'No es necesario que cobren su jubilación en el banco.', yields: [['pensioner']] },
  { legal: 'Excluye jubilaciones y pensiones.', yields: [] },
  { legal: 'Exclusivo para estudiantes universitarios.', yields: [['employment: estudiantes']] },
  { legal: 'Exclusivo para docentes.', yields: [['employment: docentes']] },
  { picture: 'empleado municipal.png', legal: 'Exclusivo para empleados municipales y provinciales.', yields: [['employment: empleados municipales y provinciales']] },
  { picture: 'banco credicoop.png', legal: 'Será condición que la tarjeta esté vigente, y la cuenta abierta en el caso de débito, a título personal y adherida a MODO.', yields: [['account']] },
  { headline: 'pagando con NFC', legal: 'Con la aplicación del banco (en caso de tener un dispositivo Android).', yields: [] },
  // A telephone is asked for where it is the only way to pay.
  { headline: 'pagando con NFC', legal: 'Pago sin contacto solo en celulares Android.', yields: [['other: celular Android']] },
  { headline: 'pagando con QR o NFC', legal: 'El pago sin contacto está disponible únicamente en celulares Android.', yields: [] },
  { picture: 'banco supervielle.png', legal: '20% de ahorro para las TC Classic/Internacional y Gold.', yields: [] },
  { picture: 'anses.png', headline: 'todos los medios de pago', yields: [['benefit: ANSES']] },
  { legal: 'No aplica a tarjetas emitidas por Anses para la Asignación Universal por Hijo.', yields: [] },
  { headline: 'para beneficiarios de ANSES o mayores de 60 años', yields: [['benefit: ANSES', 'age: 60']] },
  { headline: 'si tenés de 18 a 24 años', yields: [['age: 18']] },
  { legal: 'Prohibida su venta a menores de 18 años.', yields: [] },
  { headline: 'si sos beneficiario de Anses y cobrás en tu cuenta', yields: [['benefit: ANSES'], ['salary']] },
  { picture: 'banco ciudad.png', headline: 'Plan sueldo y jubilados', yields: [['salary', 'pensioner']] },
  // A package of any name beside what the small print asks for.
  { picture: 'banco supervielle.png', headline: 'con tarjetas que formen parte de un paquete de productos', legal: 'Quienes perciban sus haberes en el banco obtendrán un 20% de ahorro.', yields: [['salary'], ['segment: paquete de productos']] },
  // A paid membership; what its members get is not asked of the others.
  { headline: 'Exclusivo para socios Prime', yields: [['member: Prime']] },
  { legal: '20% de ahorro. Siendo socios Prime tenés un 30% de descuento.', yields: [] },
  // Tiers of an issuer.
  { picture: 'banco comafi.png', legal: 'Para titulares de servicios de cuenta Ahorro, Global o Classic, Premium, Platinum.', yields: [['segment: Ahorro', 'segment: Global', 'segment: Classic', 'segment: Premium', 'segment: Platinum']] },
  { value: '20 % de descuento', picture: 'banco icbc.png', legal: '(1) 20% de ahorro con tarjetas Visa. Ejemplo: en una compra de $1.000 se reintegran $200.2) 30% de ahorro con tarjetas Visa. Exclusivo para clientes que depositen su sueldo.', yields: [] },
  { legal: 'Válido para las compras efectuadas por el titular de la cuenta.', yields: [['account']] },
  { picture: 'banco galicia.png', legal: '20% con tope $ 9.000 para tarjetas Classic/Internacional y Gold.', yields: [] },
  // Cards of one level need no other level.
  { headline: 'para tarjetas premium de American Express: The Platinum Card y Centurion', yields: [] },
  // A package by name is asked by that name.
  { picture: 'banco supervielle.png', headline: 'Plan sueldo y jubilados', legal: '20% de ahorro con la tarjeta de débito que forme parte de un paquete de productos Liberté Previsional o Active Previsional.', yields: [['salary', 'pensioner'], ['segment: Paquete Previsional']] },
  // The announcement is short for what the small print enumerates.
  { picture: 'banco hipotecario.png', headline: 'Clientes Búho One y con packs', legal: 'Tope $ 3.000 para clientes Búho One, Búho Sueldo y Búho Jubilado.', yields: [['segment: Búho One', 'segment: Packs']] },
  { picture: 'banco galicia.png', headline: 'Clientes Éminent', yields: [['segment: Éminent']] },
  { picture: 'banco patagonia.png', headline: 'Exclusivo clientes con plan sueldo Singular', yields: [['salary'], ['segment: Singular']] },
  { picture: 'banco hipotecario.png', headline: 'Clientes Búho One, Búho Jubilado', yields: [['segment: Búho One', 'segment: Búho Jubilado']] },
  // The word that the names of a row share stands once: no salary, and no pension from elsewhere.
  { picture: 'banco hipotecario.png', headline: 'Clientes Búho One, Sueldo, Emprendedor y Jubilado', yields: [['segment: Búho One', 'segment: Búho Sueldo', 'segment: Búho Emprendedor', 'segment: Búho Jubilado']] },
  { picture: 'banco hipotecario.png', headline: 'Clientes Búho One, jubilados y emprendedores', yields: [['segment: Búho One', 'segment: Búho Jubilado', 'segment: Búho Emprendedor']] },
  { picture: 'banco hipotecario.png', headline: 'Clientes Búho One. Jubilados', yields: [['segment: Búho One'], ['pensioner']] },
  { picture: 'banco macro.png', legal: '20% con tarjetas de crédito Visa Signature o Mastercard Black.', yields: [['segment: Signature', 'segment: Black']] },
  { picture: 'banco macro.png', legal: '20% con tarjetas Visa Classic, Gold, Platinum, Signature y Black.', yields: [] },
  { picture: 'naranjax.png', headline: 'para clientes no adheridos a planes de suscripción', yields: [] },
  // Its plans are methods of their own.
  { picture: 'naranjax.png', headline: 'para clientes adheridos a planes de suscripción', yields: [] },
  { picture: 'naranjax.png', value: '25 % de descuento', headline: 'para clientes adheridos al plan NX', legal: 'Beneficio: 15% de reintegro con Naranja X. Beneficio: 25% de reintegro exclusivo para clientes suscritos al Plan Turbo.', yields: [['segment: Plan Turbo']] },
  { picture: 'naranjax.png', headline: 'para adheridos a un plan de suscripción (Plan Turbo)', yields: [['segment: Plan Turbo']] },
  { picture: 'banco icbc.png', legal: '20% válido para clientes con paquete de productos.', yields: [['segment: paquete de productos']] },
  { picture: 'banco supervielle.png', legal: '20% válido para clientes con un paquete de productos Active Previsional o Liberté Previsional.', yields: [['segment: Paquete Previsional']] },
  { picture: 'banco galicia.png', headline: 'Cartera general', legal: '20% exclusivo clientes Eminent.', yields: [] },
  { picture: 'banco patagonia.png', legal: '20% de ahorro. Los clientes Singular recibirán un 35% de ahorro.', yields: [] },
  { picture: 'banco supervielle.png', legal: '20% de ahorro; los clientes Identité tendrán un 5% adicional.', yields: [] },
  { picture: 'banco icbc.png', legal: '1) 20% de ahorro con Visa. Tope $10.000. 2) 30% de ahorro con Visa. Exclusivo para clientes que depositen su sueldo.', yields: [] },
  // Staff and forces.
  { headline: 'si sos empleado/a público', yields: [['employment: empleados públicos']] },
  { headline: '10% para familia militar', yields: [['military: familia militar']] },
  { headline: '10% para fuerzas armadas', yields: [['military']] },
  // An account, a club, a coupon, the first purchase.
  { picture: 'banco galicia.png', legal: 'El participante deberá tener abierta una caja de ahorro en el banco.', yields: [['account']] },
  { picture: 'banco galicia.png', legal: 'Será requisito excluyente tener asociada a MODO la cuenta del banco.', yields: [['account']] },
  { picture: 'banco galicia.png', legal: 'No válido para adicionales sin caja de ahorro en el banco.', yields: [['account']] },
  // The account is at the bank that the sentence names, not at the wallet that one pays with.
  { picture: 'yoy.png', headline: 'con tarjetas Yoy', legal: 'El beneficio no aplica a adicionales sin caja de ahorro en el Banco ICBC.', yields: [['account: Banco ICBC']] },
  // Instalments give nothing back, so nothing has to be credited.
  { picture: 'banco galicia.png', legal: '20% de ahorro. Para que la devolución se acredite deberás tener una cuenta.', yields: [['account']] },
  { picture: 'banco galicia.png', legal: 'Los titulares adicionales deberán contar con una cuenta en el banco.', yields: [] },
  { picture: 'banco galicia.png', legal: 'El reintegro se acredita en la caja de ahorro del titular de la cuenta.', yields: [] },
  { picture: 'banco galicia.png', legal: 'Solo para clientes al día con sus productos. Cartera de consumo.', yields: [] },
  { headline: 'con Club La Nación', yields: [['member: Club La Nacion']] },
  { legal: 'Más información en www.clarin365.com', yields: [] },
  // One card or the other, and a member besides.
  { headline: 'Presentando la tarjeta Clarín 365 o 365 Plus y sean socios de MasClub', yields: [['member: Clarin 365'], ['member: MasClub']] },
  { headline: 'Presentando la tarjeta Clarín 365 o socios de MasClub', yields: [['member: Clarin 365', 'member: MasClub']] },
  { headline: 'con cupón', legal: 'Ingresando el cupón de descuento al pagar.', yields: [['enrolment: cupón']] },
  { headline: 'en tu primer pago con Mercado Crédito', yields: [['newCustomer']] },
  // The first purchase of each period is a limit on uses, and asks nobody to be new.
  { headline: 'Primera compra de cada mes con Visa', yields: [] },
  { headline: 'Tope $ 4.000 en la primera operación de cada semana', yields: [] },
  { headline: 'Tu ahorro: el primer pago del día', yields: [] },
  { legal: 'Aplica únicamente a la primera transacción del día.', yields: [] },
  { legal: 'Es uso indebido partir la compra, habiendo obtenido el descuento en la primera transacción.', yields: [] },
  { legal: 'Exclusivo para residentes de la República Argentina.', yields: [] },
  // Only some banks take part, and the card does not name them.
  { headline: 'con MODO y tarjetas de bancos seleccionados', yields: [['other: tarjeta de un banco adherido']] },
  { picture: 'banco galicia.png', headline: 'y demás bancos adheridos', yields: [] },
  { headline: 'con MODO en todos los bancos', yields: [] },
  // An example excludes no one.
  { picture: 'banco galicia.png', legal: 'Ejemplo: un cliente Eminent compra por $10.000 y recibe $2.000.', yields: [] },
  // What is not asked for.
  { headline: 'No hace falta tener cuenta', yields: [] },
  { headline: 'Aunque no tengas cuenta sueldo', yields: [] },
  { headline: 'No hace falta registrarse', yields: [] },
  { legal: 'No es requisito ser cliente con plan sueldo.', yields: [] },
  { legal: 'No es exclusivo para clientes con plan sueldo.', yields: [] },
  { legal: 'No se exige cuenta, plan sueldo ni ser jubilado.', yields: [] },
  { legal: 'No hace falta inscribirse, exclusivo para clientes con plan sueldo.', yields: [['salary']] },
  { legal: 'No es válido solo para nuevos clientes.', yields: [] },
  { headline: 'La cuenta sueldo no es requisito', yields: [] },
  // Who is left out may stand before the words that say so.
  { legal: 'Jubilados no incluidos.', yields: [] },
  { legal: 'Los clientes con plan sueldo no acceden a este beneficio.', yields: [] },
  { headline: 'con Visa, empleados públicos no participan', yields: [] },
  { legal: 'Para todos, incluso los que no cobran su sueldo en el banco.', yields: [] },
  { legal: 'No apto para clientes nuevos.', yields: [] },
  { legal: 'Clientes con plan sueldo no acumulan con otras promociones.', yields: [['salary']] },
  { legal: 'También para quienes no son clientes Eminent.', yields: [] },
  // Salaries, pensions and jobs in everyday words.
  { picture: 'banco icbc.png', headline: '¿Te depositan el sueldo en ICBC?', yields: [['salary']] },
  { picture: 'banco galicia.png', legal: '20% si tu sueldo entra en Galicia.', yields: [['salary']] },
  { picture: 'banco icbc.png', headline: 'Para clientes Payroll', yields: [['salary']] },
  { picture: 'banco galicia.png', headline: 'Para quienes reciben su haber en el banco, sea sueldo o jubilación', yields: [['salary', 'pensioner']] },
  { headline: 'Se muestra el recibo de sueldo en la caja', yields: [] },
  { headline: 'Para maestras, profes y auxiliares', yields: [['employment: docentes']] },
  { headline: '¿Trabajás en la Municipalidad de Rosario?', yields: [['employment: empleados municipales']] },
  { headline: 'Comerciantes y autónomos', yields: [['other: comerciantes y autónomos']] },
  { headline: 'Así puedas progresar con tu familia', yields: [] },
  { headline: 'Para el personal de las fuerzas armadas y de seguridad', yields: [['military']] },
  // Who is asked to do something first, who was chosen, where one lives.
  { headline: 'Antes de venir, activá tu cupón', yields: [['enrolment: cupón']] },
  { legal: 'Sin cupón activado no hay reintegro.', yields: [['enrolment: cupón']] },
  { legal: 'Si no recibiste el correo, la promo no aplica.', yields: [['other: invitación']] },
  { picture: 'yoy.png', legal: '¿Nunca pagaste con Yoy? 20% de ahorro.', yields: [['newCustomer']] },
  { headline: 'Solo para quien tenga domicilio en Neuquén o en Río Negro', yields: [['resident: Neuquén o Río Negro']] },
  { legal: 'Si sos vecino de Rosario, esta promo no es para vos.', yields: [] },
  // Tiers that no catalogue has.
  { picture: 'banco hipotecario.png', legal: '20% para quien revista en el Paquete Colibrí Dorado del banco.', yields: [['segment: Paquete Colibrí Dorado']] },
  { headline: 'Exclusivo clientes Zafiro con tarjetas de crédito Banco Galicia', yields: [['segment: Zafiro']] },
  { headline: 'Con tarjetas Banco Galicia', legal: 'Promoción exclusiva para los clientes Zafiro.', yields: [['segment: Zafiro']] },
  { headline: 'Con tarjetas Banco Galicia', legal: 'También para clientes Zafiro.', yields: [] },
  { headline: 'Exclusivo clientes Galicia', yields: [] },
  { picture: 'banco bbva.png', headline: 'Por ser parte de la Línea Aurora', yields: [['segment: Línea Aurora']] },
  { picture: 'banco galicia.png', headline: 'No importa si estás en el Plan Girasol', yields: [] },
  { picture: 'banco galicia.png', headline: 'Plan Sueldo', yields: [['salary']] },
  // Who never bought before, in everyday words.
  { picture: 'banco galicia.png', headline: 'Si jamás compraste acá', yields: [['newCustomer']] },
  { picture: 'banco galicia.png', headline: 'Tu estreno con la app', yields: [['newCustomer']] },
  { picture: 'banco galicia.png', headline: 'En tu primera vez con la billetera', yields: [['newCustomer']] },
  // What is not asked for, and who is left out.
  { picture: 'banco galicia.png', headline: 'No hace falta tener la Black ni la Platinum: con ser Éminent alcanza', yields: [['segment: Éminent']] },
  { headline: 'Lo puede usar cualquiera, jubilado o no', yields: [] },
  { picture: 'banco galicia.png', headline: 'Los clientes Galicia Plus y Move miran esta de afuera', yields: [] },
  { picture: 'banco galicia.png', headline: '20% para jubilados', legal: 'Los demás clientes, un 5%.', yields: [['pensioner']] },
  { picture: 'reba.png', headline: 'Para quienes tienen la cuenta Reba Black', yields: [['segment: Black']] },
  { picture: 'reba.png', headline: 'Según tu plan, hasta 20%', yields: [['segment']] },
  { picture: 'reba.png', headline: 'Miércoles con Reba', legal: 'El porcentaje varía según el nivel.', yields: [['segment']] },
  { picture: 'reba.png', headline: 'Cuánto te vuelve: según su categoría', yields: [['segment']] },
  // The small print explains a word of the further offer.
  { picture: 'banco galicia.png', headline: '10% adicional acreditando haberes', legal: 'Promoción del 20%. Haberes son los sueldos que se acreditan en el mes.', yields: [] },
  // One customer has one plan: a second one contradicts the first, with all that its clause says.
  { picture: 'banco patagonia.png', headline: 'Tarjetas Visa cartera Plus', legal: '20% exclusivo para clientes con Plan Sueldo Clásico. Exclusivo para clientes Singular.', yields: [['segment: Plus']] },
  { picture: 'banco galicia.png', headline: 'Clientes Éminent. Exclusivo Galicia Move', yields: [['segment: Éminent']] },
  { picture: 'naranjax.png', headline: 'Con Plan Turbo. Válido para usuarios del Plan Épico', yields: [['segment: Plan Turbo']] },
  // Names that only their place in a list shows to be plans, in any order.
  { picture: 'banco comafi.png', headline: 'Clientes Comafi Premium, Ahorro y Global', yields: [['segment: Premium', 'segment: Ahorro', 'segment: Global']] },
  { picture: 'banco macro.png', headline: 'Para cuentas Impulso o Logros', yields: [['segment: Impulso', 'segment: Logros']] },
  // Two groups of which both are asked.
  { picture: 'banco galicia.png', headline: 'Clientes Éminent y además con cuenta sueldo', yields: [['segment: Éminent'], ['salary']] },
  { picture: 'banco galicia.png', headline: 'Para jubilados que además tengan 70 años o más', yields: [['pensioner'], ['age: 70']] },
  { picture: 'banco galicia.png', headline: 'Clientes Éminent con plan sueldo', yields: [['segment: Éminent'], ['salary']] },
  { headline: 'Para jubilados y también docentes', yields: [['pensioner', 'employment: docentes']] },
  { headline: 'Titulares de la AUH y de las demás asignaciones que paga ANSES', yields: [['benefit: AUH', 'benefit: ANSES']] },
  { headline: 'MasClub: 12% para los socios', yields: [['member: MasClub']] },
  // A member that nobody knows parts no list.
  { headline: 'Banco Hipotecario. Exclusivo clientes Sueldo, Emprendedor y Jubilado', yields: [['salary', 'pensioner']] },
  { headline: 'Plan sueldo, cooperativista o jubilado', yields: [['salary', 'pensioner']] },
  { headline: 'Para docentes, clientes agro y jubilados', yields: [['employment: docentes', 'pensioner']] },
]
