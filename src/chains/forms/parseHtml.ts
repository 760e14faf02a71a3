import { DomHandler, Parser } from 'htmlparser2'

export type HtmlNode = DomHandler['dom'][number]

/** Deeper than any page. The parser's work grows with the square of the depth. */
const MAX_DEPTH = 5_000
/** The longest page has some ten thousand. */
const MAX_ELEMENTS = 300_000

class TooMuchHtml extends Error {}

class BoundedHandler extends DomHandler {
  #elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    // Stopping here also keeps the parser's own stack short.
    if (this.tagStack.length > MAX_DEPTH || ++this.#elements > MAX_ELEMENTS) throw new TooMuchHtml()
    super.onopentag(name, attributes)
  }
}

/** With positions. `isCut`: deeper, or with more elements, than any real page; the nodes then end there. */
export function parseHtml(html: string): { nodes: HtmlNode[]; isCut: boolean } {
  const handler = new BoundedHandler(undefined, { withStartIndices: true, withEndIndices: true })
  try {
    new Parser(handler).end(html)
    return { nodes: handler.dom, isCut: false }
  } catch (error) {
    if (error instanceof TooMuchHtml) return { nodes: handler.dom, isCut: true }
    throw error
  }
}
