import { decodeHTML } from 'entities'

/** In older captures: `<div><p> "words"<img alt="x.png">`, which HTML parsers cannot read. */
export type PseudoNode = { tag: string; attributes: Record<string, string>; text: string }

const TAG = /<([a-zA-Z][a-zA-Z0-9]{0,15})((?: [^<>]{0,4000})?)>/g
const MAX_NODES = 1000
const ATTRIBUTE = /([a-zA-Z-]{1,30})="([^"]{0,4000})"/g

/** In page order. Text before the first tag is a node with tag ''. */
export function parsePseudoHtml(source: string): PseudoNode[] {
  const nodes: PseudoNode[] = []
  let open: PseudoNode = { tag: '', attributes: {}, text: '' }
  let from = 0
  for (const match of source.matchAll(TAG)) {
    if (nodes.length >= MAX_NODES) break
    close(nodes, open, source.slice(from, match.index))
    open = { tag: (match[1] ?? '').toLowerCase(), attributes: attributesIn(match[2] ?? ''), text: '' }
    from = match.index + match[0].length
  }
  close(nodes, open, source.slice(from))
  return nodes
}

function close(nodes: PseudoNode[], node: PseudoNode, raw: string): void {
  const text = decodeHTML(unquote(raw.trim()))
  if (node.tag !== '' || text !== '') nodes.push({ ...node, text })
}

function unquote(text: string): string {
  const from = text.startsWith('"') ? 1 : 0
  const to = text.length > from && text.endsWith('"') ? text.length - 1 : text.length
  return text.slice(from, to)
}

function attributesIn(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const match of source.matchAll(ATTRIBUTE)) attributes[(match[1] ?? '').toLowerCase()] ??= decodeHTML(match[2] ?? '')
  return attributes
}
