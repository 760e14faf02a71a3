import { asObject } from '#chains/forms/json.ts'
import { changedFormError } from '../fetch/liveSourceError.ts'
import { type EntryReader, noCardsError, readCardDrafts } from './cardDrafts.ts'
import { parseObjectAfter } from './json.ts'
import type { Way } from './way.ts'

/** Limits on the depth and the number of objects of a page's state. */
const MAX_DEPTH = 40
const MAX_OBJECTS = 200_000

/** Lists of cards in the JSON state that a VTEX server writes into its HTML. */
export type PageStateList = {
  name: string
  /** Returns all lists of cards in the page; null when their place is missing. */
  listsIn(html: string): unknown[][] | null
}

/**
 * Reads cards from a page's state, trying several places in order on the same page.
 * @param entry Recognizes an entry and makes its draft.
 */
export function cardsInPageState(address: string, lists: readonly PageStateList[], entry: EntryReader): Way[] {
  return lists.map(({ name, listsIn }) => ({
    name,
    async read({ session }) {
      const { text } = await session.once(address, () => session.ask(address, { accept: 'text/html' }))
      const found = listsIn(text)
      if (found === null) throw changedFormError(`la página ya no trae el bloque «${name}» en su estado`)
      const list = found.flat()
      if (list.length === 0) throw noCardsError()
      return readCardDrafts(list, entry)
    },
  }))
}

/** Finds every `props.<field>[]` in `<template data-varname="__RUNTIME__" data-field="extensions"><script>{…}</script></template>`. */
export function listsInRuntimeExtensions(name: string, field: string): PageStateList {
  return {
    name,
    listsIn(html) {
      const marks = [...html.matchAll(/<template\b[^>]{0,300}\bdata-field=["']extensions["'][^>]{0,300}>/g)]
      const states = marks.map(({ 0: mark, index }) => parseObjectAfter(html, index + mark.length, /^\s*(?:<script[^>]{0,200}>\s*)?$/))
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
    // The stack returns the last item first, so pushing in reverse keeps the page's order.
    for (const inner of Object.values(value).reverse()) open.push({ value: inner, depth: depth + 1 })
  }
  return lists
}

/**
 * Finds a block of content whose key ends in `suffix`. Its cards are directly in it, under `content` (current) or
 * under `props` (older); the first that exists counts.
 */
export function listsInContentBlock(name: string, suffix: string, field: string): PageStateList {
  const key = `${suffix}"`
  return {
    name,
    listsIn(html) {
      const lists: unknown[][] = []
      for (let at = html.indexOf(key); at >= 0; at = html.indexOf(key, at + key.length)) {
        const block = asObject(parseObjectAfter(html, at + key.length, /^\s*:\s*$/))
        const list = [asObject(block?.content), block, asObject(block?.props)].map((place) => place?.[field]).find(Array.isArray)
        if (list !== undefined) lists.push(list)
      }
      return lists.length === 0 ? null : lists
    },
  }
}
