import type { SecondReader, TextReader } from '#readings/secondReader.ts'
import type { Config } from '#server/config.ts'

/** The second reader of a run. Its program holds all readers of cards, which take a second and 80 MB to load. */
export function secondReader({ model }: Pick<Config, 'model'>): SecondReader {
  let loaded: Promise<TextReader> | null = null
  return {
    hasModel: model !== null,
    load() {
      loaded ??= Promise.all([import('#chains/readCard.ts'), import('#readings/secondReader.ts')]).then(
        ([{ chainWordsOf }, { makeTextReader }]) => makeTextReader(model, chainWordsOf),
      )
      return loaded
    },
  }
}
