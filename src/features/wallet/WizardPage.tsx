import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { isAnswered } from '#domain/choice/openQuestions.ts'
import { WIZARD_WORDS } from '#domain/phrases/wizard.ts'
import { type Household, type Person, personOf } from '#domain/wallet/household.ts'
import { isEmptyWallet, isWithoutMethods } from '#domain/wallet/wallet.ts'
import { buttonClass } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { MethodsForm } from './MethodsForm.tsx'
import { PeopleTabs, SecondPerson } from './People.tsx'
import { PlaceField } from './PlaceField.tsx'
import { Questions } from './Questions.tsx'
import { SETTINGS_PATH, type WhoseSearch } from './settingsSearch.ts'
import { STEP_NAMES, STEPS, WizardLink, type WizardStep } from './WizardLink.tsx'
import styles from './WizardPage.module.css'
import { questionsById, type WalletQuestionRef } from './walletQuestions.ts'
import { usePeople } from './walletStore.ts'
import { countWords } from './walletWords.ts'

type Props = {
  step: WizardStep
  /** The wallet's cookie, for which the server rendered the page. */
  initial: string
  /** The id of the wallet's owner; undefined for the first person. */
  persona: WhoseSearch['persona']
  asked: string
  /** The questions about the shopper; null when they failed to load. */
  questions: WalletQuestionRef[] | null
}

/** Shows one step of the wizard. It works without JavaScript, because every way on is a link and every answer a form's button. */
export function WizardPage({ step, initial, persona, asked, questions }: Props) {
  const people = usePeople(initial)
  const person = personOf(people, persona)
  const { wallet } = person
  const { title, words } = WIZARD_WORDS[step]
  const path = `${SETTINGS_PATH}/wizard/${step}`
  const isOwn = person === people[0]
  const name = isOwn ? null : person.name
  const answered = questionsById(questions ?? []).filter(({ question }) => isAnswered(question, wallet))
  const chosen = step === 'bienvenida' ? wallet.instruments.length : answered.length
  return (
    <div className={clsx(layout.page, styles.wizard)} data-replaces="invitation">
      <Steps step={step} persona={persona} isEmpty={isEmptyWallet(wallet)} />
      <PeopleTabs people={people} current={person} step={step} />
      <header className={styles.words}>
        <Hornero size={88} pose={step === 'preguntas' ? 'senala' : 'saluda'} />
        <div>
          <h1>{name === null ? title : `Los medios de ${name}`}</h1>
          <p>{words}</p>
        </div>
      </header>
      <div className={styles.question}>
        {step === 'preguntas' ? (
          <Questions key={person.id} initial={questions} person={person} name={name} action={path} />
        ) : (
          <>
            {isOwn && <PlaceField person={person} name={null} action={path} />}
            {people.length === 1 && <SecondPerson action={path} />}
            <MethodsForm {...{ path, person, name, persona, asked }} />
          </>
        )}
      </div>
      <div className={styles.bar} data-replaces="bar">
        {step === 'preguntas' && (
          <WizardLink className={buttonClass()} step="bienvenida" persona={persona}>
            Atrás
          </WizardLink>
        )}
        <p className={text.small} role="status">
          {chosen > 0 ? countWords(chosen, 'elegido', 'elegidos') : ''}
        </p>
        <Onward step={step} people={people} person={person} persona={persona} />
      </div>
    </div>
  )
}

/** Leads to the questions, then to the next person at home who has said nothing, then to the list. */
function Onward({ step, people, person, persona }: { step: WizardStep; people: Household; person: Person } & WhoseSearch) {
  const next = people.find((one) => one !== person && isWithoutMethods(one.wallet))
  if (step === 'bienvenida' || next)
    return (
      <WizardLink
        className={buttonClass('main')}
        step={step === 'bienvenida' ? 'preguntas' : 'bienvenida'}
        persona={step === 'bienvenida' ? persona : next?.id}
      >
        {step === 'bienvenida' ? 'Seguir' : `Sigue ${next?.name}`}
      </WizardLink>
    )
  return (
    <Link className={buttonClass('main')} to="/" search={{ listo: 1 }}>
      Ver mis promos
    </Link>
  )
}

/** Links the steps, and the way out to the list. @param isEmpty Whether the wallet is empty. */
function Steps({ step, persona, isEmpty }: { step: WizardStep; isEmpty: boolean } & WhoseSearch) {
  const at = STEPS.indexOf(step)
  return (
    <nav className={styles.steps} aria-label="Pasos">
      <p className={text.small}>
        {`Paso ${at + 1} de ${STEPS.length}`}
        <span className={text.soft}> · {STEP_NAMES[step]}</span>
      </p>
      <Link className={clsx(link.touch, styles.jump)} to="/" search={isEmpty ? {} : { listo: 1 }}>
        {isEmpty ? 'Ahora no' : 'Ver mis promos'}
      </Link>
      <ol>
        {STEPS.map((one, index) => (
          <li key={one} className={index <= at ? styles.done : undefined}>
            <WizardLink className={styles.step} step={one} persona={persona} isCurrent={one === step}>
              <span className={text.unseen}>{STEP_NAMES[one]}</span>
            </WizardLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
