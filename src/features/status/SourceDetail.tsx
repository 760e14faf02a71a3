import type { ReactNode } from 'react'
import type { CivilDate } from '#domain/calendar/calendar.ts'
import { askedWords } from '#domain/promotion/askedTexts.ts'
import { dayAndMonth } from '#domain/text/words.ts'
import link from '#ui/link.module.css'
import styles from './SourceDetail.module.css'
import type { SourceStatus, TryStatus } from './statusData.ts'
import { bytesWords, momentWords, tryWords, VERDICT_WORDS } from './statusWords.ts'

/** Shows technical details of a source for operators, folded. */
export function SourceDetail({ source: { lastGood, lastTry, nextReadingAt }, today }: { source: SourceStatus; today: CivilDate }) {
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
