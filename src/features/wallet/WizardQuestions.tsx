import { Fragment } from 'react'
import { CARD_SLUGS, methodBySlug, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { worthWords } from '#domain/phrases/questions.ts'
import type { Person } from '#domain/wallet/household.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { AnswerField } from './AnswerField.tsx'
import { ChosenMethodFields } from './ChosenMethodFields.tsx'
import { Hint } from './Hint.tsx'
import { holds } from './InstitutionFields.tsx'
import { MethodFinder } from './MethodFinder.tsx'
import { More } from './More.tsx'
import { methodsByPeople } from './methodOrder.ts'
import { MethodPick, PickList } from './Pick.tsx'
import type { PromotionAsks } from './promotionAsks.ts'
import { QuestionGroup } from './Question.tsx'
import type { WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import styles from './WizardQuestions.module.css'
import type { WizardQuestion } from './walletQuestions.ts'

/** How many stand open; they are those of which the order is known. */
const COMMON_WALLETS = 6
const COMMON_BANKS = 10

type PicksProps = {
  methods: readonly PaymentMethod[]
  wallet: Wallet
  /** Makes a chosen method open for its cards and plans; without it only the tiles show. */
  opens?: { asks: PromotionAsks | null }
}

export function Picks({ methods, wallet, opens }: PicksProps) {
  return (
    <PickList>
      {methods.map(({ slug }) => (
        <Fragment key={slug}>
          <li>
            <MethodPick slug={slug} held={holds(wallet, slug)} id={slug} />
          </li>
          {opens && holds(wallet, slug) && <ChosenMethodFields slug={slug} wallet={wallet} asks={opens.asks} />}
        </Fragment>
      ))}
    </PickList>
  )
}

type MethodsProps = WhoseSearch & {
  person: Person
  /** The questions and cards that the published promotions depend on; null when unknown. */
  asks: PromotionAsks | null
  /** The step's address, to which forms return without JavaScript. */
  path: string
  asked: string
}

/** Offers every payment method by kind. The methods that most people hold come first; the rest is folded and in the search. */
export function MethodsStep({ person, persona, asks, path, asked }: MethodsProps) {
  const { wallet } = person
  const [wallets, banks, cards] = [methodsByPeople('wallet'), methodsByPeople('bank'), methodsByPeople('card')]
  const [otherWallets, otherBanks] = [wallets.slice(COMMON_WALLETS), banks.slice(COMMON_BANKS)]
  const isHeld = ({ slug }: PaymentMethod) => holds(wallet, slug)
  return (
    <MethodFinder {...{ path, asked, person, persona }}>
      <WalletForm action={path} person={person}>
        <QuestionGroup legend="Billeteras">
          <Picks methods={wallets.slice(0, COMMON_WALLETS)} wallet={wallet} opens={{ asks }} />
        </QuestionGroup>
        <More title={`Ver otras ${otherWallets.length} billeteras`} open={otherWallets.some(isHeld)}>
          <Picks methods={otherWallets} wallet={wallet} opens={{ asks }} />
        </More>
        <Hint>
          <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
        </Hint>
        <QuestionGroup legend="Bancos">
          <Picks methods={banks.slice(0, COMMON_BANKS)} wallet={wallet} opens={{ asks }} />
        </QuestionGroup>
        <More title={`Ver los otros ${otherBanks.length} bancos`} open={otherBanks.some(isHeld)}>
          <Picks methods={otherBanks} wallet={wallet} opens={{ asks }} />
        </More>
        <More title="Tarjetas de súper y otras" open={cards.some(isHeld)}>
          <Picks methods={cards} wallet={wallet} />
        </More>
        <More title="Tarjetas de cualquier banco" open={CARD_SLUGS.some((slug) => holds(wallet, slug))}>
          <AnyBankCards wallet={wallet} asks={asks} />
        </More>
      </WalletForm>
    </MethodFinder>
  )
}

/** Offers the generic cards, for cards of banks that the catalogue lacks. */
export function AnyBankCards({ wallet, asks }: { wallet: Wallet; asks: PromotionAsks | null }) {
  const cards = CARD_SLUGS.filter((slug) => asks?.cards.any?.includes(slug) || asks === null || holds(wallet, slug))
  if (cards.length === 0) return null
  return (
    <>
      <Hint>
        Algunas promos piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de un
        banco que no está en la lista.
      </Hint>
      <Picks methods={cards.map((slug) => methodBySlug(slug))} wallet={wallet} />
    </>
  )
}

/** Asks a few questions about the shopper. The form's address lists them, so that a reload without JavaScript shows the same ones. */
export function QuestionsStep({ person, path, questions }: { person: Person; path: string; questions: WizardQuestion[] | null }) {
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Las vas a encontrar en «Mis medios».</Hint>
  if (questions.length === 0) return <Hint>Con lo que marcaste no hace falta preguntarte nada más.</Hint>
  const action = `${path}?preguntas=${questions.map(({ key }) => key).join()}`
  return (
    <div className={styles.questions}>
      {questions.map((question) => (
        <AnswerField key={question.key} question={question} person={person} action={action} note={noteOn(question)} />
      ))}
    </div>
  )
}

/** Says what an answer is worth; null for a question that the step asked before. */
function noteOn({ settles, touches }: WizardQuestion): string | null {
  return settles === undefined || touches === undefined ? null : worthWords({ settles, touches })
}
