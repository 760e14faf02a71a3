export { cencosudCard as cardWords } from '../cencosud/card.ts'
