import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CHAINS } from '#domain/chain.ts'
import { clubNamed, MEMBERSHIPS, type Membership } from '#domain/club.ts'
import { CARD_SLUGS, type MethodSlug, methodBySlug, type PaymentMethod } from '#domain/paymentMethod.ts'
import { CONDITIONS, type Wallet } from '#domain/wallet.ts'
import { Badge } from '#ui/Badge.tsx'
import { CardsField, HeldVariants, holds } from './InstitutionFields.tsx'
import { MethodFinder } from './MethodFinder.tsx'
import { type MethodCounts, methodsByUse } from './methodOrder.ts'
import { MethodPick, Pick } from './Pick.tsx'
import { WalletForm } from './WalletForm.tsx'
import { CONDITION_WORDS, shortName } from './walletWords.ts'
import type { Question } from './wizardSteps.ts'

export type QuestionProps = {
  wallet: Wallet
  counts: MethodCounts
  /** Where the step is; forms without JavaScript come back to it. */
  path: string
  /** The search of the URL. */
  asked: string
}

/** How many methods are offered before any search: what fits a phone without scrolling. */
const IN_WELCOME = 8
const COMMON_BANKS = 10

export const QUESTION_VIEWS: Record<Question, (props: QuestionProps) => ReactNode> = {
  bienvenida: Welcome,
  bancos: Banks,
  tarjetas: Cards,
  billeteras: Wallets,
  condiciones: Conditions,
  membresias: Memberships,
}

export function Picks({ methods, wallet }: { methods: readonly PaymentMethod[]; wallet: Wallet }) {
  return (
    <ul className="picks">
      {methods.map(({ slug }) => (
        <li key={slug}>
          <MethodPick slug={slug} held={holds(wallet, slug)} id={slug} />
        </li>
      ))}
    </ul>
  )
}

function Welcome({ wallet, counts, path }: QuestionProps) {
  const cards: readonly MethodSlug[] = CARD_SLUGS
  const common = methodsByUse(['bank', 'wallet', 'generic'], counts).filter(({ slug }) => !cards.includes(slug))
  return (
    <WalletForm action={path}>
      <fieldset className="question">
        <legend>Los que más aparecen en las promos</legend>
        <Picks methods={common.slice(0, IN_WELCOME)} wallet={wallet} />
      </fieldset>
    </WalletForm>
  )
}

function Banks({ wallet, counts, path, asked }: QuestionProps) {
  const banks = methodsByUse(['bank'], counts)
  const others = banks.slice(COMMON_BANKS).sort((a, b) => shortName(a.slug).localeCompare(shortName(b.slug), 'es'))
  return (
    <MethodFinder path={path} asked={asked} wallet={wallet}>
      <WalletForm action={path}>
        <fieldset className="question">
          <legend>Los que más aparecen en las promos</legend>
          <Picks methods={banks.slice(0, COMMON_BANKS)} wallet={wallet} />
        </fieldset>
        <details className="more" open={others.some(({ slug }) => holds(wallet, slug))}>
          <summary>Ver los otros {others.length} bancos</summary>
          <Picks methods={others} wallet={wallet} />
        </details>
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
        <p className="hint">
          Acá van las tarjetas de tus bancos.{' '}
          <Link to="/configuracion/medios/wizard/$step" params={{ step: 'bancos' }}>
            Marcá algún banco
          </Link>{' '}
          y volvé.
        </p>
      )}
      <div className="cards-fields">
        {banks.map((slug) => (
          <CardsField key={slug} slug={slug} wallet={wallet} />
        ))}
      </div>
      <fieldset className="question">
        <legend>Tarjetas de supermercados y otras</legend>
        <Picks methods={methodsByUse(['card'], {})} wallet={wallet} />
      </fieldset>
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
        <fieldset className="question">
          <legend>Billeteras</legend>
          <Picks methods={[methodBySlug('modo'), ...wallets]} wallet={wallet} />
        </fieldset>
        <p className="hint">
          <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
        </p>
        <HeldVariants heads={heads} wallet={wallet} title="¿Tenés un nivel o un plan?" />
        <AnyBankCards wallet={wallet} />
        <PhoneField wallet={wallet} />
        {held.length > 0 && (
          <section aria-label="Tarjetas de tus billeteras">
            <h2>¿Y qué tarjetas te dieron?</h2>
            <div className="cards-fields">
              {held.map((slug) => (
                <CardsField key={slug} slug={slug} wallet={wallet} />
              ))}
            </div>
          </section>
        )}
      </WalletForm>
    </MethodFinder>
  )
}

