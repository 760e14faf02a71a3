import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '#features/promotions/home.functions.ts'

export const Route = createFileRoute('/')({
  loader: () => loadHome(),
  component: () => {
    const data = Route.useLoaderData()
    return <h1>Hola {data.methods}</h1>
  },
})
