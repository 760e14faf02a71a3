import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { wizardStepWords } from '#domain/phrases/wizard.ts'
import type { Person } from '#domain/wallet/household.ts'
import { personOf } from '#domain/wallet/household.ts'
import { isEmptyWallet } from '#domain/wallet/wallet.ts'
import { button } from '#ui/button.ts'
import { Hornero } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import type { PromotionAsks } from './promotionAsks.ts'
import { SETTINGS_PATH } from './settingsPath.ts'
import type { WhoseSearch } from './settingsSearch.ts'
import type { SummaryData } from './summaryData.ts'
import styles from './WizardPage.module.css'
import { QUESTION_VIEWS } from './WizardQuestions.tsx'
import { WizardSummary } from './WizardSummary.tsx'
import type { WizardQuestion } from './walletQuestions.ts'
import { usePeople } from './walletStore.ts'
import { counted } from './walletWords.ts'
import { answersAt } from './wizardProgress.ts'
import { type CountedStep, QUESTIONS, STEP_NAMES, stepAfter, stepBefore, type WizardStep } from './wizardSteps.ts'

type Props = {
  step: WizardStep
  /**
   * `initial` is the wallet's cookie, for which the server rendered the page; `persona` is the id of the wallet's owner,
   * undefined for the first person.
   */
  initial: string
  persona: WhoseSearch['persona']
  /** The questions and cards that the published promotions depend on; null when unknown. */
  asks: PromotionAsks | null
  asked: string
  summary: SummaryData | null
  questions: WizardQuestion[] | null
}

/** Shows one step of the wizard. It works without JavaScript, because every way on is a link and every answer a form's button. */
export function WizardPage({ step, initial, persona, asks, asked, summary, questions }: Props) {
  const people = usePeople(initial)
  const person = personOf(people, persona)
  const { name, wallet } = person
  const { title, words } = wizardStepWords(step, isEmptyWallet(wallet))
  return (
    <div className={clsx(layout.page, styles.wizard)} data-replaces="invitation">
      <Steps step={step} persona={persona} isEmpty={isEmptyWallet(wallet)} />
      {person !== people[0] && <p className={text.small}>Los medios de {name}</p>}
      <header className={styles.words}>
        <Hornero size={88} pose={step === 'bienvenida' || step === 'listo' ? 'saluda' : 'senala'} />
        <div>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
      </header>
      {step === 'listo' ? (
        <WizardSummary summary={summary} wallet={wallet} persona={persona} />
      ) : (
        <Questions {...{ step, person, persona, asks, asked, questions }} />
      )}
    </div>
  )
}

/** Links the steps and a way out. @param isEmpty Whether the wallet is empty: then the way out leads to the summary, else to the list. */
function Steps({ step, persona, isEmpty }: { step: WizardStep; isEmpty: boolean } & WhoseSearch) {
  const at = step === 'listo' ? QUESTIONS.length : QUESTIONS.indexOf(step)
  return (
    <nav className={styles.steps} aria-label="Pasos">
      <p className={text.small}>
        {step === 'listo' ? 'Tu resumen' : `Paso ${at + 1} de ${QUESTIONS.length}`}
        {step !== 'listo' && <span className={text.soft}> · {STEP_NAMES[step]}</span>}
      </p>
      {step !== 'listo' && isEmpty && (
        <Link
          className={clsx(link.touch, styles.jump)}
          to="/configuracion/medios/wizard/$step"
          params={{ step: 'listo' }}
          search={{ persona }}
          preload={false}
        >
          Listo
        </Link>
      )}
      {step !== 'listo' && !isEmpty && (
        <Link className={clsx(link.touch, styles.jump)} to="/">
          Ver mis promos
        </Link>
      )}
      <ol>
        {QUESTIONS.map((question, index) => (
          <li key={question} className={index <= at ? styles.done : undefined}>
            <Link
              className={styles.step}
              to="/configuracion/medios/wizard/$step"
              params={{ step: question }}
              search={{ persona }}
              aria-current={question === step ? 'step' : undefined}
              activeProps={{}}
            >
              <span className={text.unseen}>{STEP_NAMES[question]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type QuestionsProps = Pick<Props, 'persona' | 'asks' | 'asked' | 'questions'> & { step: CountedStep; person: Person }

function Questions({ step, person, persona, asks, asked, questions }: QuestionsProps) {
  const View = QUESTION_VIEWS[step]
  const [before, after] = [stepBefore(step), stepAfter(step)]
  const answers = answersAt(step, person.wallet, questions ?? [])
  return (
    <>
      <div className={styles.question}>
        <View key={step} path={`${SETTINGS_PATH}/wizard/${step}`} {...{ person, persona, asks, asked, questions }} />
      </div>
      <div className={styles.bar} data-replaces="bar">
        {before ? (
          <Link className={button()} to="/configuracion/medios/wizard/$step" params={{ step: before }} search={{ persona }}>
            Atrás
          </Link>
        ) : (
          <Link className={button()} to="/">
            Ahora no
          </Link>
        )}
        <p className={text.small} role="status">
          {answers > 0 ? counted(answers, 'elegido', 'elegidos') : ''}
        </p>
        <Link
          className={answers > 0 ? button('main') : button()}
          to="/configuracion/medios/wizard/$step"
          params={{ step: after }}
          search={{ persona }}
          {...((after === 'listo' || after === 'preguntas') && { preload: false })}
        >
          {answers > 0 ? 'Seguir' : 'Saltear'}
        </Link>
      </div>
    </>
  )
}
