import { useEffect, useState } from 'react'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { buttonClass } from '#ui/button.ts'
import link from '#ui/link.module.css'
import text from '#ui/text.module.css'
import styles from './PlanPage.module.css'

type Hour = 'evening' | 'morning'
type Choice = { hour: Hour; changes: boolean }

/**
 * `unknown`: not looked yet; `none`: this browser has no messages; `home`: only on an iPhone's home screen; `refused`: the shopper has
 * refused them in the browser; `off`: the site has none.
 */
type State = { kind: 'unknown' | 'none' | 'home' | 'refused' | 'ready' } | { kind: 'off'; words: string } | ({ kind: 'on' } & Choice)

const HOURS: Record<Hour, string> = { evening: 'La noche anterior, a las 19', morning: 'Esa mañana, a las 8:30' }
/** What this device chose; the server has it, too, and tells nobody. */
const KEPT = 'Yapa avisos'

/** Asks for messages on this device, and takes them back. Without scripts, or where there are none, nothing is shown but why. */
export function ReminderSettings({ people }: { people: Household }) {
  const [state, setState] = useState<State>({ kind: 'unknown' })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [choice, setChoice] = useState<Choice>({ hour: 'evening', changes: false })
  useEffect(() => {
    void look().then((found) => {
      setState(found)
      if (found.kind === 'on') setChoice(found)
    })
  }, [])
  const act = async (work: () => Promise<string | null>) => {
    const words = await work().catch(() => 'No pudimos: puede ser la conexión.')
    setTrouble(words)
    setState(await look())
  }
  // The icon on an iPhone's home screen starts with an empty storage: what it is made of brings the wallet.
  useEffect(() => {
    if (state.kind === 'home')
      document
        .querySelector('link[rel=manifest]')
        ?.setAttribute('href', `/icono.webmanifest?gente=${encodeURIComponent(encodeHousehold(people))}`)
  }, [state.kind, people])
  const isOn = state.kind === 'on'
  if (state.kind === 'unknown' || state.kind === 'none') return null
  return (
    <section aria-labelledby="avisame" data-needs-script>
      <h2 id="avisame">Avisame</h2>
      {state.kind === 'home' && (
        <>
          <p>En tu iPhone los avisos llegan a la app de la pantalla de inicio:</p>
          <ol className={styles.steps}>
            <li>Tocá «Compartir» y después «Agregar a inicio».</li>
            <li>Abrí Yapa desde ahí, con tus medios puestos, y tocá «Avisame».</li>
          </ol>
        </>
      )}
      {state.kind === 'refused' && (
        <p>Tu navegador tiene los avisos de Yapa bloqueados: habilitalos en el candado de la dirección y volvé a cargar la página.</p>
      )}
      {state.kind === 'off' && <p className={text.soft}>{state.words}</p>}
      {(state.kind === 'ready' || isOn) && (
        <form
          className={styles.remind}
          onSubmit={(event) => {
            event.preventDefault()
            void act(() => subscribe(choice))
          }}
        >
          <p>
            {isOn
              ? 'Te avisamos en este dispositivo, una vez por día como mucho.'
              : 'Un aviso antes de cada compra del plan: dónde, con qué y cuánto.'}
          </p>
          <fieldset>
            <legend className={text.unseen}>Cuándo</legend>
            {(['evening', 'morning'] as const).map((hour) => (
              <label key={hour}>
                <input type="radio" name="hora" checked={choice.hour === hour} onChange={() => setChoice({ ...choice, hour })} />{' '}
                {HOURS[hour]}
              </label>
            ))}
            <label>
              <input type="checkbox" checked={choice.changes} onChange={() => setChoice({ ...choice, changes: !choice.changes })} /> También
              cuando algo mío cambia o termina
            </label>
          </fieldset>
          <p className={styles.actions}>
            <button type="submit" className={buttonClass('main')}>
              {isOn ? 'Guardar' : 'Avisame'}
            </button>
            {isOn && (
              <button type="button" className={buttonClass('quiet')} onClick={() => void act(unsubscribe)}>
                Dejar de avisar
              </button>
            )}
          </p>
        </form>
      )}
      <p role="status">{trouble}</p>
      <p className={text.aside}>
        Guardamos la dirección de avisos de este navegador, tus medios y lo que pediste acá; ningún nombre.{' '}
        <a className={link.underlined} href="/sobre#avisos">
          Qué guardamos
        </a>
      </p>
    </section>
  )
}

const isIPhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

async function look(): Promise<State> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return { kind: isIPhone() && !('standalone' in navigator && navigator.standalone) ? 'home' : 'none' }
  if (Notification.permission === 'denied') return { kind: 'refused' }
  try {
    const { publicKey, words } = (await (await fetch('/avisos')).json()) as { publicKey: string | null; words: string | null }
    if (publicKey === null) return { kind: 'off', words: words ?? '' }
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    if (subscription === null || Notification.permission !== 'granted') return { kind: 'ready' }
    // A visit of this device: the wallet and the wishes of today count, and it goes on being told.
    const { ok } = await tell('PUT', { endpoint: subscription.endpoint })
    return ok ? { kind: 'on', ...keptChoice() } : { kind: 'ready' }
  } catch {
    return { kind: 'none' }
  }
}

/** Asks the browser, which asks the shopper; called by a tap alone. @returns What went wrong (Spanish). */
async function subscribe(choice: Choice): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'Sin tu permiso no podemos avisarte.'
  const { publicKey, words } = (await (await fetch('/avisos')).json()) as { publicKey: string | null; words: string | null }
  if (publicKey === null) return words
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One for keys of before, which the site has lost.
    await (await pushManager.getSubscription())?.unsubscribe()
    return await pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  const answer = await tell('POST', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, ...choice })
  if (answer.ok) localStorage.setItem(KEPT, JSON.stringify(choice))
  else await subscription.unsubscribe()
  return answer.ok ? null : ((await answer.json()) as { words: string }).words
}

async function unsubscribe(): Promise<null> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  if (subscription !== null) {
    await tell('DELETE', { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return null
}

const tell = (method: 'POST' | 'PUT' | 'DELETE', body: object) =>
  fetch('/avisos', { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

function keptChoice(): Choice {
  try {
    const { hour, changes } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Choice>
    return { hour: hour === 'morning' ? 'morning' : 'evening', changes: changes === true }
  } catch {
    return { hour: 'evening', changes: false }
  }
}
