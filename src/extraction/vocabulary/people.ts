import type { MentionValues } from '../mentions/mention.ts'
import { ISSUERS } from './issuers.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * People that a promotion may be for. Tiers and plans of an issuer are in the lexicon of tiers, a chain's own club in the chain's
 * folder, ages in `mentions/ages.ts`. `denied`: the words require it by banning everyone without it.
 */
export const PEOPLE: Lexicon<'people', MentionValues['people']> = {
  kind: 'people',
  tolerant: true,
  entries: [
    {
      value: { kind: 'salary', value: null },
      phrases: [
        'plan|planes sueldo|sueldos|haberes',
        'cuenta|cuentas sueldo|sueldos|haberes',
        'cliente|clientes sueldo|haberes',
        'cartera|segmento haberes',
        'haberes',
        'payroll',
        'acredit*|acredita|acreditan|deposit* su|sus|tu|el|los|de? sueldo|sueldos|haberes',
        'acredit*|deposit* sueldo|haberes',
        'cobr*|percib* su|sus|tu|el|los? sueldo|sueldos|haberes',
        'cobr* en tu cuenta',
        'asalariad*',
      ],
    },
    {
      value: { kind: 'pensioner', value: null },
      phrases: [
        'jubilad*',
        'jubilad* y|o pensionad*',
        'jubilad*|pensionad* de anses',
        'jubilad* y|o pensionad* de anses',
        'pensionad*',
        'percib*|cobr* su|sus? jubilacion|jubilaciones|pension|pensiones',
        'percib*|cobr* su|sus? haber|haberes previsional|previsionales|jubilatorio|jubilatorios',
        'haber|haberes previsional|previsionales|jubilatorio|jubilatorios',
        'jubilacion|jubilaciones',
      ],
    },
    { value: { kind: 'benefit', value: 'ANSES' }, phrases: ['anses', 'beneficios anses', 'programa beneficios anses'] },
    { value: { kind: 'benefit', value: 'AUH' }, phrases: ['auh', 'asignacion universal por? hij*?'] },
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
      phrases: ['emplead* public*', 'emplead* a|as|o|os public*', 'personal publico', 'agente|agentes public*', 'administracion publica'],
    },
    {
      value: { kind: 'employment', value: 'empleados municipales' },
      phrases: ['emplead* publicos? municipal*', 'emplead* municipal*', 'personal municipal'],
    },
    {
      value: { kind: 'employment', value: 'empleados municipales y provinciales' },
      phrases: ['emplead* publicos? municipal* y|e|o provincial*', 'emplead* publicos? provincial* y|e|o municipal*'],
    },
    {
      value: { kind: 'employment', value: 'personal de salud' },
      phrases: ['personal de? la? salud', 'trabajador* de la salud', 'medicos'],
    },
    { value: { kind: 'employment', value: 'docentes' }, phrases: ['docente|docentes', 'personal docente'] },
    { value: { kind: 'employment', value: 'estudiantes' }, phrases: ['estudiante|estudiantes', 'estudiante|estudiantes universitari*'] },
    {
      value: { kind: 'military', value: null },
      phrases: ['fuerzas armadas', 'fuerzas de seguridad', 'militar|militares', 'policia|policias', 'gendarm*', 'prefectura naval?'],
    },
    // The forces of security are not among them.
    { value: { kind: 'military', value: 'familia militar' }, phrases: ['familia|familias militar|militares'] },
    {
      value: { kind: 'account', value: null },
      phrases: [
        'tener|tenga|tengan|tengas|poseer|posea|posean|contar con? abierta? una|la|su? cuenta|cuentas|caja',
        'contar|cuenten|cuente con una|la|su cuenta|caja',
        'tener|tenga|tengan|tengas asociada|adherida|registrada|vinculada a modo? la|una|su|tu cuenta',
        'titular|titulares de una cuenta bancaria?',
        'titular|titulares de cuenta bancaria',
        'titular|titulares de servicio|servicios de cuenta',
        'titular|titulares de una|la? caja de ahorro|ahorros',
        'sea|sean de titulo personal',
        'requisito que sea de titulo personal',
        'a titulo personal y adherida a modo',
        'elegida|elegir una cuenta favorita',
        'usuarios|clientes con caja de ahorro|ahorros',
        'cuenta de? pago abierta',
        'cuenta propia adherida a modo',
        'efectuad*|realizad* por el titular de la? cuenta',
      ],
    },
    {
      value: { kind: 'account', value: null, denied: true },
      phrases: ['sin caja de ahorro|ahorros', 'sin cuenta corriente|bancaria', 'que no posean|tengan cuenta|caja'],
    },
    {
      value: { kind: 'newCustomer', value: null },
      phrases: [
        'tu|su primer|primera pago|compra|consumo con',
        'primer|primera pago|compra|consumo con mercado|dinero|la',
        'cliente|clientes nuevos|nuevo',
        'nuevo|nuevos cliente|clientes|usuarios|socios',
        'nuevas altas',
        'por primera vez',
      ],
    },
    { value: { kind: 'firstPurchase', value: null }, phrases: ['la primera compra|transaccion|operacion'] },
    {
      value: { kind: 'enrolment', value: null },
      phrases: [
        'inscribi*|inscribe*|inscripto|inscriptos',
        'registrado|registrados a traves|en la|el? app|aplicacion|sitio|web|formulario',
        'registrarte|registrate|registrarse',
        'hayan registrado|inscripto|adherido',
        'completa|completar|complete el formulario|fomulario',
        'cargar|carga|ingresando|presentando|mostrando el|un|tu? cupon|codigo|voucher',
        'previa adhesion|inscripcion|registracion',
        'tocar|toca en? participar',
        'solicitar|solicita tu? cupon',
        'descarga|descargar|descargando el? cupon',
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
      phrases: ['residente|residentes de|en', 'domicilio en la provincia', 'vecin* de', 'con domicilio real en'],
    },
    {
      value: { kind: 'other', value: 'celular Android' },
      phrases: ['nfc android', 'android nfc', 'dispositivo|dispositivos android', 'celular|celulares|telefono|telefonos android'],
    },
    // Instalments without a card are lent, to whom the issuer finds fit.
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
