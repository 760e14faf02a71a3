import { z } from 'zod'
import { isCivilDate } from '#domain/calendar/calendar.ts'
import { ALL_CHAIN_SLUGS, ALL_WHERES } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { ALL_SOURCE_SLUGS, FEED_SLUGS } from '#domain/catalogue/source.ts'
import { spellName } from '#domain/catalogue/spelling.ts'
import { withAllCaps } from '#domain/promotion/caps.ts'
import { BLOCK_ROLES } from '#domain/promotion/capture.ts'
import { EVIDENCE_FIELDS } from '#domain/promotion/promotionFields.ts'
import { historyFields, promotionFields } from '#domain/promotion/promotionSchema.ts'
import { WITNESS_VERDICTS } from '#domain/promotion/witness.ts'
import { HOLDER_STATUSES } from '#domain/wallet/wallet.ts'
import { PAGE_SIZE } from './parameters.ts'

/**
 * The schemas of the API's answers: they write every answer and make the documentation. What a schema does not name stays inside.
 */
const civilDate = z.string().refine(isCivilDate).meta({ format: 'date', description: 'Día del calendario en la Argentina, AAAA-MM-DD.' })
const instant = z.string().meta({ format: 'date-time', description: 'Instante ISO 8601.' })
const chain = z.enum(ALL_CHAIN_SLUGS)

const spelled = <const Name extends string>(names: readonly Name[]) =>
  z
    .enum(names)
    .transform((name) => spellName(name))
    .pipe(z.enum(names.map((name) => spellName(name))))
const spelledText = z.string().transform(spellName).pipe(z.string())

const methodName = spelled(PAYMENT_METHODS.map(({ name }) => name))
const methodSlug = z.enum(PAYMENT_METHODS.map(({ slug }) => slug))
const where = spelled(ALL_WHERES)
const membership = spelled(MEMBERSHIPS)
const count = z.int().min(0)
const colours = z.object({ fill: z.string(), ink: z.string() })

const eligibility = z
  .object({
    status: z.enum(['yes', 'maybe', 'no']),
    via: z.array(methodName).describe('El grupo de medios que alcanza, o el que más cerca queda; vacío cuando sirve cualquiera.'),
    missing: z
      .array(
        z.object({
          kind: z.enum(['method', 'card', 'rail', 'condition', 'membership', 'unknown']),
          name: spelledText,
          of: z.array(methodName).optional().describe('De una tarjeta: los medios de la billetera en los que hay que tenerla.'),
          ask: z.string().optional().describe('La pregunta en palabras.'),
          question: z.string().optional().describe('La pregunta que lo decide, como clave para `answers`.'),
          also: z
            .array(z.string())
            .optional()
            .describe('La misma pregunta por otros medios de la billetera: con un sí a cualquiera alcanza.'),
        }),
      )
      .describe('Lo que le falta a un no, o de lo que depende un quizás.'),
  })
  .meta({ id: 'Eligibility', description: 'Si la billetera del pedido puede usarla, y por qué. Está cuando el pedido trae una.' })

/** Clubs have one name, here and in `membership`; values of other kinds are the card's own words. */
function withSpelledClubs({ who, ...conditions }: z.output<typeof promotionFields.conditions>) {
  return {
    ...conditions,
    who: who.map((one) => (one.kind === 'member' && one.value !== null ? { ...one, value: spellName(one.value) } : one)),
  }
}

const promotion = z
  .object({
    ...promotionFields,
    ...historyFields,
    where: z.array(where),
    membership: z.array(membership),
    limits: promotionFields.limits.overwrite(withAllCaps),
    conditions: promotionFields.conditions.overwrite(withSpelledClubs),
    paymentMethods: z
      .array(z.array(methodName))
      .nullable()
      .describe('Grupos alternativos; los medios de un grupo van todos juntos. null: con cualquier medio.'),
    id: historyFields.id.describe('Estable mientras la oferta es la misma.'),
    feed: z.enum(FEED_SLUGS).optional().describe('El emisor que la publica; no está cuando sale de la página de la cadena.'),
    group: z
      .string()
      .describe(
        'Lo comparten las que en la lista y en la página son una sola: todo lo que ofrece una tarjeta, la misma oferta según el plan, las tarjetas de un emisor que solo dan cuotas.',
      ),
    eligibility: eligibility.optional(),
    saving: z.number().min(0).optional().describe('Lo más que ahorra sobre `amount`, en pesos. Está cuando el pedido trae un monto.'),
    savingAtLeast: z.number().min(0).optional().describe('Lo que ahorra seguro: lo mismo, o nada donde `saving` es un «hasta».'),
  })
  .meta({
    id: 'Promotion',
    description: 'Una promoción, con los campos de la especificación y la evidencia de cada uno en el texto de la tarjeta.',
  })

