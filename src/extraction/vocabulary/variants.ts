import type { WhoKind } from '#domain/condition.ts'
import type { MethodName } from '#domain/paymentMethod.ts'

/** People for whom the catalogue has its own entry under their issuer. `names`: tiers that several issuers have by that name. */
type VariantOf = { issuer: MethodName; variant: MethodName; kinds: readonly WhoKind[]; names?: readonly string[] }

const VARIANTS: readonly VariantOf[] = [
  { issuer: 'Banco Credicoop', variant: 'Banco Credicoop - Plan Sueldo', kinds: ['salary'] },
  { issuer: 'Banco ICBC', variant: 'Banco ICBC - Cliente Payroll', kinds: ['salary'] },
  { issuer: 'Banco Supervielle', variant: 'Banco Supervielle - Identité y Plan Sueldo', kinds: ['salary'] },
  { issuer: 'Banco Supervielle', variant: 'Banco Supervielle - Jubilados', kinds: ['pensioner'] },
  { issuer: 'Banco Santander', variant: 'Banco Santander - Jubilados', kinds: ['pensioner'] },
  { issuer: 'Banco Ciudad', variant: 'Banco Ciudad - Plan Sueldo y Jubilados', kinds: ['salary', 'pensioner'] },
  { issuer: 'Banco Hipotecario', variant: 'Banco Hipotecario - Búho/Plan Sueldo', kinds: ['salary'] },
  { issuer: 'NaranjaX', variant: 'NaranjaX - Plan Turbo', kinds: ['segment'], names: ['planes de suscripción'] },
  { issuer: 'NaranjaX', variant: 'NaranjaX - Plan Épico', kinds: ['segment'], names: ['planes de suscripción'] },
  { issuer: 'Banco Macro', variant: 'Banco Macro - Tarjeta PLATINUM', kinds: ['segment'], names: ['Platinum', 'Preferencial'] },
  { issuer: 'Banco Macro', variant: 'Banco Macro - Tarjeta Selecta', kinds: ['segment'], names: ['Signature', 'Black'] },
]

/** The catalogue's entries for people of an issuer; empty: it has none, and only the condition says it. */
export function variantsOf(issuer: MethodName, kind: WhoKind, name: string | null): MethodName[] {
  return VARIANTS.filter(
    (entry) => entry.issuer === issuer && entry.kinds.includes(kind) && (kind !== 'segment' || (entry.names ?? []).includes(name ?? '')),
  ).map(({ variant }) => variant)
}
