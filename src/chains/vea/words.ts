import { cencosudWords } from '../cencosud/words.ts'

export const words = cencosudWords('Vea', 'vea')
