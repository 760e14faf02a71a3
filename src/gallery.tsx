// The first import: it sets the order of the layers.
import './routes/styles.css'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CHAINS } from '#domain/catalogue/chain.ts'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { Badge } from '#ui/Badge.tsx'
import { type ButtonLook, button } from '#ui/button.ts'
import chip from '#ui/chip.module.css'
import { Drawer } from '#ui/Drawer.tsx'
import field from '#ui/field.module.css'
import { Flourish, Hornero, type HorneroPose } from '#ui/Hornero.tsx'
import layout from '#ui/layout.module.css'
import { Dialog } from '#ui/Modal.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/PartGuard.tsx'
import segmented from '#ui/segmented.module.css'
import { share } from '#ui/share.ts'
import text from '#ui/text.module.css'
import { showToast } from '#ui/toast.ts'

const BRANDS = [...Object.values(CHAINS), ...PAYMENT_METHODS]

/** Shows every primitive in every state for working on them. The development server alone has it (`scripts/gallery.ts`). */
function Gallery() {
  return (
    <div className={layout.page}>
      <h1>Piezas</h1>
      <Mascot />
      <Controls />
      <Overlays />
      <Part title="Texto">
        <p className={text.figure}>25%</p>
        <p className={text.figure}>$ 15.000</p>
        <p>
          Texto normal, <span className={text.soft}>suave</span>, <span className={text.small}>chico</span> y{' '}
          <a href="#contenido">un enlace</a>.
        </p>
      </Part>
      <Part title="Avisos y esperas">
        <Notice>
          <b>Atención.</b> Esto conviene leerlo.
        </Notice>
        <Notice tone="calm">Un dato tranquilo.</Notice>
        <Notice tone="alarm">Algo salió mal.</Notice>
        <br />
        <Skeleton />
      </Part>
      <Part title={`${BRANDS.length} insignias`}>
        {[true, false].map((small) => (
          <div key={String(small)} className={layout.row}>
            {BRANDS.map((brand) => (
              <span key={brand.name} title={brand.name}>
                <Badge of={brand} small={small} />
              </span>
            ))}
          </div>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const POSES: (HorneroPose | undefined)[] = [undefined, 'saluda', 'senala', 'busca']

function Mascot() {
  return (
    <Part title="Yapa">
      {[160, 96, 64, 40].map((size) => (
        <div key={size} className={layout.row}>
          {POSES.map((pose) => (
            <Hornero key={pose ?? 'marca'} size={size} {...(pose && { pose })} />
          ))}
        </div>
      ))}
      <div className={layout.row}>
        <Flourish />
      </div>
    </Part>
  )
}

const LOOKS: (ButtonLook | undefined)[] = [undefined, 'main', 'quiet', 'danger']

function Controls() {
  return (
    <Part title="Controles">
      <div className={layout.row}>
        {LOOKS.map((look) => (
          <button key={look ?? ''} type="button" className={look ? button(look) : button()}>
            Botón {look}
          </button>
        ))}
        <button type="button" className={button()} disabled>
          No se puede
        </button>
      </div>
      <br />
      <div className={chip.choice}>
        <button type="button" className={chip.chip} aria-pressed="false">
          Apagada
        </button>
        <button type="button" className={chip.chip} aria-pressed="true">
          Encendida
        </button>
        <label className={chip.chip}>
          <input type="checkbox" defaultChecked /> Casilla
        </label>
        <label className={chip.chip}>
          <input type="checkbox" disabled /> Imposible
        </label>
      </div>
      <br />
      <div className={segmented.segmented}>
        {['Todo', 'En el local', 'Online'].map((label, index) => (
          <label key={label}>
            <input type="radio" name="segmento" defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <br />
      <div>
        <label className={field.labelled}>
          Un campo
          <input className={clsx(field.field, field.wide)} placeholder="60000" />
        </label>
        <label className={field.labelled}>
          Mal escrito
          <input className={clsx(field.field, field.wide)} aria-invalid="true" defaultValue="mucho" />
          <span className={field.wrong}>Poné un número.</span>
        </label>
        <label className={field.labelled}>
          Mensaje
          <textarea className={clsx(field.field, field.wide)} />
        </label>
        <label className={field.tick}>
          <input type="checkbox" defaultChecked /> Una casilla
        </label>
      </div>
    </Part>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title="Capas">
      <div className={layout.row}>
        <button type="button" className={button()} onClick={() => setOpen('dialog')}>
          Diálogo
        </button>
        <button type="button" className={button()} onClick={() => setOpen('drawer')}>
          Cajón
        </button>
        <button type="button" className={button()} onClick={() => showToast('Listo, guardado')}>
          Aviso breve
        </button>
        <button type="button" className={button()} onClick={() => void share({ title: 'Yapa', url: '/' })}>
          Compartir
        </button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="¿Borrar todo?" description="No se puede deshacer.">
        <div className={layout.row}>
          <button type="button" className={button('danger')} onClick={close}>
            Borrar
          </button>
          <button type="button" className={button()} onClick={() => showToast('Sobre el diálogo')}>
            Avisar
          </button>
        </div>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filtros"
        footer={
          <button type="button" className={button('main')} onClick={close}>
            Ver 12 promociones
          </button>
        }
      >
        {Array.from({ length: 30 }, (_, line) => `Renglón ${line + 1}`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Drawer>
    </Part>
  )
}

createRoot(document.getElementById('piezas') as HTMLElement).render(<Gallery />)
