import { fold } from '#domain/fold.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { MentionValues } from '../mentions/mention.ts'
import type { Entry, Lexicon } from './lexicon.ts'

type Tier = { issuer: MethodName; name: string; phrases: readonly string[]; variant?: MethodName }

/**
 * Tiers, packages and plans by names that only one issuer has, each called as in `domain/tierNames.ts` (a test compares the two). Cards
 * name other tiers too.
 */
const ISSUER_TIERS: readonly Tier[] = [
  { issuer: 'Banco Galicia', name: 'Éminent', phrases: ['galicia? eminent'], variant: 'Banco Galicia - Eminent' },
  { issuer: 'Banco Galicia', name: 'Éminent Black', phrases: ['galicia? eminent black'], variant: 'Banco Galicia - Eminent' },
  { issuer: 'Banco Galicia', name: 'Move', phrases: ['galicia move'] },
  { issuer: 'Banco Galicia', name: 'Plus', phrases: ['galicia plus'] },
  { issuer: 'Banco Macro', name: 'Selecta', phrases: ['macro? selecta'], variant: 'Banco Macro - Tarjeta Selecta' },
  { issuer: 'Banco Macro', name: 'Platinum', phrases: ['macro platinum|preferencial'], variant: 'Banco Macro - Tarjeta PLATINUM' },
  { issuer: 'Banco Nación', name: 'Nativa', phrases: ['nativa', 'nativa visa|mastercard'], variant: 'Banco Nación - Tarjeta Nativa' },
  { issuer: 'Banco Nación', name: 'Ágil', phrases: ['cuenta|paquete agil'] },
  { issuer: 'Banco Nación', name: 'Insignia', phrases: ['cuenta|paquete insignia'] },
  { issuer: 'Banco Patagonia', name: 'Singular', phrases: ['patagonia? singular'] },
  { issuer: 'Banco Patagonia', name: 'Plus', phrases: ['patagonia plus'] },
  { issuer: 'Banco Patagonia', name: 'Clásica', phrases: ['patagonia clasica'] },
  { issuer: 'Banco Patagonia', name: 'Clásica o Plus', phrases: ['productos|cuenta|cuentas|clientes clasica y|o plus'] },
  { issuer: 'Banco Patagonia', name: 'ON', phrases: ['patagonia on'] },
  { issuer: 'Banco Comafi', name: 'Único Black', phrases: ['cuenta? comafi? unico black'] },
  {
    issuer: 'Banco Comafi',
    name: 'Único',
    phrases: ['comafi unico', 'cuenta comafi? unico', 'pertenecientes a servicios de cuenta unico'],
  },
  // The list of all but the plain account: one question, for one of them is enough.
  { issuer: 'Banco Comafi', name: 'Global, Classic, Premium o Único', phrases: ['pertenecientes a servicios de cuenta global'] },
  { issuer: 'Banco Hipotecario', name: 'Búho', phrases: ['buho'], variant: 'Banco Hipotecario - Búho/Plan Sueldo' },
  ...['One', 'Sueldo', 'Emprendedor', 'Jubilado', 'Inicia', 'Fácil', 'Gold', 'Platinum', 'Black'].map(
    (name): Tier => ({
      issuer: 'Banco Hipotecario',
      name: `Búho ${name}`,
      phrases: [`buho ${fold(name)}`],
      variant: 'Banco Hipotecario - Búho/Plan Sueldo',
    }),
  ),
  { issuer: 'Banco Hipotecario', name: 'Packs', phrases: ['clientes? con packs', 'con packs', 'black pack'] },
  { issuer: 'Banco Supervielle', name: 'Identité', phrases: ['identite', 'idt'], variant: 'Banco Supervielle - Identité y Plan Sueldo' },
  {
    issuer: 'Banco Supervielle',
    name: 'Identité Black',
    phrases: ['identite black'],
    variant: 'Banco Supervielle - Identité y Plan Sueldo',
  },
  { issuer: 'Banco Supervielle', name: 'Hit IOL', phrases: ['hit iol'] },
  {
    issuer: 'Banco Supervielle',
    name: 'Paquete Previsional',
    phrases: ['active previsional', 'liberte gold? previsional', 'identite previsional'],
  },
  { issuer: 'Banco Santander', name: 'Women', phrases: ['cuenta? santander? women'], variant: 'Banco Santander - Women' },
  { issuer: 'Banco Santander', name: 'Select', phrases: ['santander select', 'clientes|cuenta|cartera select', 'select'] },
  { issuer: 'Banco Santander', name: 'Infinity', phrases: ['infinity gold?'] },
  { issuer: 'Banco Santander', name: 'Supercuenta', phrases: ['super cuenta 3?', 'supercuenta 3?'] },
  { issuer: 'NaranjaX', name: 'Plan Turbo', phrases: ['plan? turbo'], variant: 'NaranjaX - Plan Turbo' },
  { issuer: 'NaranjaX', name: 'Plan Épico', phrases: ['plan? epico'], variant: 'NaranjaX - Plan Épico' },
  {
    issuer: 'NaranjaX',
    name: 'planes de suscripción',
    phrases: [
      'adherid*|aherid*|suscrip*|suscrit*|suscript* a|al|a los plan|planes nx|suscripcion|de',
      'adherid*|aherid*|suscrip*|suscrit*|suscript* a|al|a los plan|planes de suscripcion',
      'plan|planes de? suscripcion nx?',
      'plan nx',
    ],
  },
  ...[1, 2, 3].map(
    (level): Tier => ({
      issuer: 'Personal Pay',
      name: `Nivel ${level}`,
      phrases: [`nivel|niveles ${level}`],
      variant: `Personal Pay - Nivel ${level}` as MethodName,
    }),
  ),
  ...[4, 5].map((level): Tier => ({ issuer: 'Personal Pay', name: `Nivel ${level}`, phrases: [`nivel|niveles ${level}`] })),
  { issuer: '.Reba', name: 'Black', phrases: ['reba black'], variant: '.Reba - Black' },
  { issuer: 'Brubank', name: 'Plan Ultra', phrases: ['plan ultra', 'brubank ultra'] },
  { issuer: 'Brubank', name: 'Plan Plus', phrases: ['brubank plus', 'brubank plan plus'] },
  { issuer: 'Brubank', name: 'Plan One', phrases: ['brubank one', 'brubank plan one'] },
  { issuer: 'Banco Credicoop', name: 'Credicuenta', phrases: ['credicuenta'] },
  { issuer: 'Banco Credicoop', name: 'Módulos Credicoop', phrases: ['modulo|modulos credicoop'] },
  {
    issuer: 'Tarjeta American Express - The Platinum Card ® y Centurion ®',
    name: 'The Platinum Card y Centurion',
    phrases: ['the? platinum card', 'platinum rcp', 'platinum card y centurion', 'centurion'],
    variant: 'Tarjeta American Express - The Platinum Card ® y Centurion ®',
  },
]

