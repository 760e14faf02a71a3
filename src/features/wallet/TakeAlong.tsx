import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { formatDeviceFile, MAX_DEVICE_FILE, parseDeviceFile } from '#domain/deviceFile.ts'
import type { Use } from '#domain/use.ts'
import { isEmptyWallet, type Wallet } from '#domain/wallet.ts'
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

type Props = {
  wallet: Wallet
  search: SettingsSearch
  /** What the shopper has used: it travels in the file, never in a link. */
  uses: readonly Use[]
  /** Told the uses that a file brings. */
  onUses: (uses: readonly Use[]) => void
}

/** The wallet to another device, as a file or a link, and out of this one. */
export function TakeAlong({ wallet, search, uses, onUses }: Props) {
  const isEmpty = isEmptyWallet(wallet) && uses.length === 0
  return (
    <section aria-label="Llevar y borrar">
      <h2 id="llevar" tabIndex={-1}>
        Llevarla a otro dispositivo
      </h2>
      {isEmpty ? <Hint>Cuando tengas algo marcado, vas a poder bajarla o compartirla.</Hint> : <Export wallet={wallet} uses={uses} />}
      <Import failed={search.problema === 'archivo'} onUses={onUses} />
      {!isEmptyWallet(wallet) && <Erase />}
    </section>
  )
}

function Export({ wallet, uses }: Pick<Props, 'wallet' | 'uses'>) {
  const link = `/configuracion/medios#${walletFragment(wallet)}`
  return (
    <>
      <Actions>
        <a
          className={button()}
          download={FILE_NAME}
          onClick={(event) => uses.length > 0 && download(event, formatDeviceFile({ wallet, uses }))}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(formatDeviceFile({ wallet, uses: [] }))}`}
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
      {uses.length > 0 && (
        <Hint>
          El archivo lleva también lo que anotaste en Mis ahorros ({uses.length === 1 ? 'un uso' : `${uses.length} usos`}); el enlace no.
        </Hint>
      )}
    </>
  )
}

/** With what was used in it the file is too long for an address. */
function download(event: MouseEvent<HTMLAnchorElement>, file: string): void {
  event.preventDefault()
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(address)
}

const FILE_FAILED = 'no es una billetera de Yapa o está dañado'

function Import({ failed, onUses }: { failed: boolean } & Pick<Props, 'onUses'>) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState(failed ? FILE_FAILED : null)
  const read = async (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file')
    event.preventDefault()
    if (!(file instanceof File)) return
    if (file.size > MAX_DEVICE_FILE) return setProblem('el archivo es demasiado grande')
    const parsed = parseDeviceFile(await file.text())
    if (!parsed.ok) return setProblem(parsed.problem)
    setProblem(null)
    const { wallet, uses } = parsed.value
    onUses(uses)
    await navigate({ to: '/configuracion/medios', search: {}, hash: walletFragment(wallet), hashScrollIntoView: false })
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
