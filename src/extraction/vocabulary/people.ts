import type { MentionValues } from '../mentions/mention.ts'
import { ISSUERS } from './issuers.ts'
import { type Lexicon, parsePhrases } from './lexicon.ts'

/** Paid somewhere; `rules/who.ts` finds out where. */
export const PENSION_PAID = 'que cobran'
export const PENSION_PAID_AT_ISSUER = 'que cobran ahí'

const HAVE = 'tener|tenga|tengan|tengas|tenes|tiene|tienen|teniendo|poseer|posea|posean|poseas|contar|cuente|cuenten|cuentes'
const GET = 'acredit*|deposit*|cobr*|percib*|recib*|traes|traer|traigan|pases|pasas'
const ITS = 'su|sus|tu|tus|el|la|los|las'
const AT = 'en|por|a|al'
const ISSUER = 'banco|entidad'
const RETIREMENT = ['jubilacion|jubilaciones', 'haber|haberes previsional|previsionales|jubilatorio|jubilatorios', 'jubilacion y|o pension']
const PENSIONS = [...RETIREMENT, 'pension|pensiones|aportes']
const MUST = 'tiene|tienen|debe|deben que?'
const FIRST = 'primer|primera pago|compra|consumo|operacion|transaccion'
const FORCES = 'militar|militares|policia|policias|policial|policiales|gendarm*|prefectur*|penitenciari*'

