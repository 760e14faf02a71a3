import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { button } from '#ui/button.ts'
import layout from '#ui/layout.module.css'
import text from '#ui/text.module.css'
import { ReportForm } from './ReportForm.tsx'
import styles from './ReportPage.module.css'
import { ReportThanks } from './ReportThanks.tsx'
import type { ReportFormData, ReportSearch, SentReport } from './reportForm.ts'

/** Shows the form as its own page, for mistakes in the app and for browsers without JavaScript. */
export function ReportPage({ data, search, sent }: { data: ReportFormData; search: ReportSearch; sent: SentReport | null }) {
  const navigate = useNavigate()
  if (search.listo) {
    return (
      <div className={clsx(layout.page, styles.page)}>
        <h1>Aviso enviado</h1>
        <ReportThanks takesFocus={false}>
          <Link className={button('main')} to="/">
            Ver las promociones
          </Link>
        </ReportThanks>
      </div>
    )
  }
  const promotionId = sent ? sent.values.promocion || null : (search.promocion ?? null)
  return (
    <div className={clsx(layout.page, styles.page)}>
      <h1>Avisar un error</h1>
      <p className={text.soft}>
        {promotionId === null
          ? '¿Algo no anda o está mal? Contanos y lo revisamos.'
          : data.about
            ? `Sobre ${data.about}.`
            : 'Sobre una promoción que ya no está publicada.'}
      </p>
      <ReportForm
        promotionId={promotionId}
        version={(sent ? Number(sent.values.version) || null : search.version) ?? data.version}
        openedAt={sent?.openedAt || data.openedAt}
        sent={sent}
        onDone={() => void navigate({ to: '/reportar', search: { listo: true }, replace: true })}
      />
    </div>
  )
}
