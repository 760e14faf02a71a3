import { createFileRoute } from '@tanstack/react-router'
import clsx from 'clsx'
import { Fragment } from 'react'
import { ApiPart } from '#features/api/ApiPart.tsx'
import { loadApi } from '#features/api/api.functions.ts'
import { PrivacyPart } from '#features/status/PrivacyPart.tsx'
import { StatusPart } from '#features/status/StatusPart.tsx'
import { loadStatus } from '#features/status/status.functions.ts'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import { makePageHead } from '#ui/pageHead.ts'

export const Route = createFileRoute('/sobre')({
  loader: async () => {
    const [status, api] = await Promise.all([loadStatus(), loadApi()])
    return { status, api }
  },
  head: () => ({
    meta: makePageHead({
      title: 'Sobre Yapa',
      description: 'De cuándo son las promociones de cada supermercado, qué guarda Yapa de vos y dónde, y la API para programas.',
    }),
  }),
  component: Page,
})

function Page() {
  const { status, api } = Route.useLoaderData()
  return (
    <div className={layout.page}>
      <h1>Sobre Yapa</h1>
      <nav aria-label="En esta página">
        {PARTS.map(([id, name]) => (
          <Fragment key={id}>
            <a className={clsx(link.touch, link.underlined)} href={`#${id}`}>
              {name}
            </a>{' '}
          </Fragment>
        ))}
      </nav>
      <StatusPart data={status} />
      <PrivacyPart />
      <ApiPart {...api} />
    </div>
  )
}

const PARTS = [
  ['datos', 'Estado de los datos'],
  ['privacidad', 'Tu privacidad'],
  ['api', 'API para programas'],
]
