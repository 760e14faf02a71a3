import type { ChainWords } from '#extraction/chainWords.ts'
import { cencosudWords } from '../cencosud/words.ts'

export const chainWords: ChainWords = {
  ...cencosudWords('Jumbo', 'jumbo'),
  club: { name: 'Jumbo Mas', words: /jumbo mas(?![a-z])|jumbo ?\+|soci[oa]s? (?:de )?jumbo(?! mas| prime)/g, images: /jumbo[ _-]?mas/g },
}
