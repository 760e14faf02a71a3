import chainHead from './ChainHead.module.css?inline'
import cell from './CompareCell.module.css?inline'
import key from './Key.module.css?inline'
import map from './WeekMap.module.css?inline'

/** The styles of the map for a page in which the server draws it before its code comes. The browser, where this is empty, gets them with the code. */
export const MAP_STYLES = import.meta.env.SSR ? [chainHead, cell, key, map].join('') : ''
