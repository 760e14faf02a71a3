import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { CLUBS, type Club } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, type MethodSlug, methodBySlug, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { findChosen } from '#domain/choice/openQuestions.ts'
import { findQuestions, makePlanQuestion } from '#domain/questions/catalogue.ts'
import type { Person } from '#domain/wallet/household.ts'
import { membershipKey, type Wallet } from '#domain/wallet/wallet.ts'
import { buttonClass } from '#ui/button.ts'
import field from '#ui/field.module.css'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import { AnswerField, QuestionGroup } from './AnswerField.tsx'
import { Hint, MoreFields } from './Hint.tsx'
import { getCardsAt, hasFields, holdsMethod, InstitutionFields } from './InstitutionFields.tsx'
import { keepChange } from './keepChange.ts'
import { type FoundMethod, findMethods } from './methodSearch.ts'
import { MethodPick, PickButton, PickList } from './Pick.tsx'
import { MAX_QUERY, type WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import styles from './wallet.module.css'
import { countWords, methodsByPeople, shortName } from './walletWords.ts'

/** How many wallets, and below how many banks, are shown unfolded: the ones whose order is known. */
const COMMON_WALLETS = 6
const COMMON_BANKS = 10

export type MethodsContext = {
  person: Person
  /** The person's name; null for the reader. */
  name: string | null
  /** The page's address, to which forms return without scripts. */
  path: string
}

/** Asks for every method of a person: a search of the whole catalogue and the questions, or the catalogue, the most held first. */
export function MethodsForm({ asked, persona, ...about }: MethodsContext & WhoseSearch & { asked: string }) {
  const { path, person, name } = about
  return (
    <MethodFinder {...about} action={path} asked={asked} persona={persona} placeholder="Buscá: Galicia Visa, Mercado Pago…">
      <WalletForm action={path} person={person}>
        <Catalogue person={person} name={name} />
      </WalletForm>
    </MethodFinder>
  )
}

type FinderProps = MethodsContext &
  WhoseSearch & {
    /** Where the search goes without scripts. */
    action: string
    asked: string
    placeholder: string
    /** Whether what is taken leaves the results, because it stands among the chips above. */
    isBrief?: boolean
    /** What stands there while nobody searches. */
    children?: ReactNode
  }

/** Searches the whole catalogue and the questions; Enter takes the only result. */
export function MethodFinder({ action, asked, persona, placeholder, isBrief = false, children, ...about }: FinderProps) {
  const { person } = about
  const [query, setQuery] = useState(asked)
  const input = useRef<HTMLInputElement>(null)
  // The shopper may have typed before the page was awake.
  useEffect(() => setQuery(input.current?.value ?? ''), [])
  const found = findMethods(query)
  const isSearching = query.trim() !== ''
  const end = () => {
    if (!isBrief || input.current === null) return
    input.current.value = ''
    setQuery('')
    input.current.focus()
  }
  const takeOnly = (event: FormEvent) => {
    event.preventDefault()
    const [only, ...others] = found
    if (!only || others.length > 0) return
    takeFound(only, person)
    end()
  }
  return (
    <>
      <search>
        <form className={isBrief ? styles.brief : styles.finder} method="get" action={action} onSubmit={takeOnly}>
          <label className={text.unseen} htmlFor="buscar">
            Buscá un banco, una billetera o una tarjeta
          </label>
          <input
            ref={input}
            className={field.field}
            id="buscar"
            name="buscar"
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY}
            defaultValue={asked}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {persona !== undefined && <input type="hidden" name="persona" value={persona} />}
          <noscript>
            <button className={buttonClass()} type="submit">
              Buscar
            </button>
          </noscript>
        </form>
      </search>
      <p className={text.unseen} role="status">
        {isSearching ? countWords(found.length, 'resultado', 'resultados') : ''}
      </p>
      {isSearching ? <Found {...about} query={query} found={found} onKept={end} /> : children}
    </>
  )
}

/** Takes the only method found, with the card that was named; a second time nothing changes. */
function takeFound({ method, cards }: FoundMethod, { id: whose }: Person): void {
  const [card, ...others] = cards
  const isOneCard = card !== undefined && others.length === 0
  keepChange({ ...(isOneCard ? { kind: 'card', method, card, held: true } : { kind: 'method', method, held: true }), whose })
}

type FoundProps = MethodsContext & { query: string; found: readonly FoundMethod[]; onKept: () => void }

function Found({ path, query, found, person, name, onKept }: FoundProps) {
  const action = `${path}${path.includes('?') ? '&' : '?'}buscar=${encodeURIComponent(query)}`
  const questions = findQuestions(query)
  if (found.length + questions.length === 0)
    return (
      <p className={styles.found}>
        No encontramos «{query.trim()}». Si tu banco no está, borrá la búsqueda y marcá su tarjeta en «Tarjetas de cualquier banco».
      </p>
    )
  return (
    <>
      <WalletForm action={action} person={person} className={styles.found} onKept={onKept}>
        <MethodPicks label="Resultados" methods={found.map(({ method }) => methodBySlug(method))} person={person} name={name} />
      </WalletForm>
      {questions.map((question) => (
        <AnswerField key={question.id} {...{ question, person, name, action }} />
      ))}
    </>
  )
}

type OfPerson = Omit<MethodsContext, 'path'>

