import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#features/shell/PrivacyPage.tsx'
import { pageHead } from '#features/shell/pageHead.ts'

export const Route = createFileRoute('/privacidad')({
  head: () => ({
    meta: pageHead({ title: 'Tu privacidad', description: 'Qué guarda Yapa y dónde, qué se manda, y cómo se borra.' }),
  }),
  component: PrivacyPage,
})
