export { cencosudCard as rawCard } from '../cencosud/card.ts'
