import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AskedQuestion } from '#domain/askedQuestion.ts'
import { CHAINS } from '#domain/chain.ts'
import { clubNamed, MEMBERSHIPS, type Membership } from '#domain/club.ts'
import { CARD_SLUGS, type MethodSlug, methodBySlug, type PaymentMethod } from '#domain/paymentMethod.ts'
import { CONDITIONS, type Wallet } from '#domain/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { AnswerField } from './AnswerField.tsx'
import { Hint } from './Hint.tsx'
import { CardsField, HeldVariants, holds, InstitutionFieldList } from './InstitutionFields.tsx'
import { MethodFinder } from './MethodFinder.tsx'
import { More } from './More.tsx'
import { type MethodCounts, methodsByUse } from './methodOrder.ts'
import { MethodPick, Pick, PickList, PickWords, SmallPicks } from './Pick.tsx'
import { Question } from './Question.tsx'
import { WalletForm } from './WalletForm.tsx'
import { CONDITION_WORDS, shortName } from './walletWords.ts'
import type { Question as QuestionName } from './wizardSteps.ts'

export type QuestionProps = {
  wallet: Wallet
  counts: MethodCounts
  /** Where the step is; forms without JavaScript come back to it. */
  path: string
  /** The search of the URL. */
  asked: string
  /** What the step of questions asks; null when that could not be fetched. */
  questions: AskedQuestion[] | null
}

/** How many methods are offered before any search: what fits a phone without scrolling. */
const IN_WELCOME = 8
const COMMON_BANKS = 10

export const QUESTION_VIEWS: Record<QuestionName, (props: QuestionProps) => ReactNode> = {
  bienvenida: Welcome,
  bancos: Banks,
  tarjetas: Cards,
  billeteras: Wallets,
  condiciones: Conditions,
  membresias: Memberships,
  preguntas: Asked,
}

export function Picks({ methods, wallet }: { methods: readonly PaymentMethod[]; wallet: Wallet }) {
  return (
    <PickList>
      {methods.map(({ slug }) => (
        <li key={slug}>
          <MethodPick slug={slug} held={holds(wallet, slug)} id={slug} />
        </li>
      ))}
    </PickList>
  )
}

function Welcome({ wallet, counts, path }: QuestionProps) {
  const cards: readonly MethodSlug[] = CARD_SLUGS
  const common = methodsByUse(['bank', 'wallet', 'generic'], counts).filter(({ slug }) => !cards.includes(slug))
  return (
    <WalletForm action={path}>
      <Question legend="Los que más aparecen en las promos">
        <Picks methods={common.slice(0, IN_WELCOME)} wallet={wallet} />
      </Question>
    </WalletForm>
  )
}

function Banks({ wallet, counts, path, asked }: QuestionProps) {
  const banks = methodsByUse(['bank'], counts)
  const others = banks.slice(COMMON_BANKS).sort((a, b) => shortName(a.slug).localeCompare(shortName(b.slug), 'es'))
  return (
    <MethodFinder path={path} asked={asked} wallet={wallet}>
      <WalletForm action={path}>
        <Question legend="Los que más aparecen en las promos">
          <Picks methods={banks.slice(0, COMMON_BANKS)} wallet={wallet} />
        </Question>
        <More title={`Ver los otros ${others.length} bancos`} open={others.some(({ slug }) => holds(wallet, slug))}>
          <Picks methods={others} wallet={wallet} />
        </More>
        <HeldVariants heads={banks.map(({ slug }) => slug)} wallet={wallet} title="¿Tenés alguno de estos?" />
      </WalletForm>
    </MethodFinder>
  )
}

function heldOf(wallet: Wallet, kind: PaymentMethod['kind']): MethodSlug[] {
  return wallet.instruments.map(({ method }) => method).filter((slug) => methodBySlug(slug).kind === kind && !methodBySlug(slug).parent)
}

function Cards({ wallet, path }: QuestionProps) {
  const banks = heldOf(wallet, 'bank')
  return (
    <WalletForm action={path}>
      {banks.length === 0 && (
        <Hint>
          Acá van las tarjetas de tus bancos.{' '}
          <Link to="/configuracion/medios/wizard/$step" params={{ step: 'bancos' }}>
            Marcá algún banco
          </Link>{' '}
          y volvé.
        </Hint>
      )}
      <InstitutionFieldList>
        {banks.map((slug) => (
          <CardsField key={slug} slug={slug} wallet={wallet} />
        ))}
      </InstitutionFieldList>
      <Question legend="Tarjetas de supermercados y otras">
        <Picks methods={methodsByUse(['card'], {})} wallet={wallet} />
      </Question>
    </WalletForm>
  )
}

