import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Use } from '#domain/uses/use.ts'
import { peopleFragment } from '#domain/wallet/codec/link.ts'
import type { Household, Person } from '#domain/wallet/household.ts'
import { isEmptyWallet } from '#domain/wallet/wallet.ts'
import { buttonClass } from '#ui/button.ts'
import { makeLazyPart } from '#ui/lazyPart.tsx'
import { share } from '#ui/share.ts'
import { type DeviceContent, formatDeviceFile, MAX_DEVICE_FILE, parseDeviceFile } from './deviceFile.ts'
import { Hint, MoreFields } from './Hint.tsx'
import { ActionsRow } from './IncomingWallet.tsx'
import styles from './settings.module.css'
import { SETTINGS_PATH } from './settingsSearch.ts'
import { WalletForm } from './WalletForm.tsx'
import inlineForm from './wallet.module.css'

const FILE_NAME = 'billetera-yapa.json'

type Props = {
  people: Household
  current: Person
  /** The recorded uses, which only a file contains, never a link. */
  uses: readonly Use[]
  onFile: (content: DeviceContent) => void
}

/** Exports wallets as a file, link or code, imports a file, and erases everything. */
export function WalletTransfer({ people, current, uses, onFile }: Props) {
  const areEmpty = people.every(({ wallet }) => isEmptyWallet(wallet))
  return (
    <>
      {areEmpty && uses.length === 0 ? (
        <Hint>Cuando tengas algo marcado, vas a poder bajarla o compartirla.</Hint>
      ) : (
        <Export people={people} current={current} uses={uses} />
      )}
      <Import onFile={onFile} />
      {!(areEmpty && people.length === 1) && <Erase people={people} />}
    </>
  )
}

type Share = { shared: Household; linkWords: string; codeWords: string }

function sharesOf(people: Household, current: Person): Share[] {
  if (people.length === 1) return [{ shared: people, linkWords: 'Compartir como enlace', codeWords: 'Mostrar código QR' }]
  const whose = current === people[0] ? 'la mía' : `la de ${current.name}`
  return [
    { shared: [current], linkWords: `Compartir ${whose} como enlace`, codeWords: `Código QR de ${whose}` },
    { shared: people, linkWords: 'Compartir las de todos', codeWords: 'Código QR de todos' },
  ]
}

function Export({ people, current, uses }: Omit<Props, 'onFile'>) {
  const shares = sharesOf(people, current)
  return (
    <>
      <ActionsRow>
        <a
          className={buttonClass()}
          download={FILE_NAME}
          onClick={(event) => uses.length > 0 && download(event, formatDeviceFile({ people, uses }))}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(formatDeviceFile({ people, uses: [] }))}`}
        >
          Bajar como archivo
        </a>
        {shares.map(({ shared, linkWords }) => (
          <Shared key={linkWords} link={`${SETTINGS_PATH}#${peopleFragment(shared)}`}>
            {linkWords}
          </Shared>
        ))}
      </ActionsRow>
      <Codes shares={shares} />
      <Hint>El enlace dice qué medios de pago tenés (nunca números ni claves): compartilo solo con quien quieras.</Hint>
      {uses.length > 0 && (
        <Hint>
          El archivo lleva también lo que anotaste en Mis ahorros ({uses.length === 1 ? 'un uso' : `${uses.length} usos`}); el enlace no.
        </Hint>
      )}
    </>
  )
}

function Shared({ link, children }: { link: string; children: ReactNode }) {
  return (
    <a
      className={buttonClass()}
      href={link}
      onClick={(event) => {
        event.preventDefault()
        void share({ title: 'Billetera de Yapa', url: link })
      }}
    >
      {children}
    </a>
  )
}

const WalletCode = makeLazyPart(async () => (await import('./WalletCode.tsx')).WalletCode)

/** Shows a QR code for another phone's camera. The code is drawn only on request. */
function Codes({ shares }: { shares: readonly Share[] }) {
  const [shown, setShown] = useState<string | null>(null)
  const open = shares.find(({ codeWords }) => codeWords === shown)
  return (
    <div data-needs-script>
      <ActionsRow>
        {shares.map((one) => (
          <button
            key={one.codeWords}
            type="button"
            className={buttonClass('quiet')}
            aria-expanded={one === open}
            onClick={() => setShown(one === open ? null : one.codeWords)}
          >
            {one.codeWords}
          </button>
        ))}
      </ActionsRow>
      {open && <WalletCode people={open.shared} />}
    </div>
  )
}

/** Downloads the file as a blob, because with uses it is too long for a data URL. */
function download(event: MouseEvent<HTMLAnchorElement>, file: string): void {
  event.preventDefault()
  const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME })
  link.click()
  URL.revokeObjectURL(address)
}

/** Brings a file. It needs scripts, because the uses in it are only for the browser. */
function Import({ onFile }: Pick<Props, 'onFile'>) {
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get('file')
    event.preventDefault()
    if (!(file instanceof File)) return
    if (file.size > MAX_DEVICE_FILE) return setProblem('el archivo es demasiado grande')
    const parsed = parseDeviceFile(await file.text())
    if (!parsed.ok) return setProblem(parsed.problem)
    setProblem(null)
    flushSync(() => onFile(parsed.value))
    document.getElementById('incoming')?.focus()
  }
  return (
    <form className={inlineForm.form} data-needs-script onSubmit={(event) => void read(event)}>
      <label htmlFor="file">Traer una billetera de un archivo</label>
      <input className={styles.file} id="file" name="file" type="file" accept="application/json,.json" required />
      <button className={buttonClass()} type="submit">
        Traer
      </button>
      <p className={styles.problem} role="alert">
        {problem === null ? '' : `No se pudo traer: ${problem}.`}
      </p>
    </form>
  )
}

/** Takes two taps, so that a slip of the thumb erases nothing. */
function Erase({ people }: Pick<Props, 'people'>) {
  const isAlone = people.length === 1
  return (
    <MoreFields title="Borrar todo">
      <p>Se borra lo que marcaste en este dispositivo. No hay copia en ningún otro lado.</p>
      <WalletForm action={SETTINGS_PATH} person={null}>
        <button className={buttonClass('danger')} type="submit" name="change" value="erase">
          {isAlone ? 'Sí, borrar mi billetera' : 'Sí, borrar todas las billeteras'}
        </button>
      </WalletForm>
    </MoreFields>
  )
}
