import { Link } from '@tanstack/react-router'
import type { CivilDate } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { Badge } from '#ui/Badge.tsx'
import { SourceDetail } from './SourceDetail.tsx'
import type { RunStatus, SourceStatus, StatusData } from './statusData.ts'
import { momentWords, overallSentence, runKindWords, runWords, sourceWords, trySentence, tryWords } from './statusWords.ts'
import './status.css'

/** How fresh everything is: a sentence a source for shoppers, the rest folded away for who looks after it. */
export function StatusPage({ data }: { data: StatusData }) {
  const isWell = data.storage.reachable && data.kind === 'real' && !data.sources.some(({ isStale }) => isStale)
  return (
    <div className="page status">
      <h1>Estado de los datos</h1>
      <p className={isWell ? 'overall well' : 'overall'}>
        <span className="sign" aria-hidden="true">
          {isWell ? '✓' : '!'}
        </span>
        <span>{overallSentence(data)}</span>
      </p>
      <ul className="sources">
        {data.sources.map((source) => (
          <Source key={source.source} source={source} today={data.today} isExample={data.kind === 'example'} />
        ))}
      </ul>
      <Runs data={data} />
      <p className="next">
        ¿Viste algo mal?{' '}
        <Link to="/reportar" search={{}}>
          Avisanos
        </Link>
        . Para programas: <a href="/api/v1/status">estado en JSON</a>.
      </p>
    </div>
  )
}

function Source({ source, today, isExample }: { source: SourceStatus; today: CivilDate; isExample: boolean }) {
  const { name, colours, letters, url } = CHAINS[source.source]
  const trouble = trySentence(source, today)
  const { state, rest } = sourceWords(source)
  return (
    <li className={source.isStale ? 'source stale' : 'source'}>
      <h2>
        <Badge name={name} colours={colours} letters={letters} />
        {name}
        <a className="official" href={url} target="_blank" rel="noopener noreferrer">
          Página oficial<span className="sr-only"> de {name} (se abre aparte)</span>
        </a>
      </h2>
      <p className="state">
        <span aria-hidden="true">{source.isStale ? '⚠ ' : '✓ '}</span>
        {isExample ? (
          'Promociones de ejemplo, inventadas.'
        ) : (
          <>
            <b>{state}</b>: {rest}
          </>
        )}
      </p>
      {trouble !== null && <p className="trouble">{trouble}</p>}
      {source.lastGood && <p className="soft small">{promotionsWords(source.lastGood.promotions)}</p>}
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
      <h2 id="lecturas">Últimas lecturas</h2>
      {version !== null && publishedAt !== null && (
        <p className="soft small">
          Lo publicado es la edición {version}, de {momentWords(publishedAt, today)}.
        </p>
      )}
      <ol className="runs">
        {runs.map((run) => (
          <Run key={run.id} run={run} today={today} />
        ))}
      </ol>
    </section>
  )
}

function Run({ run: { id, kind, startedAt, seconds, outcome, error, sources }, today }: { run: RunStatus; today: CivilDate }) {
  const bad = sources.filter((one) => one.outcome === 'held' || one.outcome === 'failed')
  const summary = bad.map((one) => `${CHAINS[one.source].name}: ${tryWords(one.outcome)}`).join(' · ')
  return (
    <li>
      <time dateTime={startedAt}>{momentWords(startedAt, today)}</time>
      <b>{runWords(outcome)}</b>
      <span className="soft">
        {runKindWords(kind)} · {sources.length === 1 ? '1 cadena' : `${sources.length} cadenas`}
        {seconds !== null && seconds > 0 && ` · ${seconds} s`} · lectura {id}
      </span>
      {summary !== '' && <span className="trouble">{summary}</span>}
      {error !== null && <span className="trouble">{error}</span>}
    </li>
  )
}