/** `denied`: a ban on everyone else requires the group. Null: the phrase only looks like a group. */
export const PEOPLE_LEXICON: Lexicon<'people', MentionValues['people'] | null> = {
  kind: 'people',
  isTolerant: true,
  entries: [
    {
      value: { kind: 'salary', value: null },
      phrases: parsePhrases(`
        plan|planes sueldo|sueldos|haberes, cuenta|cuentas sueldo|sueldos|haberes, cliente|clientes|cartera|segmento sueldo|haberes,
        sueldo|sueldos|salario|salarios|haberes, payroll, ${GET} ${ITS}? sueldo|sueldos|salario|salarios|haber|haberes,
        ${GET} de? ${ITS} sueldo|sueldos|haberes, ${ITS} sueldo entra|cae|llega, cobr* en tu cuenta, asalariad*, relacion de dependencia
      `),
    },
    {
      value: null,
      phrases: parsePhrases(`
        recibo|recibos|comprobante de sueldo|sueldos|haberes|cobro, en|a la|su|una|tu? cuenta|cuentas sueldo|haberes,
        anticipo|adelanto de? sueldo|haberes, caso de ${GET} ${ITS}? sueldo|haberes,
        domicilio real|legal|fiscal? del|de la banco|entidad|empresa|sociedad
      `),
    },
    // Offers whose amount depends on a level that the card does not state, or states in a table.
    { value: { kind: 'segment', value: null }, phrases: ['segun tu|su|el|cada nivel|plan|segmento|categoria|paquete'] },
    {
      value: { kind: 'pensioner', value: null },
      phrases: [
        'jubilad*|pensionad* de? anses?',
        'jubi|jubis',
        'tercera edad',
        'jubilad* y|o pensionad*',
        'jubilad* y|o pensionad* de anses',
        'retirad* y|o pensionad*',
      ],
    },
    {
      value: { kind: 'pensioner', value: PENSION_PAID },
      phrases: [...RETIREMENT, ...PENSIONS.map((pension) => `${GET} ${ITS}? ${pension}`)],
    },
    {
      value: { kind: 'pensioner', value: PENSION_PAID_AT_ISSUER },
      phrases: PENSIONS.flatMap((pension) => [
        `${GET} ${ITS}? ${pension} ${AT} el|la|este|esta|dicho|dicha|nuestro? ${ISSUER}`,
        `${GET} ${ITS}? ${pension} de? anses? mediante|en una|su cuenta`,
      ]),
    },
    {
      value: { kind: 'benefit', value: 'ANSES' },
      phrases: parsePhrases(`
        anses, beneficios anses, programa beneficios anses, asignaciones|asignacion|prestaciones|prestacion que? paga? de? anses
      `),
    },
    {
      value: { kind: 'benefit', value: 'AUH' },
      phrases: ['auh', 'asignacion|asignaciones universal|universales por? hij*?', 'asignacion|asignaciones familiar|familiares'],
    },
    {
      value: { kind: 'benefit', value: 'Ciudadanía Porteña' },
      phrases: ['programa? ciudadania portena', 'tarjeta precargada social', 'logo portena', 'portena'],
    },
    {
      value: { kind: 'benefit', value: 'Progresar' },
      phrases: ['beca|becas|programa|plan progresar', 'beneficiari*|titular|titulares de|del progresar'],
    },
    {
      value: { kind: 'employment', value: 'empleados públicos' },
      phrases: parsePhrases(`
        emplead* public*, emplead* a|as|o|os public*, personal public*, agente|agentes public*, administracion publica,
        trabajador*|trabajas|trabajan del|en el? estado
      `),
    },
    {
      value: { kind: 'employment', value: 'empleados municipales' },
      phrases: parsePhrases(`
        emplead*|personal|trabajador*|agente|agentes publicos? municipal|municipales, para|los|las|sos|todos municipales,
        trabaj* en|para la municipalidad|intendencia|muni, emplead*|personal|trabajador* de la municipalidad
      `),
    },
    {
      value: { kind: 'employment', value: 'empleados municipales y provinciales' },
      phrases: ['emplead* publicos? municipal* y|e|o provincial*', 'emplead* publicos? provincial* y|e|o municipal*'],
    },
    {
      value: { kind: 'employment', value: 'personal de salud' },
      phrases: ['personal de? la? salud', 'trabajador* de la salud', 'medicos', 'medicas', 'enfermer*', 'personal sanitario'],
    },
    {
      value: { kind: 'employment', value: 'docentes' },
      phrases: parsePhrases(`
        docente|docentes, personal docente y|o? no? docente?, maestra|maestras|maestros, profes, profesor|profesora|profesores|profesoras,
        auxiliar|auxiliares docente|docentes, trabajador* de la educacion
      `),
    },
    { value: { kind: 'employment', value: 'estudiantes' }, phrases: ['estudiante|estudiantes universitari*?', 'alumn* universitari*'] },
    {
      value: { kind: 'other', value: 'comerciantes y autónomos' },
      phrases: ['comerciantes', 'autonomos', 'comerciantes y autonomos', 'monotributist*', `${HAVE} cuit`],
    },
    {
      value: { kind: 'military', value: null },
      phrases: [
        'fuerzas armadas',
        'fuerzas armadas y|o de? seguridad',
        'fuerzas de seguridad',
        FORCES,
        'prefectura naval',
        'servicio penitenciario',
      ],
    },
    // Security forces are not included.
    { value: { kind: 'military', value: 'familia militar' }, phrases: ['familia|familias militar|militares'] },
    {
      value: { kind: 'account', value: null },
      phrases: parsePhrases(`
        ${HAVE} con? abierta? una|la|su? cuenta|cuentas|caja, ${HAVE} con? una|la|su|tu? cuenta|caja propia|abierta|activa,
        ${HAVE} asociada|adherida|registrada|vinculada a modo? la|una|su|tu cuenta, titular|titulares de una cuenta bancaria?,
        titular|titulares de cuenta bancaria, titular|titulares de servicio|servicios de cuenta,
        titular|titulares de una|la? caja de ahorro|ahorros, sea|sean de titulo personal, requisito que sea de titulo personal,
        a titulo personal y adherida a modo, elegida|elegir una cuenta favorita, usuarios|clientes con caja de ahorro|ahorros,
        cuenta de? pago abierta, cuenta propia adherida a modo, ${MUST} ser tuya|tuyas|propia|propias, ${MUST} estar a tu|su nombre, efectuad*|realizad* por el titular de la? cuenta
      `),
    },
    {
      value: { kind: 'account', value: null, denied: true },
      phrases: ['sin caja de ahorro|ahorros', 'sin cuenta corriente|bancaria', 'que no posean|tengan cuenta|caja'],
    },
    // The person who receives the money or holds another person's card.
    {
      value: null,
      phrases: parsePhrases(`
        adicional|adicionales debera|deberan|debe|deben? ${HAVE} con? abierta? una|la|su? cuenta|caja,
        recibir el|la|su? reintegro|devolucion|dinero debera|deberan|debe|deben ${HAVE} con? una|la|su? cuenta|caja,
        en caso de ${HAVE} con? un|una? dispositivo|celular|telefono android
      `),
    },
    {
      value: { kind: 'newCustomer', value: null },
      phrases: parsePhrases(`
        tu|su ${FIRST} con, primer|primera pago|compra|consumo con mercado|dinero|la,
        cliente|clientes|usuario|usuarios|socio|socios nuevos|nuevo|nuevas|nueva,
        nuevo|nuevos|nueva|nuevas cliente|clientes|usuarios|socios|usuario, nuevas altas, por primera vez,
        primera vez que lo? hagas|haga|compras|compres|pagas|pagues|usas|uses|usan|pagan,
        nunca|jamas la|lo|nos? pagaste|compraste|usaste|pago|compro|uso, tu|su estreno|debut, estrenas|estrenes|estrenando,
        tu|su primera vez con|en, todavia no pagaste|compraste|usaste, no sos? cliente todavia|aun,
        todavia|aun no sos cliente|usuario|clienta, se? hagan|hagas|haga|hace|hacete cliente|clientes|socio|socios, tu|su ${FIRST},
        te? das|diste|dado de alta, alta|altas desde|a partir
      `),
    },
    {
      value: { kind: 'firstPurchase', value: null },
      phrases: [
        `aplicable|aplicables|aplica|aplicara|valid*|unicamente|solo|solamente|cuenta a|en|para|sobre|unicamente|solo|solamente? a|en|para|sobre? la ${FIRST.replace('primer|', '')}`,
        `en la ${FIRST.replace('primer|', '')} que hagas|haga|hagan`,
      ],
    },
    {
      value: { kind: 'enrolment', value: null },
      phrases: parsePhrases(`
        inscribi*|inscribe*|inscripto|inscriptos, anotate|anotad*,
        registrado|registrados a traves|en|la|el? app|aplicacion|sitio|web|formulario, registrarte|registrate|registrarse,
        hayan registrado|inscripto|adherido, adherite|adherirte|adherirse|sumate|sumarte al|a la? programa|promo|promocion|beneficio,
        completa|completar|complete el formulario|fomulario, previa adhesion|inscripcion|registracion|activacion,
        tocar|toca|tocando|tocas|apreta|apretar|clic|click en? quiero? participar|sumarme|activar,
        activar|activa|activalo|activarlo|activala|actives la|el? promo|promocion|beneficio|descuento antes?
      `),
    },
    {
      value: { kind: 'enrolment', value: 'cupón' },
      phrases: parsePhrases(`
        cargar|carga|cargando|ingresando|presentando|mostrando|activa|activar|activando|activas|active|pedi|pedir|genera|generar|descarga|descargar|descargando|solicitar|solicita|canjea|canjear el|un|tu|su? cupon|codigo|voucher,
        cupon activado|cargado|descargado
      `),
    },
    { value: { kind: 'enrolment', value: null, denied: true }, phrases: ['sin inscripcion|registro|activar activado?|previo?'] },
    { value: { kind: 'enrolment', value: 'cupón', denied: true }, phrases: ['sin cupon|codigo activado?|previo?'] },
    {
      value: { kind: 'other', value: 'invitación' },
      phrases: parsePhrases(`
        te eligio|selecciono|invito|elegimos|seleccionamos|invitamos,
        te llego|recibiste un|una|el|la|nuestro|nuestra? mail|correo|email|invitacion|sms|mensaje,
        recibieron|recibido|recibio|reciban|reciba un|una|el|la|nuestro|nuestra? mail|correo|email|invitacion|comunicacion,
        fueron|fue|fuiste invitad*|seleccionad*|elegid*, recibiste|llego|tenes? el|la|una mail|invitacion|mensaje|sms,
        clientes|usuarios seleccionad*|invitad*|preseleccionad*, invitacion es personal, por|con invitacion
      `),
    },
    {
      value: { kind: 'other', value: 'invitación', denied: true },
      phrases: [
        'no recibiste|recibio|recibieron|hayan|haya recibido? un|una|el|la|nuestro|nuestra? mail|correo|email|invitacion|comunicacion',
        'sin invitacion',
      ],
    },
    { value: { kind: 'member', value: 'Club La Nacion' }, phrases: ['club la nacion', 'club lanacion', 'lanacion'] },
    {
      value: { kind: 'member', value: 'Clarin 365' },
      phrases: ['tarjeta? clarin 365', '365 plus', 'tarjeta? clarin', 'clarin 365 o 365 plus'],
    },
    ...ISSUERS.flatMap(({ words: { programmes = [] } }) =>
      programmes.map(({ name, phrases }) => ({ value: { kind: 'member' as const, value: name }, phrases })),
    ),
    // Paid memberships of web shops.
    { value: { kind: 'member', value: 'Prime' }, phrases: ['prime', 'socio|socios|miembro|miembros|suscriptor|suscriptores prime'] },
    { value: { kind: 'member', value: 'Tarjeta La Capital' }, phrases: ['tarjeta de? beneficios de? diario? la capital'] },
    {
      value: { kind: 'resident', value: null },
      phrases: parsePhrases(`
        residente|residentes de|en, con|${HAVE}|quien|quienes? domicilio real? en, domicilio en la provincia, domiciliad* en, vecin* de,
        viv*|resid* en, con domicilio real en
      `),
    },
    {
      value: null,
      phrases: [
        'residente|residentes de|en la|el|todo|toda? republica|pais|argentina|territorio',
        'residente|residentes de|en todo el pais|territorio',
      ],
    },
    {
      value: { kind: 'other', value: 'celular Android' },
      phrases: ['nfc android', 'android nfc', 'dispositivo|dispositivos android', 'celular|celulares|telefono|telefonos android'],
    },
    // Instalments without a card are a loan, which the issuer has to approve.
    {
      value: { kind: 'other', value: 'préstamo aprobado' },
      phrases: ['oferta|ofertas de prestamo|prestamos', 'otorgamiento de un|el? prestamo', 'sujet* a? su|la? revision crediticia'],
    },
    {
      value: { kind: 'other', value: 'más que una caja de ahorro en pesos', denied: true },
      phrases: ['como unico producto', 'unico producto'],
    },
  ],
}

export const WORDS_BETWEEN_PEOPLE: ReadonlySet<string> = new Set(
  (
    'o u y e de del a al los las la el sus por para con clientes cliente usuarios quienes quien si sos sea sean plan planes mayor mayores ' +
    'visa mastercard tarjeta tarjetas credito internacional tambien demas otros otras'
  ).split(' '),
)

export const STEMS_BEFORE_PEOPLE = [
  ...parsePhrases('exclusiv, client, usuari, soci, beneficiari, titular, quien, segmento, cartera, para, aquell, sos, unicament'),
] as const