function Catalogue({ person, name }: OfPerson) {
  const { wallet } = person
  const isHeld = ({ slug }: PaymentMethod) => holdsMethod(wallet, slug)
  const isMember = ({ name }: Club) => wallet.answers[membershipKey(name)] === true
  const picks = (methods: readonly PaymentMethod[]) => <MethodPicks methods={methods} person={person} name={name} />
  const [wallets, banks, cards] = [methodsByPeople('wallet'), methodsByPeople('bank'), methodsByPeople('card')]
  const [otherWallets, otherBanks] = [wallets.slice(COMMON_WALLETS), banks.slice(COMMON_BANKS)]
  const anyBank = CARD_SLUGS.map((slug) => methodBySlug(slug))
  const paidClubs = CLUBS.filter(({ chain }) => chain === null)
  return (
    <>
      <QuestionGroup legend="Billeteras">{picks(wallets.slice(0, COMMON_WALLETS))}</QuestionGroup>
      <MoreFields title={`Ver otras ${otherWallets.length} billeteras`} open={otherWallets.some(isHeld)}>
        {picks(otherWallets)}
      </MoreFields>
      <Hint>
        <b>MODO</b> es la billetera de los bancos: pagás con un QR desde la app de MODO o la de tu banco, con las tarjetas que ya tenés.
      </Hint>
      <QuestionGroup legend="Bancos">{picks(banks.slice(0, COMMON_BANKS))}</QuestionGroup>
      <MoreFields title={`Ver los otros ${otherBanks.length} bancos`} open={otherBanks.some(isHeld)}>
        {picks(otherBanks)}
      </MoreFields>
      <QuestionGroup legend="Clubes de los súper, gratis">
        <ClubPicks clubs={CLUBS.filter(({ chain }) => chain !== null)} wallet={wallet} />
      </QuestionGroup>
      <MoreFields title="Clubes pagos" open={paidClubs.some(isMember)}>
        <ClubPicks clubs={paidClubs} wallet={wallet} />
      </MoreFields>
      <MoreFields title="Tarjetas de súper y otras" open={cards.some(isHeld)}>
        {picks(cards)}
      </MoreFields>
      <MoreFields title="Tarjetas de cualquier banco" open={anyBank.some(isHeld)}>
        <Hint>
          Algunas promos piden una Visa o una Mastercard sin importar de qué banco. Las de tus bancos ya cuentan: marcá acá solo las de un
          banco que no está en la lista.
        </Hint>
        {picks(anyBank)}
      </MoreFields>
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
            <PickButton change={{ kind: 'answers', answers: { [key]: isIn ? null : true } }} pressed={isIn}>
              {label}
            </PickButton>
          </li>
        )
      })}
    </PickList>
  )
}

type PicksProps = OfPerson & { methods: readonly PaymentMethod[]; label?: string; isSmall?: boolean }

/** Offers methods as buttons. The further questions about a chosen method open below it. */
export function MethodPicks({ methods, person, name, label, isSmall = false }: PicksProps) {
  const { wallet } = person
  const [before] = useState(wallet)
  return (
    <PickList label={label} isSmall={isSmall}>
      {methods.map(({ slug }) => (
        <Fragment key={slug}>
          <li>
            <MethodPick slug={slug} held={holdsMethod(wallet, slug)} id={slug} />
          </li>
          {holdsMethod(wallet, slug) && hasFields(slug, wallet) && (
            <Opened slug={slug} wallet={wallet} isSmall={isSmall} isNew={!holdsMethod(before, slug)}>
              <InstitutionFields slug={slug} person={person} name={name} isSmall={isSmall} />
            </Opened>
          )}
        </Fragment>
      ))}
    </PickList>
  )
}

type OpenedProps = { slug: MethodSlug; wallet: Wallet; isSmall: boolean; isNew: boolean; children: ReactNode }

/** Stays open while cards are chosen in it; on the next page it is closed once the cards are known. */
function Opened({ slug, wallet, isSmall, isNew, children }: OpenedProps) {
  const [isOpen] = useState(getCardsAt(wallet, slug) === null)
  const own = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // One at a time, so that the list stays in sight.
    if (!isSmall || !isNew) return
    for (const other of own.current?.closest('ul')?.querySelectorAll('details') ?? []) if (other !== own.current) other.open = false
  }, [isSmall, isNew])
  // Among chips the line that opens it goes; the focus goes on, not with it.
  const keepFocus = () => {
    if (isSmall && own.current?.open && own.current.contains(document.activeElement)) own.current.querySelector('button')?.focus()
  }
  return (
    <li className={styles.opened}>
      <details ref={own} open={isOpen} onToggle={keepFocus}>
        <summary className={link.disclosure}>{holdingsWords(slug, wallet)}</summary>
        {children}
      </details>
    </li>
  )
}

/** Returns, for example, «Galicia: Visa crédito, Mastercard débito · Eminent»; it also says when nothing is known, or that there are no cards. */
function holdingsWords(slug: MethodSlug, wallet: Wallet): string {
  const cards = getCardsAt(wallet, slug)
  const plan = makePlanQuestion(slug)
  const { label = '' } = (plan && findChosen(plan, wallet)) ?? {}
  const cardWords = cards === null ? '' : cards.length === 0 ? 'sin tarjetas' : cards.map(shortName).join(', ')
  return `${shortName(slug)}: ${[cardWords, label].filter(Boolean).join(' · ') || '¿qué tenés ahí?'}`
}
