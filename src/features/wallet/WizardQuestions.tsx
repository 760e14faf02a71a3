import { Fragment, type ReactNode } from 'react'
import type { AskedQuestion } from '#domain/askedQuestion.ts'
import { CHAINS } from '#domain/chain.ts'
import { clubNamed, MEMBERSHIPS, type Membership } from '#domain/club.ts'
import { CARD_SLUGS, type MethodSlug, methodBySlug, type PaymentMethod } from '#domain/paymentMethod.ts'
import { CONDITION_KEYS, CONDITIONS, membershipKey, type Wallet } from '#domain/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { AnswerField } from './AnswerField.tsx'
import { Hint } from './Hint.tsx'
import { holds } from './InstitutionFields.tsx'
import { MethodFinder } from './MethodFinder.tsx'
import { More } from './More.tsx'
import { methodsByUse } from './methodOrder.ts'
import { OpenedMethod } from './OpenedMethod.tsx'
import { MethodPick, Pick, PickList, PickWords, SmallPicks } from './Pick.tsx'
import { isAsked, type PromotionAsks } from './promotionAsks.ts'
import { Question } from './Question.tsx'
import { WalletForm } from './WalletForm.tsx'
import { CONDITION_WORDS, shortName } from './walletWords.ts'
import type { Question as QuestionName } from './wizardSteps.ts'

export type QuestionProps = {
  wallet: Wallet
  /** What the published promotions ask; null where that is not known. */
  asks: PromotionAsks | null
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

type Asking = { wallet: Wallet; asks: PromotionAsks | null }

export const QUESTION_VIEWS: Record<QuestionName, (props: QuestionProps) => ReactNode> = {
  bienvenida: Welcome,
  bancos: Banks,
  billeteras: Wallets,
  condiciones: Conditions,
  preguntas: Asked,
}

type PicksProps = {
  methods: readonly PaymentMethod[]
  wallet: Wallet
  /** What the published promotions ask, where what is chosen opens with its cards and plans; without it only the tiles are shown. */
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
          {opens && holds(wallet, slug) && <OpenedMethod slug={slug} wallet={wallet} asks={opens.asks} />}
        </Fragment>
      ))}
    </PickList>
  )
}

/** Those that a promotion names, or that are held. */
function named(methods: readonly PaymentMethod[], wallet: Wallet, asks: PromotionAsks | null): PaymentMethod[] {
  return methods.filter(({ slug }) => asks === null || (asks.counts[slug] ?? 0) > 0 || holds(wallet, slug))
}

function Welcome({ wallet, asks, path }: QuestionProps) {
  const cards: readonly MethodSlug[] = CARD_SLUGS
  const common = methodsByUse(['bank', 'wallet', 'generic'], asks?.counts ?? {}).filter(({ slug }) => !cards.includes(slug))
  return (
    <WalletForm action={path}>
      <Question legend="Los que más aparecen en las promos">
        <Picks methods={common.slice(0, IN_WELCOME)} wallet={wallet} opens={{ asks }} />
      </Question>
    </WalletForm>
  )
}

function Banks({ wallet, asks, path, asked }: QuestionProps) {
  const banks = methodsByUse(['bank'], asks?.counts ?? {})
  const others = banks.slice(COMMON_BANKS).sort((a, b) => shortName(a.slug).localeCompare(shortName(b.slug), 'es'))
  return (
    <MethodFinder path={path} asked={asked} wallet={wallet}>
      <WalletForm action={path}>
        <Question legend="Los que más aparecen en las promos">
          <Picks methods={banks.slice(0, COMMON_BANKS)} wallet={wallet} opens={{ asks }} />
        </Question>
        <More title={`Ver los otros ${others.length} bancos`} open={others.some(({ slug }) => holds(wallet, slug))}>
          <Picks methods={others} wallet={wallet} opens={{ asks }} />
        </More>
      </WalletForm>
    </MethodFinder>
  )
}

