import type { MethodName } from '#domain/paymentMethod.ts'
import type { MentionValues } from '../mentions/mention.ts'
import type { Entry, Lexicon } from './lexicon.ts'

type Tier = { issuer: MethodName; name: string; phrases: readonly string[]; variant?: MethodName }

/** Tiers, packages and plans by the names that their issuers give them. Cards name further ones (`mentions/namedTiers.ts`). */
const TIERS: readonly Tier[] = [
  { issuer: 'Banco Galicia', name: 'Éminent', phrases: ['galicia? eminent black?'], variant: 'Banco Galicia - Eminent' },
  { issuer: 'Banco Galicia', name: 'Move', phrases: ['galicia move'] },
  { issuer: 'Banco Macro', name: 'Selecta', phrases: ['macro? selecta'], variant: 'Banco Macro - Tarjeta Selecta' },
  { issuer: 'Banco Nación', name: 'Nativa', phrases: ['nativa'], variant: 'Banco Nación - Tarjeta Nativa' },
  { issuer: 'Banco Patagonia', name: 'Singular', phrases: ['patagonia? singular'] },
  { issuer: 'Banco Patagonia', name: 'Plus', phrases: ['patagonia plus'] },
  { issuer: 'Banco Patagonia', name: 'Clásica', phrases: ['patagonia clasica'] },
  { issuer: 'Banco Patagonia', name: 'ON', phrases: ['patagonia on'] },
  { issuer: 'Banco Comafi', name: 'Único Black', phrases: ['comafi? unico black'] },
  { issuer: 'Banco Comafi', name: 'Único', phrases: ['comafi unico'] },
  { issuer: 'Banco Hipotecario', name: 'Búho', phrases: ['buho', 'buho inicia|emprendedor|facil|gold|platinum|black|one'] },
  { issuer: 'Banco Supervielle', name: 'Identité', phrases: ['identite black?'], variant: 'Banco Supervielle - Identité y Plan Sueldo' },
  { issuer: 'Banco Santander', name: 'Women', phrases: ['santander? women'], variant: 'Banco Santander - Women' },
  { issuer: 'Banco Santander', name: 'Select', phrases: ['santander select', 'select'] },
  { issuer: 'Banco Santander', name: 'Infinity', phrases: ['infinity gold?'] },
  { issuer: 'NaranjaX', name: 'Plan Turbo', phrases: ['plan? turbo'], variant: 'NaranjaX - Plan Turbo' },
  { issuer: 'NaranjaX', name: 'Plan Épico', phrases: ['plan? epico'], variant: 'NaranjaX - Plan Épico' },
  { issuer: 'Personal Pay', name: 'Nivel 1', phrases: ['nivel|niveles 1'], variant: 'Personal Pay - Nivel 1' },
  { issuer: 'Personal Pay', name: 'Nivel 2', phrases: ['nivel|niveles 2'], variant: 'Personal Pay - Nivel 2' },
  { issuer: 'Personal Pay', name: 'Nivel 3', phrases: ['nivel|niveles 3'], variant: 'Personal Pay - Nivel 3' },
  { issuer: 'Personal Pay', name: 'Nivel 4', phrases: ['nivel|niveles 4'] },
  { issuer: '.Reba', name: 'Black', phrases: ['reba black'], variant: '.Reba - Black' },
]

/** Words for better cards and packages that several issuers use. */
const SHARED: readonly Entry<MentionValues['tier']>[] = ['Platinum', 'Black', 'Signature', 'Infinite', 'Gold', 'Premium'].map((name) => ({
  value: { name, issuer: null, variant: null },
  phrases: [name.toLowerCase()],
}))

export const TIER_NAMES: Lexicon<'tier', MentionValues['tier']> = {
  kind: 'tier',
  entries: [
    ...TIERS.map(({ issuer, name, phrases, variant }) => ({ value: { name, issuer, variant: variant ?? null }, phrases })),
    ...SHARED,
  ],
}
