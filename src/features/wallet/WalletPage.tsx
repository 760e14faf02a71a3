import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CARD_SLUGS, type CardSlug, type MethodSlug, methodBySlug, PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import { MEMBERSHIPS } from '#domain/promotion.ts'
import { CONDITIONS, type Condition, EMPTY_WALLET, isEmptyWallet, normaliseWallet, type Wallet } from '#domain/wallet.ts'
import { encodeWallet } from '#domain/walletCookie.ts'
import { Badge } from '#ui/Badge.tsx'
import { walletCookieHeader } from './walletForm.ts'

const GROUPS: [string, string][] = [
  ['bank', 'Bancos'],
  ['wallet', 'Billeteras'],
  ['card', 'Tarjetas propias'],
  ['generic', 'MODO y tarjetas de cualquier banco'],
]

/** What a shopper holds, kept at every tick: by script where there is one, by the form's button where not. */
export function WalletPage({ initial }: { initial: Wallet }) {
  const [wallet, setWallet] = useState(initial)
  const router = useRouter()
  const keep = (changed: Wallet) => {
    const next = normaliseWallet(changed)
    setWallet(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie for the first paint; Cookie Store is not everywhere.
    document.cookie = walletCookieHeader(encodeWallet(next))
    void router.invalidate()
  }
  return (
    <div className="page">
      <h1>Mis medios de pago</h1>
      <p className="soft">Marcá lo que tenés. Se guarda solo en este dispositivo, sin cuenta ni registro.</p>
      <form method="post" action="/configuracion/medios">
        {GROUPS.map(([kind, title]) => (
          <section key={kind} aria-label={title}>
            <h2>{title}</h2>
            <ul className="methods">
              {PAYMENT_METHODS.filter((method) => method.kind === kind).map(({ slug }) => (
                <Method key={slug} slug={slug} wallet={wallet} keep={keep} />
              ))}
            </ul>
          </section>
        ))}
        <About wallet={wallet} keep={keep} />
        <noscript>
          <button className="button main" type="submit">
            Guardar
          </button>
        </noscript>
      </form>
      <div className="row" style={{ justifyContent: 'flex-start', marginTop: '2rem' }}>
        <Link className="button main" to="/">
          Ver mis promociones
        </Link>
        <button className="button" type="button" disabled={isEmptyWallet(wallet)} onClick={() => keep(EMPTY_WALLET)}>
          Borrar todo
        </button>
      </div>
    </div>
  )
}

type Part = { wallet: Wallet; keep: (wallet: Wallet) => void }

function Method({ slug, wallet, keep }: Part & { slug: MethodSlug }) {
  const method = methodBySlug(slug)
  const held = wallet.instruments.find((instrument) => instrument.method === slug)
  const others = wallet.instruments.filter((instrument) => instrument !== held)
  const setCards = (cards: CardSlug[] | null) => keep({ ...wallet, instruments: [...others, { method: slug, cards }] })
  const toggle = (card: CardSlug) => {
    const cards = held?.cards ?? []
    const next = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]
    setCards(next.length > 0 ? next : null)
  }
  return (
    <li>
      <label className="tick">
        <input
          type="checkbox"
          name="method"
          value={slug}
          checked={held !== undefined}
          onChange={() => (held ? keep({ ...wallet, instruments: others }) : setCards(null))}
        />
        <Badge name={method.name} colours={method.colours} />
        {method.name}
      </label>
      {held && method.kind !== 'generic' && (
        <fieldset className="cards">
          <legend className="soft">¿Qué tarjetas tenés ahí? {held.cards === null && '(sin elegir: no sé)'}</legend>
          {CARD_SLUGS.map((card) => (
            <label className="tick" key={card}>
              <input
                type="checkbox"
                name="card"
                value={`${slug}:${card}`}
                checked={held.cards?.includes(card) ?? false}
                onChange={() => toggle(card)}
              />
              {methodBySlug(card).name.replace('Tarjeta de ', '').replace('Tarjeta ', '')}
            </label>
          ))}
        </fieldset>
      )}
    </li>
  )
}

const CONDITION_LABELS: Record<Condition, string> = {
  jubilado: 'Soy jubilado o pensionado',
  anses: 'Cobro de ANSES',
  'ciudadania-portena': 'Tengo Ciudadanía Porteña',
}

/** Conditions, memberships and the telephone. */
function About({ wallet, keep }: Part) {
  const toggled = <T,>(list: readonly T[], item: T) => (list.includes(item) ? list.filter((one) => one !== item) : [...list, item])
  return (
    <section aria-label="Sobre vos">
      <h2>Sobre vos</h2>
      <ul className="methods">
        {CONDITIONS.map((condition) => (
          <li key={condition}>
            <label className="tick">
              <input
                type="checkbox"
                name="condition"
                value={condition}
                checked={wallet.conditions.includes(condition)}
                onChange={() => keep({ ...wallet, conditions: toggled(wallet.conditions, condition) })}
              />
              {CONDITION_LABELS[condition]}
            </label>
          </li>
        ))}
        {MEMBERSHIPS.map((membership) => (
          <li key={membership}>
            <label className="tick">
              <input
                type="checkbox"
                name="membership"
                value={membership}
                checked={wallet.memberships.includes(membership)}
                onChange={() => keep({ ...wallet, memberships: toggled(wallet.memberships, membership) })}
              />
              Soy de {membership}
            </label>
          </li>
        ))}
        <li>
          <label className="tick">
            <input
              type="checkbox"
              name="phone"
              value="yes"
              checked={wallet.phoneContactless === true}
              onChange={() => keep({ ...wallet, phoneContactless: wallet.phoneContactless === true ? null : true })}
            />
            Pago con el celular por contactless
          </label>
        </li>
      </ul>
    </section>
  )
}