function Wallets({ wallet, asks, path, asked }: QuestionProps) {
  const wallets = [methodBySlug('modo'), ...methodsByUse(['wallet'], asks?.counts ?? {})]
  const common = named(wallets, wallet, asks)
  const others = wallets.filter((one) => !common.includes(one))
  const cards = named(methodsByUse(['card'], {}), wallet, asks)
  return (
    <MethodFinder path={path} asked={asked} wallet={wallet}>
      <WalletForm action={path}>
        <Question legend="Billeteras">
          <Picks methods={common} wallet={wallet} opens={{ asks }} />
        </Question>
        {others.length > 0 && (
          <More title={`Ver otras ${others.length} billeteras`}>
            <Picks methods={others} wallet={wallet} opens={{ asks }} />
          </More>
        )}
        <Hint>
          <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
        </Hint>
        {cards.length > 0 && (
          <Question legend="Tarjetas de supermercados y otras">
            <Picks methods={cards} wallet={wallet} />
          </Question>
        )}
        <AnyBankCards wallet={wallet} asks={asks} />
        <PhoneField wallet={wallet} asks={asks} />
      </WalletForm>
    </MethodFinder>
  )
}

/** The generic cards, for cards of a bank that the catalogue does not have. */
export function AnyBankCards({ wallet, asks }: Asking) {
  const cards = CARD_SLUGS.filter((slug) => asks?.cards.any?.includes(slug) || asks === null || holds(wallet, slug))
  if (cards.length === 0) return null
  return (
    <Question legend="Tarjetas de cualquier banco">
      <Hint>
        Algunas promociones piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de
        un banco que no está en la lista.
      </Hint>
      <Picks methods={cards.map((slug) => methodBySlug(slug))} wallet={wallet} />
    </Question>
  )
}

const PHONE_ANSWERS: [boolean | null, string][] = [
  [true, 'Sí'],
  [false, 'No'],
  [null, 'No sé'],
]

export function PhoneField({ wallet, asks }: Asking) {
  if (!isAsked(asks, 'phone') && wallet.phoneContactless === null) return null
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

function ConditionPicks({ wallet, asks }: Asking) {
  const conditions = CONDITIONS.filter((one) => isAsked(asks, CONDITION_KEYS[one]) || wallet.conditions.includes(one))
  if (conditions.length === 0) return null
  return (
    <PickList wide>
      {conditions.map((condition) => {
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

function Conditions({ wallet, asks, path }: QuestionProps) {
  return (
    <WalletForm action={path}>
      <Question legend="Lo tuyo" isSaid>
        <ConditionPicks wallet={wallet} asks={asks} />
      </Question>
      <MembershipPicks wallet={wallet} asks={asks} />
    </WalletForm>
  )
}

function MembershipPick({ membership, wallet }: { membership: Membership; wallet: Wallet }) {
  const isIn = wallet.memberships.includes(membership)
  const { label, chain } = clubNamed(membership)
  return (
    <Pick change={{ kind: 'membership', membership, holds: !isIn }} pressed={isIn}>
      {chain && <Badge of={CHAINS[chain]} />}
      <PickWords label={label} hint={chain && CHAINS[chain].name} />
    </Pick>
  )
}

/** The clubs that a promotion asks for: those of the chains, then those of the newspapers. */
export function MembershipPicks({ wallet, asks }: Asking) {
  const clubs = MEMBERSHIPS.filter((one) => isAsked(asks, membershipKey(one)) || wallet.memberships.includes(one))
  return [
    { title: 'Clubes de los súper', memberships: clubs.filter((membership) => clubNamed(membership).chain !== null) },
    { title: 'Clubes de los diarios', memberships: clubs.filter((membership) => clubNamed(membership).chain === null) },
  ].map(
    ({ title, memberships }) =>
      memberships.length > 0 && (
        <Question legend={title} key={title}>
          <PickList>
            {memberships.map((membership) => (
              <li key={membership}>
                <MembershipPick membership={membership} wallet={wallet} />
              </li>
            ))}
          </PickList>
        </Question>
      ),
  )
}

/** A few questions about the shopper. The form names them, so that an answer without JavaScript brings the same ones back. */
function Asked({ wallet, path, questions }: QuestionProps) {
  if (questions === null) return <Hint>Ahora no pudimos traer las preguntas. Las vas a encontrar en «Mis medios».</Hint>
  if (questions.length === 0) return <Hint>Con lo que marcaste no hace falta preguntarte nada más.</Hint>
  const action = `${path}?preguntas=${questions.map(({ key }) => key).join()}`
  return questions.map((question) => <AnswerField key={question.key} question={question} wallet={wallet} action={action} />)
}
