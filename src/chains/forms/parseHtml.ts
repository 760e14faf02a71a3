import { DomHandler, Parser } from 'htmlparser2'

export type HtmlNode = DomHandler['dom'][number]

/** Deeper than any page, also one with a spoiled card in it. The work of the parser grows with the square of the depth. */
const MAX_DEPTH = 5_000
/** The longest page has some ten thousand. */
const MAX_ELEMENTS = 300_000

class TooMuchHtml extends Error {}

class BoundedHandler extends DomHandler {
  #elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    // Stopping here keeps the parser's own stack as short as ours.
    if (this.tagStack.length > MAX_DEPTH || ++this.#elements > MAX_ELEMENTS) throw new TooMuchHtml()
    super.onopentag(name, attributes)
  }
}

/**
 * The nodes of a page or of a piece of one, with their places in it.
 * @returns `isCut` when it is nested deeper, or has more elements, than any real page; the nodes are then those before that.
 */
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
