import { type ReactNode, useState } from 'react'
import { Badge } from './Badge.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { Flourish } from './Flourish.tsx'
import { Hornero, type HorneroPose } from './Hornero.tsx'
import { share } from './share.ts'
import { showToast } from './toast.ts'

type Branded = { name: string; colours: { fill: string; ink: string } }

/** Every primitive in every state, to look at while working on them. Development only. */
export function Gallery({ brands }: { brands: Branded[] }) {
  return (
    <div className="page">
      <h1>Piezas</h1>
      <Mascot />
      <Controls />
      <Overlays />
      <Part title="Texto">
        <p className="figure">25%</p>
        <p className="figure">$ 15.000</p>
        <p>
          Texto normal, <span className="soft">suave</span>, <span className="small">chico</span> y <a href="#contenido">un enlace</a>.
        </p>
      </Part>
      <Part title="Avisos y esperas">
        <p className="notice">
          <b>Atención.</b> Esto conviene leerlo.
        </p>
        <p className="notice calm">Un dato tranquilo.</p>
        <p className="notice alarm">Algo salió mal.</p>
        <div className="skeleton" aria-hidden="true" />
      </Part>
      <Part title={`${brands.length} insignias`}>
        {[24, 28, 40].map((size) => (
          <div key={size} className="row" style={{ justifyContent: 'flex-start', marginBottom: '1rem' }}>
            {brands.map(({ name, colours }) => (
              <span key={name} title={name}>
                <Badge name={name} colours={colours} size={size} />
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
        <div key={size} className="row">
          {POSES.map((pose) => (
            <Hornero key={pose ?? 'marca'} size={size} {...(pose && { pose })} />
          ))}
        </div>
      ))}
      <div className="row">
        <Flourish />
      </div>
    </Part>
  )
}

function Controls() {
  return (
    <Part title="Controles">
      <div className="row" style={{ justifyContent: 'flex-start' }}>
        {['', 'main', 'quiet', 'danger'].map((kind) => (
          <button key={kind} type="button" className={`button ${kind}`}>
            Botón {kind}
          </button>
        ))}
        <button type="button" className="button" disabled>
          No se puede
        </button>
      </div>
      <br />
      <div className="choice">
        <button type="button" className="chip" aria-pressed="false">
          Apagada
        </button>
        <button type="button" className="chip" aria-pressed="true">
          Encendida
        </button>
        <label className="chip">
          <input type="checkbox" defaultChecked /> Casilla
        </label>
        <label className="chip">
          <input type="checkbox" disabled /> Imposible
        </label>
      </div>
      <br />
      <div className="segmented" style={{ maxWidth: '24rem' }}>
        {['Todo', 'En el local', 'Online'].map((label, index) => (
          <label key={label}>
            <input type="radio" name="segmento" defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <br />
      <div className="stack" style={{ maxWidth: '24rem' }}>
        <label className="labelled">
          Un campo
          <input className="field wide" placeholder="60000" />
        </label>
        <label className="labelled">
          Mal escrito
          <input className="field wide" aria-invalid="true" defaultValue="mucho" />
          <span className="wrong">Poné un número.</span>
        </label>
        <label className="labelled">
          Mensaje
          <textarea className="field wide" />
        </label>
        <div className="stepper">
          <button type="button" aria-label="Menos">
            −
          </button>
          <input className="field" aria-label="Cantidad" defaultValue="4" />
          <button type="button" aria-label="Más">
            +
          </button>
        </div>
        <label className="tick">
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
      <div className="row" style={{ justifyContent: 'flex-start' }}>
        <button type="button" className="button" onClick={() => setOpen('dialog')}>
          Diálogo
        </button>
        <button type="button" className="button" onClick={() => setOpen('drawer')}>
          Cajón
        </button>
        <button type="button" className="button" onClick={() => showToast('Listo, guardado')}>
          Aviso breve
        </button>
        <button type="button" className="button" onClick={() => void share({ title: 'Yapa', url: '/' })}>
          Compartir
        </button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="¿Borrar todo?" description="No se puede deshacer.">
        <div className="row">
          <button type="button" className="button danger" onClick={close}>
            Borrar
          </button>
          <button type="button" className="button" onClick={() => showToast('Sobre el diálogo')}>
            Avisar
          </button>
        </div>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filtros"
        footer={
          <button type="button" className="button main" onClick={close}>
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
