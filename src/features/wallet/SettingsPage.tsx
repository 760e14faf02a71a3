import { useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Use } from '#domain/uses/use.ts'
import { personOf } from '#domain/wallet/household.ts'
import layout from '#ui/layout.module.css'
import text from '#ui/text.module.css'
import type { DeviceContent } from './deviceFile.ts'
import { IncomingWallet } from './IncomingWallet.tsx'
import { MethodsForm } from './MethodsForm.tsx'
import { PeopleFields, PeopleTabs, shownName } from './People.tsx'
import { PlaceField } from './PlaceField.tsx'
import { Questions } from './Questions.tsx'
import { SettingsDrawer } from './SettingsDrawer.tsx'
import styles from './settings.module.css'
import { SETTINGS_PATH, type SettingsSearch } from './settingsSearch.ts'
import { WalletTransfer } from './WalletTransfer.tsx'
import type { WalletQuestionRef } from './walletQuestions.ts'
import { usePeople } from './walletStore.ts'
import { shortName } from './walletWords.ts'

type Props = {
  /** The wallet's cookie, for which the server rendered the page. */
  initial: string
  /** The person's questions; null when unknown. */
  questions: WalletQuestionRef[] | null
  search: SettingsSearch
  /** The uses recorded at home that have been read. Uses belong to another feature, so the route passes them and `keepUses`. */
  uses: readonly Use[]
  keepUses: (uses: readonly Use[]) => Promise<boolean>
  /** Chooses the text size, as the first thing that somebody who reads badly looks for. */
  textSize: ReactNode
}

/** Shows everything about the wallets at home in four drawers: methods, the person, the people, and taking it along. */
export function SettingsPage({ initial, questions, search, uses, keepUses, textSize }: Props) {
  const [file, setFile] = useState<DeviceContent | null>(null)
  const navigate = useNavigate()
  const people = usePeople(initial)
  const { persona } = search
  const person = personOf(people, persona)
  const { id, wallet } = person
  // What is opened last is on offer: the file, and no link that was opened before.
  const openFile = (content: DeviceContent) => {
    setFile(content)
    void navigate({ to: '/configuracion/medios', search: { persona }, replace: true, resetScroll: false })
  }
  const name = person === people[0] ? null : person.name
  const isFull = search.problema === 'lleno'
  return (
    <div className={clsx(layout.page, styles.settings)}>
      <h1>{name === null ? 'Mis medios de pago' : `Los medios de ${name}`}</h1>
      <p className={text.soft}>Quedan guardados solo en este dispositivo, sin cuenta ni registro.</p>
      {textSize}
      <PeopleTabs people={people} current={person} />
      <IncomingWallet persona={persona} people={people} current={person} file={file} keepUses={keepUses} onDone={() => setFile(null)} />
      {name === null && <PlaceField person={person} name={null} action={SETTINGS_PATH} />}
      <div className={styles.drawers}>
        <SettingsDrawer
          id="tengo"
          title={name === null ? 'Lo que tengo' : `Lo que tiene ${name}`}
          says={wallet.instruments.map(({ method }) => shortName(method)).join(', ') || 'Todavía nada'}
          open
        >
          <MethodsForm path={SETTINGS_PATH} asked={search.buscar ?? ''} {...{ person, persona, name }} />
        </SettingsDrawer>
        <SettingsDrawer
          id="sobre"
          title={name === null ? 'Sobre vos' : `Sobre ${name}`}
          says="Jubilación, sueldo, clubes: lo que decide otras promos"
        >
          <Questions key={id} initial={questions} person={person} name={name} action={SETTINGS_PATH} />
        </SettingsDrawer>
        <SettingsDrawer
          id="gente"
          title="Quiénes compran"
          says={people.length === 1 ? '¿Compran de a dos? Sumá a alguien' : people.map(shownName).join(', ')}
          open={isFull}
        >
          <PeopleFields people={people} isFull={isFull} persona={persona} />
        </SettingsDrawer>
        <SettingsDrawer id="llevar" title="Llevar y borrar" says="A otro teléfono, en un archivo, o de este">
          <WalletTransfer people={people} current={person} uses={uses} onFile={openFile} />
        </SettingsDrawer>
      </div>
    </div>
  )
}