function Wallets({ wallet, counts, path, asked }: QuestionProps) {
  const wallets = methodsByUse(['wallet'], counts)
  const heads = wallets.map(({ slug }) => slug)
  const held = heldOf(wallet, 'wallet')
  return (
    <MethodFinder path={path} asked={asked} wallet={wallet}>
      <WalletForm action={path}>
        <Question legend="Billeteras">
          <Picks methods={[methodBySlug('modo'), ...wallets]} wallet={wallet} />
        </Question>
        <Hint>
          <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
        </Hint>
        <HeldVariants heads={heads} wallet={wallet} title="¿Tenés un nivel o un plan?" />
        <AnyBankCards wallet={wallet} />
        <PhoneField wallet={wallet} />
        {held.length > 0 && (
          <section aria-label="Tarjetas de tus billeteras">
            <h2>¿Y qué tarjetas te dieron?</h2>
            <InstitutionFieldList>
              {held.map((slug) => (
                <CardsField key={slug} slug={slug} wallet={wallet} />
              ))}
            </InstitutionFieldList>
          </section>
        )}
      </WalletForm>
    </MethodFinder>
  )
}

/** The generic cards, for cards of a bank that the catalogue does not have. */
export function AnyBankCards({ wallet }: { wallet: Wallet }) {
  return (
    <Question legend="Tarjetas de cualquier banco">
      <Hint>
        Algunas promociones piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de
        un banco que no está en la lista.
      </Hint>
      <Picks methods={CARD_SLUGS.map((slug) => methodBySlug(slug))} wallet={wallet} />
    </Question>
  )
}

const PHONE_ANSWERS: [boolean | null, string][] = [
  [true, 'Sí'],
  [false, 'No'],
  [null, 'No sé'],
]

export function PhoneField({ wallet }: { wallet: Wallet }) {
  return (
    <Question legend="¿Pagás apoyando el celular?" id="celular">
      <Hint>Con Google Pay, Apple Pay o similar: acercás el celular al posnet, sin sacar la tarjeta.</Hint>
      <SmallPicks>
        {PHONE_ANSWERS.map(([phoneContactless, label]) => (
          <Pick
            key={label}
            change={{ kind: 'phone', phoneContactless }}
            pressed={wallet.phoneContactless === phoneContactless}
            isQuiet={phoneContactless === null}
          >
            {label}
          </Pick>
        ))}
      </SmallPicks>
    </Question>
  )
}

function ConditionPicks({ wallet }: { wallet: Wallet }) {
  return (
    <PickList wide>
      {CONDITIONS.map((condition) => {
        const isIn = wallet.conditions.includes(condition)
        const { label, hint } = CONDITION_WORDS[condition]
        return (
          <li key={condition}>
            <Pick change={{ kind: 'condition', condition, holds: !isIn }} pressed={isIn}>
              <PickWords label={label} hint={hint} />
            </Pick>
          </li>
        )
      })}
    </PickList>
  )
}

function Conditions({ wallet, path }: QuestionProps) {
  return (
    <WalletForm action={path}>
      <Question legend="Lo tuyo" isSaid>
        <ConditionPicks wallet={wallet} />
      </Question>
    </WalletForm>
  )
}

function MembershipPick({ membership, wallet }: { membership: Membership; wallet: Wallet }) {
  const isIn = wallet.memberships.includes(membership)
  const { label, chain } = clubNamed(membership)
  return (
    <Pick change={{ kind: 'membership', membership, holds: !isIn }} pressed={isIn}>
      {chain && <Badge name={CHAINS[chain].name} colours={CHAINS[chain].colours} letters={CHAINS[chain].letters} />}
      <PickWords label={label} hint={chain && CHAINS[chain].name} />
    </Pick>
  )
}

/** The clubs: those of the chains, then those of the newspapers. */
export function MembershipPicks({ wallet }: { wallet: Wallet }) {
  const ofChains = MEMBERSHIPS.filter((membership) => clubNamed(membership).chain !== null)
  const others = MEMBERSHIPS.filter((membership) => clubNamed(membership).chain === null)
  return [
    { title: 'De los súper', memberships: ofChains },
    { title: 'De los diarios', memberships: others },
  ].map(({ title, memberships }) => (
    <Question legend={title} key={title}>
      <PickList>
        {memberships.map((membership) => (
          <li key={membership}>
            <MembershipPick membership={membership} wallet={wallet} />
          </li>
        ))}
      </PickList>
    </Question>
  ))
}

function Memberships({ wallet, path }: QuestionProps) {
  return (
    <WalletForm action={path}>
      <MembershipPicks wallet={wallet} />
    </WalletForm>
  )
}

/** A few questions about the shopper. The form names them, so that an answer without JavaScript brings the same ones back. */
function Asked({ wallet, path, questions }: QuestionProps) {
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Las vas a encontrar en «Mis medios».</Hint>
  if (questions.length === 0) return <Hint>Con lo que marcaste no hace falta preguntarte nada más.</Hint>
  const action = `${path}?preguntas=${questions.map(({ key }) => key).join()}`
  return questions.map((question) => <AnswerField key={question.key} question={question} wallet={wallet} action={action} />)
}