const groups = z
  .record(z.string(), z.array(z.string()))
  .describe(
    'Por su `group`, los identificadores de las promociones de cada grupo de más de una que aparece acá: todas las que no terminaron, también las de otros días. Cualquiera lleva a la misma página.',
  )

const edition = z
  .object({ version: z.int().min(1), publishedAt: instant, kind: z.enum(['real', 'example']) })
  .meta({ description: 'La publicación de la que sale la respuesta; `example`: datos inventados, de ejemplo.' })

const source = z
  .object({
    capturedAt: civilDate,
    text: z.string(),
    blocks: z.array(z.object({ role: z.enum(BLOCK_ROLES), start: count, end: count })),
  })
  .meta({ description: 'El texto original; la evidencia son posiciones en él (unidades UTF-16, fin excluido).' })

const evidenceField = z.enum(EVIDENCE_FIELDS)
const statement = z
  .object({
    id: z.string(),
    url: promotionFields.url,
    capturedAt: civilDate,
    quotes: z.array(z.object({ field: evidenceField, text: z.string() })).describe('Vacío cuando la base de datos no está.'),
  })
  .meta({ description: 'Lo que dice uno de los dos, con sus palabras y su página.' })

const witness = z
  .object({
    feed: z.enum(FEED_SLUGS),
    verdict: z
      .enum(WITNESS_VERDICTS)
      .describe('`confirmed`: lo mismo; `adds`: lo mismo y algo más; `contradicted`: otra cosa; `notFound`: no está en su lista.'),
    readOn: civilDate,
    adds: z.array(evidenceField).describe('Los campos que dice el emisor y la cadena no; cuentan en la promoción.'),
    differs: z.array(evidenceField).describe('Los campos en los que difieren; en la promoción está el valor más estricto.'),
    words: z.array(z.string()).describe('Lo mismo, en palabras.'),
    chain: statement,
    issuer: statement.nullable(),
  })
  .meta({ id: 'Witness', description: 'Qué dice de la promoción el emisor que la paga.' })

/**
 * `ready`: all is well. `degraded`: the last snapshot is served, but storage is away, only read or of a newer version, so nothing newer
 * arrives, or this machine's clock is not the database's, so its days may be wrong.
 * `unavailable`: nothing to serve.
 */
export const SERVICE_STATUSES = ['ready', 'degraded', 'unavailable'] as const
const serviceStatus = z.enum(SERVICE_STATUSES)

export const promotionsAnswer = z.object({
  date: civilDate,
  snapshot: edition,
  count: count.describe('Cuántas son en todas las páginas.'),
  best: z.string().nullable().describe('El identificador de la que más conviene y seguro se puede usar; null: ninguna.'),
  bestIfAsked: z.string().nullable().describe('El de la que convendría más si se contesta que sí a lo que le falta; null: ninguna.'),
  promotions: z.array(promotion).describe(`Las de esta página: ${PAGE_SIZE} como mucho.`),
  groups,
})
export const promotionAnswer = z.object({
  snapshot: edition,
  promotion,
  groups,
  witnesses: z.array(witness).describe('Lo que publican los emisores de la misma promoción.'),
  source: source.nullable(),
})

export const paymentMethodsAnswer = z.object({
  count,
  paymentMethods: z.array(
    z.object({
      slug: methodSlug,
      name: methodName,
      kind: z.enum(['bank', 'wallet', 'card', 'generic']),
      parent: methodSlug.nullable(),
      isCard: z.boolean().describe('Si puede ir después de dos puntos, como tarjeta de una institución.'),
      holdsCards: z.boolean().describe('Si lleva tarjetas después de dos puntos.'),
      colours,
    }),
  ),
  conditions: z.array(z.enum(HOLDER_STATUSES)),
  memberships: z.array(z.object({ slug: z.string(), name: membership })),
})

export const supermarketsAnswer = z.object({
  count,
  supermarkets: z.array(
    z.object({
      slug: chain,
      name: z.string(),
      where: z.array(where),
      url: z.url().nullable(),
      colours,
      capturedAt: civilDate.nullable(),
      promotions: count,
      isRead: z.boolean().describe('Si leemos su página. Lo de las otras lo dice un emisor.'),
    }),
  ),
})

// The schemas for operators allow more fields: an addition there breaks no client.
export const statusAnswer = z.looseObject({
  status: serviceStatus,
  today: civilDate,
  snapshot: edition.extend({ promotions: count }).nullable(),
  storage: z.looseObject({ reachable: z.boolean() }),
  sources: z.array(z.looseObject({ source: z.enum(ALL_SOURCE_SLUGS) })),
})

export const readinessAnswer = z.looseObject({ status: z.enum([...serviceStatus.options, 'closing']), snapshot: edition.nullable() })
export const livenessAnswer = z.looseObject({ status: z.literal('live') })

export const problemAnswer = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    parameter: z.string().optional().describe('El parámetro que hay que corregir.'),
  })
  .meta({ id: 'Problem', description: 'Por qué no se puede contestar (RFC 9457).' })
