import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { isAnswered } from '#domain/choice/askedQuestion.ts'
import { wizardStepWords } from '#domain/phrases/wizard.ts'
import { personOf } from '#domain/wallet/household.ts'
import { isEmptyWallet } from '#domain/wallet/wallet.ts'
import { button } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { PeopleTabs, SecondPerson } from './People.tsx'
import { SETTINGS_PATH, type WhoseSearch } from './settingsSearch.ts'
import { WizardLink } from './WizardLink.tsx'
import styles from './WizardPage.module.css'
import { MethodsStep, QuestionsStep } from './WizardQuestions.tsx'
import { type SummaryData, WizardSummary } from './WizardSummary.tsx'
import { type AskedQuestion, questionsById } from './walletQuestions.ts'
import { usePeople } from './walletStore.ts'
import { counted } from './walletWords.ts'
import { ASKING_STEPS, type AskingStep, STEP_NAMES, type WizardStep } from './wizardSteps.ts'

type Props = {
  step: WizardStep
  /** The wallet's cookie, for which the server rendered the page. */
  initial: string
  /** The id of the wallet's owner; undefined for the first person. */
  persona: WhoseSearch['persona']
  asked: string
  summary: SummaryData | null
  /** The questions about the shopper; null when they failed to load. */
  questions: AskedQuestion[] | null
}

/** Shows one step of the wizard. It works without JavaScript, because every way on is a link and every answer a form's button. */
export function WizardPage({ step, initial, persona, asked, summary, questions }: Props) {
  const people = usePeople(initial)
  const person = personOf(people, persona)
  const { name, wallet } = person
  const isEmpty = isEmptyWallet(wallet)
  const { title, words } = wizardStepWords(step, isEmpty)
  const path = `${SETTINGS_PATH}/wizard/${step}`
  const isOwn = person === people[0]
  const who = isOwn ? null : name
  const answered = questionsById(questions ?? []).filter(({ question }) => isAnswered(question, wallet))
  return (
    <div className={clsx(layout.page, styles.wizard)} data-replaces="invitation">
      <Steps step={step} persona={persona} isEmpty={isEmpty} />
      <PeopleTabs people={people} current={person} step={step} />
      {!isOwn && <p className={text.small}>Los medios de {name}</p>}
      <header className={styles.words}>
        <Hornero size={88} pose={step === 'preguntas' ? 'senala' : 'saluda'} />
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
      </header>
      {step === 'listo' && <WizardSummary summary={summary} wallet={wallet} persona={persona} />}
      {step === 'bienvenida' && (
        <Question step={step} persona={persona} chosen={wallet.instruments.length}>
          <MethodsStep {...{ path, person, name: who, persona, asked }} people={people.length === 1 && <SecondPerson action={path} />} />
        </Question>
      )}
      {step === 'preguntas' && (
        <Question step={step} persona={persona} chosen={answered.length}>
          <QuestionsStep {...{ path, person, name: who, questions }} />
        </Question>
      )}
    </div>
  )
}

/** Links the steps, and the way out to the list. @param isEmpty Whether the wallet is empty. */
function Steps({ step, persona, isEmpty }: { step: WizardStep; isEmpty: boolean } & WhoseSearch) {
  const at = step === 'listo' ? ASKING_STEPS.length : ASKING_STEPS.indexOf(step)
  return (
    <nav className={styles.steps} aria-label="Pasos">
      <p className={text.small}>
        {step === 'listo' ? 'Tu resumen' : `Paso ${at + 1} de ${ASKING_STEPS.length}`}
        {step !== 'listo' && <span className={text.soft}> · {STEP_NAMES[step]}</span>}
      </p>
      {step !== 'listo' && (
        <Link className={clsx(link.touch, styles.jump)} to="/">
          {isEmpty ? 'Ahora no' : 'Ver mis promos'}
        </Link>
      )}
      <ol>
        {ASKING_STEPS.map((one, index) => (
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

type QuestionProps = WhoseSearch & { step: AskingStep; chosen: number; children: ReactNode }

/** Frames a step's question with the ways back and on. @param chosen The number of answers. */
function Question({ step, persona, chosen, children }: QuestionProps) {
  return (
    <>
      <div className={styles.question}>{children}</div>
      <div className={styles.bar} data-replaces="bar">
        {step === 'preguntas' && (
          <WizardLink className={button()} step="bienvenida" persona={persona}>
            Atrás
          </WizardLink>
        )}
        <p className={text.small} role="status">
          {chosen > 0 ? counted(chosen, 'elegido', 'elegidos') : ''}
        </p>
        <WizardLink className={button('main')} step={step === 'bienvenida' ? 'preguntas' : 'listo'} persona={persona}>
          Seguir
        </WizardLink>
      </div>
    </>
  )
}
