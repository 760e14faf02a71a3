import { type HtmlNode as Node, parseHtml } from '#chains/forms/parseHtml.ts'
import { changedFormError, LiveSourceError } from '../fetch/liveSourceError.ts'
import { makeCardId, noCardsError } from './cardDrafts.ts'
import type { Way, WayResult } from './way.ts'

type Element = Extract<Node, { attribs: unknown }>

const MAX_HTML = 6 * 1024 ** 2
/** UTF-16 units of one card. */
const MAX_CARD = 200_000
const MAX_CARDS = 2_000

/** The place of cards on a plain page: elements of one class inside a section of another. */
export type HtmlCards = {
  section: string
  card: string
  /** Class of the heading that every real card contains; without it an element is decoration. */
  heading: string
}

export function cardsInHtml(address: string, classes: HtmlCards, raw: (html: string) => unknown): Way {
  return {
    name: 'html',
    async read({ session }) {
      const { text } = await session.ask(address, { accept: 'text/html' })
      return htmlCards(text, classes, raw)
    },
  }
}

/** @throws LiveSourceError `changed` when the section is missing, `empty` when it has no card. */
function htmlCards(html: string, { section, card, heading }: HtmlCards, raw: (html: string) => unknown): WayResult {
  const source = html.slice(0, MAX_HTML)
  const sections = outermost(elementsOf(source), section)
  if (sections.length === 0) throw changedFormError(`la página ya no tiene la sección «${section}»`)
  const elements = sections.flatMap((part) => outermost([part], card))
  const cards = elements.filter((element) => outermost([element], heading).length > 0)
  const htmlOf = ({ startIndex, endIndex }: Element) => source.slice(startIndex ?? 0, (endIndex ?? -1) + 1)
  if (cards.length === 0) {
    // Pictures alone are decoration; words without a heading are cards in an unknown form.
    const words = elements.some((element) => extractPageText(htmlOf(element)) !== '')
    throw words ? changedFormError(`las tarjetas ya no tienen el título «${heading}»`) : noCardsError()
  }
  const result: WayResult = { cards: [], unreadable: 0, leftOut: elements.length - cards.length }
  for (const element of cards.slice(0, MAX_CARDS)) {
    const own = htmlOf(element)
    if (own === '' || own.length > MAX_CARD) result.unreadable++
    else result.cards.push({ id: makeCardId('html', null, own), raw: raw(own) })
  }
  return result
}

/** @throws LiveSourceError `too-large` for a page built to exhaust the parser. */
function elementsOf(html: string): Node[] {
  const { nodes, isCut } = parseHtml(html)
  if (isCut) throw new LiveSourceError('too-large', 'la página tiene más elementos, o más anidados, que cualquier página')
  return nodes
}

const outermost = (roots: readonly Node[], name: string) => outermostWhere(roots, (element) => classesOf(element).includes(name))

/** Avoids recursion, because a page may be nested to any depth. */
function outermostWhere(roots: readonly Node[], matches: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  const open = [...roots].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isElement(node) && matches(node)) found.push(node)
    else if ('children' in node) open.push(...node.children.toReversed())
  }
  return found
}

export class PagePart {
  readonly #nodes: readonly Node[]
  readonly attributes: Readonly<Record<string, string>>

  constructor(nodes: readonly Node[], attributes: Readonly<Record<string, string>> = {}) {
    this.#nodes = nodes
    this.attributes = attributes
  }

  get text(): string {
    return textOf(this.#nodes)
  }

  ofClass(name: string): PagePart[] {
    return outermost(this.#nodes, name).map(({ children, attribs }) => new PagePart(children, attribs))
  }

  withAttribute(name: string, value?: string): PagePart[] {
    const matches = ({ attribs }: Element) => attribs[name] !== undefined && (value === undefined || attribs[name] === value)
    return outermostWhere(this.#nodes, matches).map(({ children, attribs }) => new PagePart(children, attribs))
  }
}

/** @throws LiveSourceError `too-large` for a page built to exhaust the parser. */
export const parsePage = (html: string): PagePart => new PagePart(elementsOf(html.slice(0, MAX_HTML)))

const isElement = (node: Node): node is Element => 'attribs' in node

const classesOf = (element: Element) => element.attribs.class?.split(/\s+/) ?? []

const BLOCKS = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'section', 'ul', 'ol', 'table', 'article', 'main'])
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'header', 'footer', 'nav'])

/**
 * Extracts the text of a page, one line per paragraph and break.
 * @param lineBreaks Whether line ends in the HTML stay in the text (pages with `white-space: pre-line`).
 */
export function extractPageText(html: string, lineBreaks: 'drop' | 'keep' = 'drop'): string {
  return textOf(elementsOf(html.slice(0, MAX_HTML)), lineBreaks)
}

function textOf(nodes: readonly Node[], lineBreaks: 'drop' | 'keep' = 'drop'): string {
  const space = lineBreaks === 'keep' ? /[ \t\r]+/g : /[ \t\r\n]+/g
  const parts: string[] = []
  const open: (Node | string)[] = nodes.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node)
    else if (node.type === 'text') parts.push(node.data.replace(space, ' '))
    else if (isElement(node)) openElement(node, open)
  }
  const lines = parts.join('').split('\n')
  const tidy = lines.map((line) => line.trim()).join('\n')
  return tidy.replace(/\n{3,}/g, '\n\n').trim()
}

function openElement(element: Element, open: (Node | string)[]): void {
  if (SILENT.has(element.name)) return
  if (element.name === 'br') open.push('\n')
  const edge = BLOCKS.has(element.name) ? '\n\n' : ''
  open.push(edge, ...element.children.toReversed(), edge)
}
