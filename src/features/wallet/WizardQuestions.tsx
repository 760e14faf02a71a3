import type { ReactNode } from 'react'
import { CLUBS, type Club } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, methodBySlug, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { worthWords } from '#domain/phrases/questions.ts'
import { membershipKey, type Wallet } from '#domain/wallet/wallet.ts'
import { AnswerField } from './AnswerField.tsx'
import { Hint } from './Hint.tsx'
import { holds } from './InstitutionFields.tsx'
import { MethodFinder } from './MethodFinder.tsx'
import { More } from './More.tsx'
import { methodsByPeople } from './methodOrder.ts'
import { Pick, PickList } from './Pick.tsx'
import { type Asked, Picks } from './Picks.tsx'
import { PlaceField } from './PlaceField.tsx'
import { QuestionGroup } from './Question.tsx'
import type { WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import styles from './WizardQuestions.module.css'
import { type AskedQuestion, questionsById } from './walletQuestions.ts'

/** How many stand open; they are those of which the order is known. */
const COMMON_WALLETS = 6
const COMMON_BANKS = 10

type MethodsProps = WhoseSearch &
  Omit<Asked, 'opens'> & {
    /** The step's address, to which forms return without JavaScript. */
    path: string
    asked: string
    /** The line that asks for a second person. */
    people: ReactNode
  }

/** Asks where one buys, for a second person and for every payment method. The methods that most people hold come first. */
export function MethodsStep({ person, name, persona, path, asked, people }: MethodsProps) {
  return (
    <>
      <PlaceField person={person} name={name} action={path} />
      {people}
      <MethodFinder {...{ path, asked, person, persona, name }} opens>
        <WalletForm action={path} person={person}>
          <Methods person={person} name={name} opens />
        </WalletForm>
      </MethodFinder>
    </>
  )
}

function Methods(asked: Asked) {
  const { wallet } = asked.person
  const [wallets, banks, cards] = [methodsByPeople('wallet'), methodsByPeople('bank'), methodsByPeople('card')]
  const [otherWallets, otherBanks] = [wallets.slice(COMMON_WALLETS), banks.slice(COMMON_BANKS)]
  const isHeld = ({ slug }: PaymentMethod) => holds(wallet, slug)
  const isMember = ({ name }: Club) => wallet.answers[membershipKey(name)] === true
  const paidClubs = CLUBS.filter(({ chain }) => chain === null)
  return (
    <>
      <QuestionGroup legend="Billeteras">
        <Picks methods={wallets.slice(0, COMMON_WALLETS)} {...asked} />
      </QuestionGroup>
      <More title={`Ver otras ${otherWallets.length} billeteras`} open={otherWallets.some(isHeld)}>
        <Picks methods={otherWallets} {...asked} />
      </More>
      <Hint>
        <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
      </Hint>
      <QuestionGroup legend="Bancos">
        <Picks methods={banks.slice(0, COMMON_BANKS)} {...asked} />
      </QuestionGroup>
      <More title={`Ver los otros ${otherBanks.length} bancos`} open={otherBanks.some(isHeld)}>
        <Picks methods={otherBanks} {...asked} />
      </More>
      <QuestionGroup legend="Clubes de los súper, gratis">
        <ClubPicks clubs={CLUBS.filter(({ chain }) => chain !== null)} wallet={wallet} />
      </QuestionGroup>
      <More title="Clubes pagos" open={paidClubs.some(isMember)}>
        <ClubPicks clubs={paidClubs} wallet={wallet} />
      </More>
      <More title="Tarjetas de súper y otras" open={cards.some(isHeld)}>
        <Picks methods={cards} {...asked} />
      </More>
      <More title="Tarjetas de cualquier banco" open={CARD_SLUGS.some((slug) => holds(wallet, slug))}>
        <AnyBankCards {...asked} />
      </More>
    </>
  )
}

function ClubPicks({ clubs, wallet }: { clubs: readonly Club[]; wallet: Wallet }) {
  return (
    <PickList>
      {clubs.map(({ name, label }) => {
        const key = membershipKey(name)
        const isIn = wallet.answers[key] === true
        return (
          <li key={name}>
            <Pick change={{ kind: 'answers', answers: { [key]: isIn ? null : true } }} pressed={isIn}>
              {label}
            </Pick>
          </li>
        )
      })}
    </PickList>
  )
}

/** Offers the generic cards, for cards of banks that the catalogue lacks. */
export function AnyBankCards(asked: Asked) {
  return (
    <>
      <Hint>
        Algunas promos piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de un
        banco que no está en la lista.
      </Hint>
      <Picks methods={CARD_SLUGS.map((slug) => methodBySlug(slug))} {...asked} />
    </>
  )
}

type QuestionsProps = Omit<Asked, 'opens'> & { path: string; questions: AskedQuestion[] | null }

/** Asks a few questions about the shopper. The form's address lists them, so that a reload without JavaScript shows the same ones. */
export function QuestionsStep({ person, name, path, questions }: QuestionsProps) {
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Las vas a encontrar en «Mis medios».</Hint>
  const action = `${path}?preguntas=${questions.map(({ id }) => id).join()}`
  return (
    <div className={styles.questions}>
      {questionsById(questions).map(({ question, worth }) => (
        <AnswerField key={question.id} {...{ question, person, name, action }} note={noteOn(worth)} />
      ))}
    </div>
  )
}

/** Says what an answer is worth; null for a question that was asked before. */
export function noteOn({ settles, touches }: AskedQuestion): string | null {
  return settles === undefined || touches === undefined ? null : worthWords({ settles, touches })
}