/** The generic cards, for who has one from a bank that the catalogue does not know. */
export function AnyBankCards({ wallet }: { wallet: Wallet }) {
  return (
    <fieldset className="question">
      <legend>Tarjetas de cualquier banco</legend>
      <p className="hint">
        Algunas promociones piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de
        un banco que no está en la lista.
      </p>
      <Picks methods={CARD_SLUGS.map((slug) => methodBySlug(slug))} wallet={wallet} />
    </fieldset>
  )
}

const PHONE_ANSWERS: [boolean | null, string][] = [
  [true, 'Sí'],
  [false, 'No'],
  [null, 'No sé'],
]

export function PhoneField({ wallet }: { wallet: Wallet }) {
  return (
    <fieldset className="question" id="celular">
      <legend>¿Pagás apoyando el celular?</legend>
      <p className="hint">Con Google Pay, Apple Pay o similar: acercás el celular al posnet, sin sacar la tarjeta.</p>
      <div className="picks small">
        {PHONE_ANSWERS.map(([phoneContactless, label]) => (
          <Pick key={label} change={{ kind: 'phone', phoneContactless }} pressed={wallet.phoneContactless === phoneContactless}>
            {label}
          </Pick>
        ))}
      </div>
    </fieldset>
  )
}

export function ConditionPicks({ wallet }: { wallet: Wallet }) {
  return (
    <ul className="picks wide">
      {CONDITIONS.map((condition) => {
        const isIn = wallet.conditions.includes(condition)
        const { label, hint } = CONDITION_WORDS[condition]
        return (
          <li key={condition}>
            <Pick change={{ kind: 'condition', condition, holds: !isIn }} pressed={isIn}>
              <span className="pick-name">
                <b>{label}</b>
                <small className="pick-hint">{hint}</small>
              </span>
            </Pick>
          </li>
        )
      })}
    </ul>
  )
}

function Conditions({ wallet, path }: QuestionProps) {
  return (
    <WalletForm action={path}>
      <fieldset className="question">
        <legend className="unseen">Lo tuyo</legend>
        <ConditionPicks wallet={wallet} />
      </fieldset>
    </WalletForm>
  )
}

function MembershipPick({ membership, wallet }: { membership: Membership; wallet: Wallet }) {
  const isIn = wallet.memberships.includes(membership)
  const { label, chain } = clubNamed(membership)
  return (
    <Pick change={{ kind: 'membership', membership, holds: !isIn }} pressed={isIn}>
      {chain && <Badge name={CHAINS[chain].name} colours={CHAINS[chain].colours} letters={CHAINS[chain].letters} />}
      <span className="pick-name">
        <b>{label}</b>
        {chain && <small className="pick-hint">{CHAINS[chain].name}</small>}
      </span>
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
    <fieldset className="question" key={title}>
      <legend>{title}</legend>
      <ul className="picks">
        {memberships.map((membership) => (
          <li key={membership}>
            <MembershipPick membership={membership} wallet={wallet} />
          </li>
        ))}
      </ul>
    </fieldset>
  ))
}

function Memberships({ wallet, path }: QuestionProps) {
  return (
    <WalletForm action={path}>
      <MembershipPicks wallet={wallet} />
    </WalletForm>
  )
}
