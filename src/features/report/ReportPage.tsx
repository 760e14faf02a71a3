import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { buttonClass } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import text from '#ui/text.module.css'
import styles from './ReportForm.module.css'
import { ReportForm } from './ReportForm.tsx'
import type { ReportFormData, ReportSearch, SentReport } from './reportForm.ts'

export function ReportPage({ data, search, sent }: { data: ReportFormData; search: ReportSearch; sent: SentReport | null }) {
  const navigate = useNavigate()
  if (search.listo) return <ReportThanks />
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

function ReportThanks() {
  return (
    <div className={clsx(layout.page, styles.page)}>
      <h1>Aviso enviado</h1>
      <div className={styles.thanks}>
        <Hornero size={96} pose="saluda" />
        <p>
          <b>¡Gracias!</b> Lo vamos a revisar. Avisos como el tuyo hacen que Yapa se equivoque menos.
        </p>
        <Link className={buttonClass('main')} to="/">
          Ver las promociones
        </Link>
      </div>
    </div>
  )
}