/** Names that several issuers give to their tiers. They are everyday words, so a word for a tier must come before them. */
const SHARED = [
  'Adolescentes',
  'Ahorro',
  'Black',
  'Clásica',
  'Clásico',
  'Classic',
  'Crecer',
  'Crecimiento',
  'Emprendedor',
  'Estilo',
  'Estudiantes',
  'Evolución',
  'Excellence',
  'Exclusive Banking',
  'Express',
  'Global',
  'Gold',
  'Impulso',
  'Infinite',
  'Jóvenes',
  'Logros',
  'Oro',
  'Platinum',
  'Plus',
  'Plus Gold',
  'Preferencial',
  'Premium',
  'Premium World',
  'Profesional',
  'Protección',
  'Renta Alta',
  'Signature',
  'Simple',
  'Único',
  'Único Black',
  'Único Más',
] as const
/** Those of them that are levels of a card and are also named without such a word. */
const CARD_LEVELS = ['Black', 'Platinum', 'Signature', 'Infinite', 'Gold', 'Premium', 'Preferencial', 'Renta Alta']
const LEADS = 'cliente|clientes|usuario|usuarios|cartera|cuenta|cuentas|paquete|paquetes|plan|producto|productos|segmento|sueldo'

/** A package of any name. */
const PACKAGE: Entry<MentionValues['tier']> = {
  value: { name: 'paquete de productos', issuer: null, variant: null },
  phrases: ['paquete|paquetes de productos', 'con paquete|paquetes', 'cliente|clientes con paquete|paquetes'],
}

/** Everybody who is in no tier: named next to a tier, and no condition. */
const NOBODY: Entry<MentionValues['tier']> = {
  value: { name: null, issuer: null, variant: null },
  phrases: [
    'cartera general',
    'no adherid*',
    'no adherid* a|al|a los? plan|planes de|nx? suscripcion?',
    'no suscrip*|suscrit*',
    'no premium',
    'clientes? no premium',
    'todos los clientes',
    'clientes en general',
    'mercado abierto',
    'resto de los|las clientes|tarjetas|usuarios',
  ],
}

export const TIERS: Lexicon<'tier', MentionValues['tier']> = {
  kind: 'tier',
  entries: [
    ...ISSUER_TIERS.map(({ issuer, name, phrases, variant }) => ({ value: { name, issuer, variant: variant ?? null }, phrases })),
    ...SHARED.map((name) => ({
      value: { name, issuer: null, variant: null },
      phrases: [`${LEADS} ${fold(name)}`, ...(CARD_LEVELS.includes(name) ? [fold(name)] : [])],
    })),
    PACKAGE,
    NOBODY,
  ],
}
