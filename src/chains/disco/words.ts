import { cencosudWords } from '../cencosud/words.ts'

export const words = cencosudWords('Disco', 'disco')
