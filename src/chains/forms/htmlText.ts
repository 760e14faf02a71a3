import { type HtmlNode, parseHtml } from './parseHtml.ts'

/** Classes of its elements, innermost first. Images count with their alternative text. */
export type HtmlPiece = { text: string; classes: string[]; tag: string; image?: boolean }

/** The longest real card has some 12,000 units. */
const MAX_HTML = 48 * 1024
const MAX_DEPTH = 500
const BLOCK_TAGS = new Set(['p', 'div', 'br', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'section', 'ul', 'ol'])

export function listHtmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  for (const node of parseHtml(html.slice(0, MAX_HTML)).nodes) visit(node, [], '', pieces, MAX_DEPTH)
  return pieces
}

/** What stands deeper than in any real card is left out: the walk must not exhaust the stack. */
function visit(node: HtmlNode, classes: string[], tag: string, pieces: HtmlPiece[], depth: number): void {
  if (node.type === 'text') {
    if (node.data) pieces.push({ text: node.data, classes, tag })
    return
  }
  if (!('children' in node) || depth === 0) return
  if (!('attribs' in node)) {
    for (const child of node.children) visit(child, classes, tag, pieces, depth - 1)
    return
  }
  if (node.name === 'script' || node.name === 'style') return
  const own = node.attribs.class?.split(/\s+/) ?? []
  const path = own.length > 0 ? [...own, ...classes].slice(0, 20) : classes
  if (node.name === 'img') pieces.push({ text: node.attribs.alt || (node.attribs.src ?? ''), classes: path, tag: 'img', image: true })
  else if (own.length > 0 && node.children.length === 0) pieces.push({ text: '', classes: path, tag: node.name })
  for (const child of node.children) visit(child, path, node.name, pieces, depth - 1)
  if (BLOCK_TAGS.has(node.name)) pieces.push({ text: '\n', classes, tag })
}
