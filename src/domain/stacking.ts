import { fold } from './fold.ts'

/**
 * Whether a card that adds up to others says in its own clauses to which, or takes it back there.
 * @param restrictions The clauses shown of a promotion that adds up.
 */
export const isLimitedStacking = (restrictions: readonly string[]) => restrictions.some((clause) => ABOUT_STACKING.test(fold(clause)))
const ABOUT_STACKING = /acum[a-z]{0,3}|combinab|se suma/
