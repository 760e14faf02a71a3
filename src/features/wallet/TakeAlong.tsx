import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isEmptyWallet, type Wallet } from '#domain/wallet.ts'
import { formatWalletFile, MAX_FILE, parseWalletFile } from '#domain/walletLink.ts'
import { button } from '#ui/button.ts'
import { share } from '#ui/share.ts'
import { Actions } from './Actions.tsx'
import { Hint } from './Hint.tsx'
import inlineForm from './inlineForm.module.css'
import { More } from './More.tsx'
import type { SettingsSearch } from './settingsSearch.ts'
import styles from './TakeAlong.module.css'
import { WalletForm } from './WalletForm.tsx'
import { walletFragment } from './walletFragment.ts'

const FILE_NAME = 'billetera-yapa.json'

/** The wallet to another device, as a file or a link, and out of this one. */
export function TakeAlong({ wallet, search }: { wallet: Wallet; search: SettingsSearch }) {
  return (
    <section aria-label="Llevar y borrar">
      <h2 tabIndex={-1}>Llevarla a otro dispositivo</h2>
      {isEmptyWallet(wallet) ? <Hint>Cuando tengas algo marcado, vas a poder bajarla o compartirla.</Hint> : <Export wallet={wallet} />}
      <Import failed={search.problema === 'archivo'} />
      {!isEmptyWallet(wallet) && <Erase />}
    </section>
  )
}

function Export({ wallet }: { wallet: Wallet }) {
  const link = `/configuracion/medios#${walletFragment(wallet)}`
  return (
    <>
      <Actions>
        <a
          className={button()}
          download={FILE_NAME}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(formatWalletFile(wallet))}`}
        >
          Bajar como archivo
        </a>
        <a
          className={button()}
          href={link}
          onClick={(event) => {
            event.preventDefault()
            void share({ title: 'Mi billetera de Yapa', url: link })
          }}
        >
          Compartir como enlace
        </a>
      </Actions>
      <Hint>El enlace dice qué medios de pago tenés (nunca números ni claves): compartilo solo con quien quieras.</Hint>
    </>
  )
}

const FILE_FAILED = 'no es una billetera de Yapa o está dañado'

function Import({ failed }: { failed: boolean }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState(failed ? FILE_FAILED : null)
  const read = async (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file')
    event.preventDefault()
    if (!(file instanceof File)) return
    const parsed = parseWalletFile(file.size > MAX_FILE ? 'x'.repeat(MAX_FILE + 1) : await file.text())
    if (!parsed.ok) return setProblem(parsed.problem)
    setProblem(null)
    await navigate({ to: '/configuracion/medios', search: {}, hash: walletFragment(parsed.value), hashScrollIntoView: false })
    document.getElementById('incoming')?.focus()
  }
  return (
    <form
      className={inlineForm.form}
      method="post"
      encType="multipart/form-data"
      action="/configuracion/medios"
      onSubmit={(event) => void read(event)}
    >
      <label htmlFor="file">Traer una billetera de un archivo</label>
      <input className={styles.file} id="file" name="file" type="file" accept="application/json,.json" required />
      <button className={button()} type="submit" name="change" value="file">
        Traer
      </button>
      <p className={styles.problem} role="alert">
        {problem === null ? '' : `No se pudo traer: ${problem}.`}
      </p>
    </form>
  )
}

/** In two taps, so that no slip of a thumb erases a wallet. */
function Erase() {
  return (
    <More title="Borrar todo">
      <p>Se borra lo que marcaste en este dispositivo. No hay copia en ningún otro lado.</p>
      <WalletForm action="/configuracion/medios">
        <button className={button('danger')} type="submit" name="change" value="erase">
          Sí, borrar mi billetera
        </button>
      </WalletForm>
    </More>
  )
}
