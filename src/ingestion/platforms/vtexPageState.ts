import { asObject } from '#chains/forms/json.ts'
import { changedShape } from '../fetch/liveSourceError.ts'
import { objectAfter } from './balancedJson.ts'
import { cardDrafts, type EntryReader, noCards } from './cardDrafts.ts'
import type { Way } from './way.ts'

/** How deep the state of a page is searched, and how many of its objects. */
const MAX_DEPTH = 40
const MAX_OBJECTS = 200_000

/** Cards that a VTEX page carries as JSON in its state, which the server wrote into the HTML. */
export type PageStateList = {
  name: string
  /** All lists of cards in the page's HTML; null when their place in the page is missing. */
  listsIn(html: string): unknown[][] | null
}

/**
 * The cards of a page whose state holds them in one of several places, tried in their order on the same page.
 * @param entry How a card is recognised and made a draft.
 */
export function cardsInPageState(address: string, lists: readonly PageStateList[], entry: EntryReader): Way[] {
  return lists.map(({ name, listsIn }) => ({
    name,
    async read({ session }) {
      const { text } = await session.once(address, () => session.ask(address, { accept: 'text/html' }))
      const found = listsIn(text)
      if (found === null) throw changedShape(`la página ya no trae el bloque «${name}» en su estado`)
      const list = found.flat()
      if (list.length === 0) throw noCards()
      return cardDrafts(list, entry)
    },
  }))
}

/**
 * `<template data-varname="__RUNTIME__" data-field="extensions"><script>{…}</script></template>`: every `props.<field>[]` in its JSON.
 */
export function runtimeExtensions(name: string, field: string): PageStateList {
  return {
    name,
    listsIn(html) {
      const marks = [...html.matchAll(/<template\b[^>]{0,300}\bdata-field=["']extensions["'][^>]{0,300}>/g)]
      const states = marks.map(({ 0: mark, index }) => objectAfter(html, index + mark.length, /^\s*(?:<script[^>]{0,200}>)?\s*$/))
      const lists = states.flatMap((state) => listsUnderProps(state, field))
      return lists.length === 0 ? null : lists
    },
  }
}

function listsUnderProps(state: unknown, field: string): unknown[][] {
  const lists: unknown[][] = []
  const open: { value: unknown; depth: number }[] = [{ value: state, depth: 0 }]
  for (let seen = 0; open.length > 0 && seen < MAX_OBJECTS; seen++) {
    const { value, depth } = open.pop() as { value: unknown; depth: number }
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) continue
    const list = asObject(asObject(value)?.props)?.[field]
    if (Array.isArray(list)) lists.push(list)
    // The stack returns the last one first: pushed in reverse, lists come in the order of the page.
    for (const inner of Object.values(value).reverse()) open.push({ value: inner, depth: depth + 1 })
  }
  return lists
}

/**
 * A block of the page's content under a key that ends in `suffix`. A block may hold its cards outright, under `content` (what the page
 * shows) and under `props` (an older place): the first that exists counts.
 */
export function contentBlock(name: string, suffix: string, field: string): PageStateList {
  const key = `${suffix}"`
  return {
    name,
    listsIn(html) {
      const lists: unknown[][] = []
      for (let at = html.indexOf(key); at >= 0; at = html.indexOf(key, at + key.length)) {
        const block = asObject(objectAfter(html, at + key.length, /^\s*:\s*$/))
        const list = [asObject(block?.content), block, asObject(block?.props)].map((place) => place?.[field]).find(Array.isArray)
        if (list !== undefined) lists.push(list)
      }
      return lists.length === 0 ? null : lists
    },
  }
}
