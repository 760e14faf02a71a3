import { Link, useNavigate } from '@tanstack/react-router'
import { clubNamed } from '#domain/club.ts'
import type { Use } from '#domain/use.ts'
import { isEmptyWallet, WALLET_PARAMETERS, type Wallet, type WalletParameters } from '#domain/wallet.ts'
import { encodeWallet } from '#domain/walletCookie.ts'
import { parseWalletParameters } from '#domain/walletLink.ts'
import type { Parsed } from '#domain/walletParameter.ts'
import { button } from '#ui/button.ts'
import { showToast } from '#ui/toast.ts'
import { Actions } from './Actions.tsx'
import styles from './IncomingWallet.module.css'
import { submitChange } from './keepChange.ts'
import type { SettingsSearch } from './settingsSearch.ts'
import { useWalletFragment } from './walletFragment.ts'
import { CONDITION_WORDS, counted, fullName } from './walletWords.ts'

type Props = {
  search: SettingsSearch
  wallet: Wallet
  /** Uses that came with a file; they are kept together with its wallet. */
  uses: readonly Use[]
  keepUses: (uses: readonly Use[]) => Promise<boolean>
  /** They were kept, or are not wanted. */
  onDone: () => void
}

/**
 * A wallet from a link or file: what is in it, and what to do with it. Nothing is stored before the shopper chooses.
 * Links bring it behind the `#`; without JavaScript a file's, and that of an old link, come as a search.
 */
export function IncomingWallet({ search, wallet, uses, keepUses, onDone }: Props) {
  const fragment = useWalletFragment()
  const texts = WALLET_PARAMETERS.some((name) => fragment[name] !== undefined) ? fragment : search
  const incoming = incomingWallet(texts)
  if (!incoming) return null
  if (!incoming.ok) {
    return (
      <div className={styles.incoming} role="alert">
        <p>
          <b>No pudimos leer la billetera de ese enlace:</b> {incoming.problem}. La tuya quedó como estaba.
        </p>
        <Link className={button()} to="/configuracion/medios">
          Entendido
        </Link>
      </div>
    )
  }
  const keep = () => {
    if (uses.length > 0) void keepUses(uses).then((areKept) => areKept && showToast(`Trajimos ${usesWords(uses.length)}`))
    onDone()
  }
  const isSame = encodeWallet(incoming.value) === encodeWallet(wallet)
  if (isSame) return <Same uses={uses} keep={keep} onDone={onDone} />
  return <Offer incoming={incoming.value} wallet={wallet} texts={texts} uses={uses} keep={keep} onDone={onDone} />
}

type Coming = Pick<Props, 'uses' | 'onDone'> & { keep: () => void }

/** «12 usos anotados». */
function usesWords(count: number): string {
  return count === 1 ? 'un uso anotado' : `${count} usos anotados`
}

function Same({ uses, keep, onDone }: Coming) {
  if (uses.length > 0) {
    return (
      <div className={styles.incoming}>
        <h2 id="incoming" tabIndex={-1}>
          {uses.length === 1 ? 'Llegó' : 'Llegaron'} {usesWords(uses.length)}
        </h2>
        <p>La billetera es la que ya tenés. Lo anotado se suma a lo que anotaste acá.</p>
        <Actions>
          <Link className={button('main')} to="/configuracion/medios" onClick={keep}>
            Sumarlos
          </Link>
          <Link className={button()} to="/configuracion/medios" onClick={onDone}>
            Cancelar
          </Link>
        </Actions>
      </div>
    )
  }
  return (
    <div className={styles.incoming}>
      <p>
        <b>Esa billetera es la que ya tenés.</b> Para llevarla a otro dispositivo, abrí este enlace ahí.
      </p>
      <Actions>
        <Link className={button()} to="/configuracion/medios">
          Entendido
        </Link>
      </Actions>
    </div>
  )
}

function Offer({ incoming, wallet, texts, uses, keep, onDone }: Coming & { incoming: Wallet; wallet: Wallet; texts: WalletParameters }) {
  const navigate = useNavigate()
  return (
    <form
      className={styles.incoming}
      method="post"
      action="/configuracion/medios"
      aria-labelledby="incoming"
      onSubmit={(event) => {
        submitChange(event)
        if (!event.defaultPrevented) return
        showToast('Tu billetera quedó guardada')
        keep()
        void navigate({ to: '/configuracion/medios', replace: true })
      }}
    >
      <h2 id="incoming" tabIndex={-1}>
        Llegó una billetera
      </h2>
      <p>{contentWords(incoming)}</p>
      {uses.length > 0 && <p>También trae {usesWords(uses.length)}: se suma a lo que anotaste acá.</p>}
      {WALLET_PARAMETERS.map((name) => texts[name] !== undefined && <input key={name} type="hidden" name={name} value={texts[name]} />)}
      <Actions>
        {isEmptyWallet(wallet) ? (
          <button className={button('main')} type="submit" name="change" value="replace">
            Usar esta billetera
          </button>
        ) : (
          <>
            <button className={button()} type="submit" name="change" value="replace">
              Reemplazar la mía
            </button>
            <button className={button()} type="submit" name="change" value="add">
              Sumar a la mía
            </button>
          </>
        )}
        <Link className={button()} to="/configuracion/medios" onClick={onDone}>
          Cancelar
        </Link>
      </Actions>
    </form>
  )
}

function contentWords({ instruments, conditions, memberships }: Wallet): string {
  const words = [
    ...instruments.map(
      ({ method, cards }) => fullName(method) + (cards && cards.length > 0 ? ` (${counted(cards.length, 'tarjeta', 'tarjetas')})` : ''),
    ),
    ...conditions.map((condition) => CONDITION_WORDS[condition].label),
    ...memberships.map((membership) => clubNamed(membership).label),
  ]
  return words.length > 0 ? `${words.join(', ')}.` : 'Está vacía.'
}

/** The wallet that the address brings; null when it brings none. */
function incomingWallet(texts: WalletParameters): Parsed<Wallet> | null {
  return WALLET_PARAMETERS.some((name) => texts[name] !== undefined) ? parseWalletParameters(texts) : null
}
