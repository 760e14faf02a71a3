import { carrefour } from './carrefour/facts.ts'
import { changomas } from './changomas/facts.ts'
import { coto } from './coto/facts.ts'
import { dia } from './dia/facts.ts'
import { disco } from './disco/facts.ts'
import { jumbo } from './jumbo/facts.ts'
import { makro } from './makro/facts.ts'
import { vea } from './vea/facts.ts'

/**
 * The list of chains in their usual order. A chain is a folder of this name and a line here; other rooms find its
 * parts by the folder's name.
 */
export const CHAIN_FACTS = { carrefour, coto, dia, jumbo, changomas, makro, disco, vea } as const
