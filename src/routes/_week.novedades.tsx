import { createFileRoute, redirect } from '@tanstack/react-router'

/** The news are a part of the page of the week. */
export const Route = createFileRoute('/_week/novedades')({
  beforeLoad: () => {
    throw redirect({ to: '/semana', hash: 'novedades', statusCode: 301 })
  },
})
