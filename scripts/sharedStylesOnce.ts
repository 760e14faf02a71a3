import type { Plugin } from 'vite'

/**
 * Every page has the entry's styles inline. The bundler does not know that, and lists them with what a lazily loaded module needs: the
 * browser would fetch them a second time and visibly lay out the fonts again. They are taken off the entry's record after the framework
 * has read it (for the pages) and before the bundler writes those lists.
 *
 * Both orders depend on the plugins, so the result is checked: a build in which a module still names the styles, or in which there are
 * none, fails.
 */
export function sharedStylesOnce(): Plugin {
  let shared: string[] = []
  return {
    name: 'yapa:shared-styles-once',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
      const styles = entry?.type === 'chunk' ? entry.viteMetadata?.importedCss : undefined
      shared = [...(styles ?? [])]
      if (shared.length === 0) this.error('The entry has no styles: nothing is shared, and this plugin has nothing to do.')
      styles?.clear()
    },
    writeBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        const named = one.type === 'chunk' ? shared.find((style) => one.code.includes(style)) : undefined
        if (named !== undefined) this.error(`${one.fileName} still asks for ${named}, which every page has inside.`)
      }
    },
  }
}
