import { type ReactNode, useState } from 'react'
import { MOST_HELD_METHODS, methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import { type Household, personOf } from '#domain/wallet/household.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { whoseAfter } from './keptChange.ts'
import { MethodFinder, MethodPicks, type MethodsContext } from './MethodsForm.tsx'
import { JoinForm, PeopleTabs, tellChange } from './People.tsx'
import { PlaceField } from './PlaceField.tsx'
import { Questions } from './Questions.tsx'
import { SETTINGS_PATH } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import styles from './wallet.module.css'
import type { Whose } from './walletChange.ts'
import { countWords } from './walletWords.ts'

/** How many methods are offered at once. */
const FIRST = 8
const WIZARD_PATH = `${SETTINGS_PATH}/wizard`

/**
 * Offers the methods that most people hold, and those that the person has chosen; each chosen one opens for its cards and plan. Then
 * it asks for what else decides. @param path The page's address, to which forms return without scripts. @param done Ends it.
 */
export function FirstMethods({ people, path, done }: { people: Household; path: string; done?: ReactNode }) {
  const [whose, setWhose] = useState<Whose>(undefined)
  const person = personOf(people, whose)
  const name = person === people[0] ? null : person.name
  const own = person.wallet.instruments.map(({ method }) => method)
  const offered = [...new Set([...MOST_HELD_METHODS.slice(0, FIRST), ...own])]
  const about = { person, name, path }
  return (
    <div className={styles.first}>
      <PeopleTabs people={people} current={person} choose={setWhose} />
      <div className={styles.offered}>
        <WalletForm action={path} person={person}>
          <MethodPicks methods={offered.map((slug) => methodBySlug(slug))} person={person} name={name} label="Medios de pago" isSmall />
        </WalletForm>
        <MethodFinder
          key={person.id}
          {...about}
          action={`${WIZARD_PATH}/bienvenida`}
          persona={whose}
          asked=""
          placeholder="Otro banco o billetera"
          isBrief
        />
      </div>
      {own.length > 0 && (
        <div className={styles.further}>
          <b role="status" className={text.unseen}>
            {countWords(own.length, 'medio', 'medios')}
          </b>
          {name === null && <PlaceField person={person} name={null} action={path} />}
          <details>
            <summary className={link.disclosure}>{people.length === 1 ? 'Somos dos' : 'Somos más'}</summary>
            <JoinForm
              action={SETTINGS_PATH}
              count={people.length}
              onKept={(kept) => {
                tellChange(kept)
                setWhose(whoseAfter(kept, whose))
              }}
            />
          </details>
          <Further key={person.id} {...about} />
          {done}
        </div>
      )}
    </div>
  )
}

/** Asks for what decides other offers; the questions load when it opens. */
function Further({ person, name, path }: MethodsContext) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}>
      <summary className={link.disclosure}>Algo más: jubilación…</summary>
      {isOpen && <Questions initial={undefined} person={person} name={name} action={path} />}
      <noscript>
        <a href={`${WIZARD_PATH}/preguntas`}>Contestar</a>
      </noscript>
    </details>
  )
}
