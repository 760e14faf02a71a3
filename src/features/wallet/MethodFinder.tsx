import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findQuestions } from '#domain/questions/findQuestions.ts'
import { button } from '#ui/button.ts'
import field from '#ui/field.module.css'
import text from '#ui/text.module.css'
import { AnswerField } from './AnswerField.tsx'
import styles from './MethodFinder.module.css'
import { findMethods } from './methodSearch.ts'
import { type Asked, Picks } from './Picks.tsx'
import { MAX_QUERY, type WhoseSearch } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import { counted } from './walletWords.ts'

type Props = WhoseSearch &
  Asked & {
    path: string
    asked: string
    children: ReactNode
  }

/**
 * Searches the whole catalogue, then the questions, and shows `children` while the query is empty. With scripts it answers every letter; without
 * them the form loads `path` with the query in its URL.
 */
export function MethodFinder({ path, asked, persona, children, ...about }: Props) {
  const [query, setQuery] = useState(asked)
  const input = useRef<HTMLInputElement>(null)
  // The shopper may have typed before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), [])
  const found = findMethods(query)
  const searching = query.trim() !== ''
  return (
    <>
      <search>
        <form className={styles.finder} method="get" action={path} onSubmit={(event) => event.preventDefault()}>
          <label className={text.unseen} htmlFor="buscar">
            Buscá un banco, una billetera o una tarjeta
          </label>
          <input
            ref={input}
            className={field.field}
            id="buscar"
            name="buscar"
            type="search"
            placeholder="Buscá: Galicia, Mercado Pago…"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY}
            defaultValue={asked}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {persona !== undefined && <input type="hidden" name="persona" value={persona} />}
          <noscript>
            <button className={button()} type="submit">
              Buscar
            </button>
          </noscript>
        </form>
      </search>
      <p className={text.unseen} role="status">
        {searching ? counted(found.length, 'resultado', 'resultados') : ''}
      </p>
      {searching ? <Found {...{ path, query, found }} {...about} /> : children}
    </>
  )
}

type FoundProps = Asked & { path: string; query: string; found: ReturnType<typeof findMethods> }

function Found({ path, query, found, ...about }: FoundProps) {
  const { person, name } = about
  const action = `${path}?buscar=${encodeURIComponent(query)}`
  if (found.length > 0) {
    return (
      <WalletForm action={action} person={person}>
        <div className={styles.found}>
          <Picks label="Resultados" methods={found} {...about} />
        </div>
      </WalletForm>
    )
  }
  const questions = findQuestions(query)
  if (questions.length > 0) return questions.map((question) => <AnswerField key={question.id} {...{ question, person, name, action }} />)
  return (
    <p className={styles.found}>
      No encontramos «{query.trim()}». Si tu banco no está, borrá la búsqueda y marcá su tarjeta en «Tarjetas de cualquier banco».
    </p>
  )
}
