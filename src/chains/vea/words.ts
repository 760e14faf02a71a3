import { cencosudWords } from '../cencosud/words.ts'

export const chainWords = cencosudWords('Vea', 'vea')
