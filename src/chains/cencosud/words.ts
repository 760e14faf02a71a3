import type { Where } from '#domain/chain.ts'
import type { ChainWords } from '#extraction/chainWords.ts'

/** The words of a chain of the group, which share one document. @param shop The chain's only format. @param site Name of its web shop. */
export function cencosudWords(shop: Where, site: string): ChainWords {
  return {
    where: {
      marks: [[/online/, ['Online']]],
      otherwise: [shop, 'Online'],
      web: `(?:https?://)?(?:www\\.)?${site}[a-z.]{0,24}\\.com[a-z.]{0,8}`,
      // The document has no mark for the shops.
      words: 'decide',
      sisters: /^ (?:de )?(?:disco|vea)(?![a-z])(?:(?! jumbo)[^.;]){0,160}(?:[.;]|$)/,
      formats: [],
    },
    provinces: null,
    keepsDayFlags: false,
    unflaggedDays: ['Domingo'],
    club: null,
    picturesBank: null,
  }
}
