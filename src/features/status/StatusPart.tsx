import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { isFeedSlug, sourceFacts, sourceName } from '#domain/catalogue/source.ts'
import { promotionPath } from '#domain/promotion/promotion.ts'
import { askedWords } from '#domain/promotion/readings.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import { Badge } from '#ui/Badge.tsx'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './StatusPart.module.css'
import type { RunStatus, SourceStatus, StatusData, TryStatus } from './statusData.ts'
import {
  bytesWords,
  momentWords,
  overallSentence,
  reviewsSentence,
  runKindWords,
  runWords,
  sourceWords,
  trySentence,
  tryWords,
  VERDICT_WORDS,
} from './statusWords.ts'

/** Shows how fresh the data is: one sentence per source for shoppers, and folded details for operators. */
export function StatusPart({ data }: { data: StatusData }) {
  const [feeds, chains] = [data.sources.filter(isOfFeed), data.sources.filter((source) => !isOfFeed(source))]
  const isWell = data.storage.trouble === null && data.kind === 'real' && !chains.some(({ isStale }) => isStale)
  const reviews = reviewsSentence(data)
  return (
    <section id="datos" aria-labelledby="estado">
      <h2 id="estado">Estado de los datos</h2>
      <p className={clsx(styles.overall, isWell && styles.well)}>
        <span className={styles.sign} aria-hidden="true">
          {isWell ? '✓' : '!'}
        </span>
        <span>{overallSentence(data)}</span>
      </p>
      {reviews !== null && <p className={text.aside}>{reviews}</p>}
      <ul className={styles.sources}>
        {chains.map((source) => (
          <Source key={source.source} source={source} today={data.today} isExample={data.kind === 'example'} />
        ))}
      </ul>
      {feeds.length > 0 && (
        <section aria-labelledby="emisores">
          <h3 id="emisores">Lo que publican los emisores</h3>
          <ul className={styles.sources}>
            {feeds.map((source) => (
              <Source key={source.source} source={source} today={data.today} isExample={data.kind === 'example'} />
            ))}
          </ul>
        </section>
      )}
      {data.contradictions.length > 0 && (
        <section aria-labelledby="contradicciones">
          <h3 id="contradicciones">En qué no coinciden</h3>
          <p className={text.aside}>Mostramos lo que menos promete, y lo marcamos con dudas.</p>
          <ul className={styles.runs}>
            {data.contradictions.map(({ id, words }) => (
              <li key={`${id} ${words}`}>
                <a className={clsx(link.touch, link.underlined)} href={promotionPath(id, undefined)}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Runs data={data} />
      <p className={styles.next}>
        ¿Viste algo mal?{' '}
        <Link to="/reportar" search={{}}>
          Avisanos
        </Link>
        . Para programas: <a href="/api/v1/status">estado en JSON</a>.
      </p>
    </section>
  )
}

const isOfFeed = ({ source }: SourceStatus) => isFeedSlug(source)

function Source({ source, today, isExample }: { source: SourceStatus; today: CivilDate; isExample: boolean }) {
  const { name, url } = sourceFacts(source.source)
  const trouble = trySentence(source, today)
  const { state, rest } = sourceWords(source)
  return (
    <li className={styles.source}>
      <h3>
        {!isFeedSlug(source.source) && <Badge of={CHAINS[source.source]} />}
        {name}
        <a className={clsx(link.touch, link.underlined, styles.official)} href={url} target="_blank" rel="noopener noreferrer">
          Página oficial<span className={text.unseen}> de {name} (se abre aparte)</span>
        </a>
      </h3>
      <p className={source.isStale ? styles.stale : undefined}>
        <span aria-hidden="true">{source.isStale ? '⚠ ' : '✓ '}</span>
        {isExample ? (
          'Promociones de ejemplo, inventadas.'
        ) : (
          <>
            <b>{state}</b>: {rest}
          </>
        )}
      </p>
      {trouble !== null && <p className={styles.trouble}>{trouble}</p>}
      {source.lastGood && <p className={text.aside}>{promotionsWords(source.lastGood.promotions)}</p>}
      {(source.lastGood || source.lastTry) && <SourceDetail source={source} today={today} />}
    </li>
  )
}

function promotionsWords(promotions: number): string {
  return promotions === 1 ? '1 promoción publicada' : `${promotions} promociones publicadas`
}

function Runs({ data: { runs, today, version, publishedAt } }: { data: StatusData }) {
  if (runs.length === 0) return null
  return (
    <section aria-labelledby="lecturas">
      <h3 id="lecturas">Últimas lecturas</h3>
      {version !== null && publishedAt !== null && (
        <p className={text.aside}>
          Lo publicado es la edición {version}, de {momentWords(publishedAt, today)}.
        </p>
      )}
      <ol className={styles.runs}>
        {runs.map((run) => (
          <Run key={run.id} run={run} today={today} />
        ))}
      </ol>
    </section>
  )
}

function Run({ run: { id, kind, startedAt, seconds, outcome, error, sources }, today }: { run: RunStatus; today: CivilDate }) {
  const bad = sources.filter((one) => one.outcome === 'held' || one.outcome === 'failed')
  const summary = bad.map((one) => `${sourceName(one.source)}: ${tryWords(one.outcome)}`).join(' · ')
  return (
    <li>
      <time dateTime={startedAt}>{momentWords(startedAt, today)}</time>
      <b>{runWords(outcome)}</b>
      <span className={text.soft}>
        {runKindWords(kind)} · {sources.length === 1 ? '1 fuente' : `${sources.length} fuentes`}
        {seconds !== null && seconds > 0 && ` · ${seconds} s`} · lectura {id}
      </span>
      {summary !== '' && <span className={styles.trouble}>{summary}</span>}
      {error !== null && <span className={styles.trouble}>{error}</span>}
    </li>
  )
}

function SourceDetail({ source: { lastGood, lastTry, nextReadingAt }, today }: { source: SourceStatus; today: CivilDate }) {
  return (
    <details className={styles.detail}>
      <summary className={link.disclosure}>Detalle</summary>
      <dl>
        {lastGood && (
          <>
            <Row name="Última lectura buena">
              {lastGood.at ? momentWords(lastGood.at, today) : `del ${dayAndMonth(lastGood.capturedAt)}`}
            </Row>
            <Row name="Tarjetas leídas">{lastGood.cards}</Row>
            <Row name="Promociones">{lastGood.promotions}</Row>
            <Row name="Dejadas afuera">
              {lastGood.refused.length === 0 ? (
                'ninguna'
              ) : (
                <List items={lastGood.refused.map(({ reason, count }) => `${count} × ${reason}`)} />
              )}
            </Row>
          </>
        )}
        {lastTry && <Try attempt={lastTry} today={today} />}
        {nextReadingAt !== null && <Row name="Próxima lectura">{momentWords(nextReadingAt, today)}</Row>}
      </dl>
    </details>
  )
}

function Try({ attempt, today }: { attempt: TryStatus; today: CivilDate }) {
  const { at, outcome, verdict, reasons, unreadable, fetched, asked } = attempt
  return (
    <>
      <Row name="Último intento">
        {momentWords(at, today)}: {tryWords(outcome)}
      </Row>
      <Row name="Control de calidad">{verdict === null ? 'no llegó a hacerse' : VERDICT_WORDS[verdict]}</Row>
      {reasons.length > 0 && (
        <Row name="Por qué">
          <List items={reasons} />
        </Row>
      )}
      {unreadable > 0 && <Row name="Entradas ilegibles">{unreadable}</Row>}
      {asked && <Row name="Segunda lectura">{askedWords(asked)}</Row>}
      {fetched && (
        <>
          <Row name="Cómo se leyó">{fetched.way}</Row>
          <Row name="Tráfico">
            {fetched.requests} pedidos, {bytesWords(fetched.bytes)}
          </Row>
          {fetched.ofNoChain !== undefined && fetched.ofNoChain > 0 && <Row name="Que no nombran una cadena">{fetched.ofNoChain}</Row>}
          {fetched.leftOut > 0 && <Row name="Que la fuente no muestra">{fetched.leftOut}</Row>}
          {fetched.warnings.length > 0 && (
            <Row name="Avisos">
              <List items={fetched.warnings} />
            </Row>
          )}
        </>
      )}
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
