import base from './vite.config.ts'
import { writeFileSync } from 'node:fs'
export default (env: any) => {
  const c: any = (base as any)(env)
  c.plugins.push({ name: 'an', enforce: 'post', generateBundle: { order: 'pre', handler(_o: any, bundle: any) {
    const out: any[] = []
    for (const [f, ch] of Object.entries<any>(bundle)) if (ch.type === 'chunk') for (const [m, i] of Object.entries<any>(ch.modules)) out.push([f, m.replace(/^.*\/(node_modules|src)\//, '$1/'), i.renderedLength])
    writeFileSync('/tmp/an/mods-' + ((this as any).environment?.name ?? 'x') + '.json', JSON.stringify(out))
  } } })
  c.build = { ...c.build, outDir: '/tmp/an/dist' }
  return c
}
