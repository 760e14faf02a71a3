import { useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { DEFAULT_MONTHLY_RATE } from '#domain/promotion/saving.ts'
import { percent } from '#domain/text/words.ts'
import type { Use } from '#domain/uses/use.ts'
import type { Person } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { button } from '#ui/button.ts'
import field from '#ui/field.module.css'
import layout from '#ui/layout.module.css'
import text from '#ui/text.module.css'
import type { DeviceContent } from './deviceFile.ts'
import { HeldMethods } from './HeldMethods.tsx'
import { Hint } from './Hint.tsx'
import { IncomingWallet } from './IncomingWallet.tsx'
import inlineForm from './inlineForm.module.css'
import { MethodFinder } from './MethodFinder.tsx'
import { More } from './More.tsx'
import { methodsByPeople } from './methodOrder.ts'
import { PeopleSection, PeopleTabs } from './People.tsx'
import styles from './SettingsPage.module.css'
import { SETTINGS_PATH, type SettingsSearch } from './settingsSearch.ts'
import { TakeAlong } from './TakeAlong.tsx'
import { WalletForm } from './WalletForm.tsx'
import { WalletQuestionList } from './WalletQuestionList.tsx'
import { AnyBankCards, Picks } from './WizardQuestions.tsx'
import type { WalletQuestions } from './walletQuestions.ts'
import { usePeople } from './walletStore.ts'

type Props = {
  /** The wallet's cookie, for which the server rendered the page. */
  initial: string
  /** The questions and cards that the published promotions depend on; null when unknown. */
  questions: WalletQuestions | null
  search: SettingsSearch
  /** The uses recorded at home that have been read. Uses belong to another feature, so the route passes them and `keepUses`. */
  uses: readonly Use[]
  keepUses: (uses: readonly Use[]) => Promise<boolean>
}

/** Shows everything about the wallets at home: the people, their methods, what can be added or answered, export, and erasing. */
export function SettingsPage({ initial, questions, search, uses, keepUses }: Props) {
  const [file, setFile] = useState<DeviceContent | null>(null)
  const navigate = useNavigate()
  const people = usePeople(initial)
  const { persona } = search
  const person = personOf(people, persona)
  const { id, name, wallet } = person
  // What is opened last is on offer: the file, and no link that was opened before.
  const openFile = (content: DeviceContent) => {
    setFile(content)
    void navigate({ to: '/configuracion/medios', search: { persona }, replace: true, resetScroll: false })
  }
  const isOwn = person === people[0]
  return (
    <div className={clsx(layout.page, styles.settings)}>
      <h1>{isOwn ? 'Mis medios de pago' : `Los medios de ${name}`}</h1>
      <p className={text.soft}>Se guardan solos en este dispositivo, sin cuenta ni registro.</p>
      <PeopleTabs people={people} current={person} />
      <IncomingWallet search={search} people={people} current={person} file={file} keepUses={keepUses} onDone={() => setFile(null)} />
      <HeldMethods title={isOwn ? 'Lo que tengo' : `Lo que tiene ${name}`} {...{ person, persona }} />
      <section aria-labelledby="agregar">
        <h2 id="agregar">Agregar</h2>
        <MethodFinder path={SETTINGS_PATH} asked={search.buscar ?? ''} {...{ person, persona }}>
          <Catalogue person={person} />
        </MethodFinder>
      </section>
      <Section title={isOwn ? 'Sobre vos' : `Sobre ${name}`}>
        <Hint>
          {isOwn
            ? 'Hay descuentos que son solo para algunas personas. Contestá lo que quieras: queda en este dispositivo.'
            : `Hay descuentos que son solo para algunas personas. Contestá por ${name} lo que sepas: queda en este dispositivo.`}
        </Hint>
        <WalletQuestionList key={id} initial={questions} person={person} action={SETTINGS_PATH} />
      </Section>
      <MonthlyRate wallet={wallet} />
      <PeopleSection people={people} isFull={search.problema === 'lleno'} persona={persona} />
      <TakeAlong people={people} current={person} uses={uses} onFile={openFile} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Catalogue({ person }: { person: Person }) {
  const groups = [
    { title: 'Billeteras y MODO', methods: methodsByPeople('wallet') },
    { title: 'Bancos', methods: methodsByPeople('bank') },
    { title: 'Tarjetas de súper y otras', methods: methodsByPeople('card') },
  ]
  return (
    <WalletForm action={SETTINGS_PATH} person={person}>
      {groups.map(({ title, methods }) => (
        <More title={title} key={title}>
          <Picks methods={methods} wallet={person.wallet} />
        </More>
      ))}
      <More title="Tarjetas de cualquier banco">
        <AnyBankCards wallet={person.wallet} asks={null} />
      </More>
    </WalletForm>
  )
}

function MonthlyRate({ wallet: { monthlyRate } }: { wallet: Wallet }) {
  return (
    <Section title="Cuánto valen las cuotas">
      <Hint>
        Pagar en cuotas sin interés ahorra lo que tu plata rinde mientras tanto. Para compararlas con un descuento usamos un{' '}
        <b>{`${percent(DEFAULT_MONTHLY_RATE)}% por mes`}</b>, más o menos lo que paga una cuenta remunerada. Si la tuya rinde otra cosa,
        ponelo acá; vacío vuelve a ese valor.
      </Hint>
      <WalletForm action={SETTINGS_PATH} person={null} className={inlineForm.form}>
        <label htmlFor="rate">Rendimiento por mes, en %</label>
        <input
          // The key resets the field when the wallet is replaced or erased.
          key={monthlyRate}
          className={field.field}
          id="rate"
          name="rate"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          pattern="50|[0-4]?\d([.,]\d{1,2})?"
          title="Un número de 0 a 50, como 2,5"
          placeholder={percent(DEFAULT_MONTHLY_RATE)}
          defaultValue={monthlyRate === null ? '' : percent(monthlyRate)}
        />
        <button className={button()} type="submit" name="change" value="rate">
          Guardar
        </button>
        <p className={text.aside} role="status">
          {monthlyRate === null ? '' : `Guardado: ${percent(monthlyRate)}% por mes`}
        </p>
      </WalletForm>
    </Section>
  )
}
