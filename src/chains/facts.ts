import { carrefour } from './carrefour/facts.ts'
import { changomas } from './changomas/facts.ts'
import { coto } from './coto/facts.ts'
import { dia } from './dia/facts.ts'
import { disco } from './disco/facts.ts'
import { jumbo } from './jumbo/facts.ts'
import { makro } from './makro/facts.ts'
import { UNREAD_CHAINS } from './unreadFacts.ts'
import { vea } from './vea/facts.ts'

/** The only list, in the usual order. Other rooms find a chain's parts by the name of its folder. */
export const CHAIN_FACTS = { carrefour, coto, dia, jumbo, changomas, makro, disco, vea, ...UNREAD_CHAINS } as const
