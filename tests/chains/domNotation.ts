import { type HtmlNode, parseHtml } from '#chains/forms/parseHtml.ts'

/** Attributes with information about a card; the others are technical. */
const KEPT = new Map([['img', ['alt', 'src']]])
/** Classes with information: the icons of the shops. */
const TELLING_CLASS = /logo(?:Icon|Main|Market|Express|Maxi|Online)\b/

/**
 * Converts a card to the archive's notation (`domDescription`): opening tags only, quoted texts, few attributes.
 */
export function toDomNotation(html: string): string {
  const parts: string[] = []
  const open: HtmlNode[] = parseHtml(html).nodes.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'text') {
      const text = node.data.replace(/\s+/g, ' ').trim()
      if (text !== '') parts.push(` "${text}"`)
    } else if ('attribs' in node && node.type === 'tag') {
      parts.push(openingTag(node.name, node.attribs))
      open.push(...node.children.toReversed())
    }
  }
  return parts.join('')
}

function openingTag(name: string, attributes: Record<string, string>): string {
  const kept = (KEPT.get(name) ?? []).flatMap((attribute) => written(attribute, attributes[attribute]))
  const classes = TELLING_CLASS.test(attributes.class ?? '') ? written('class', attributes.class) : []
  return `<${name}${[...classes, ...kept].join('')}>`
}

function written(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [` ${name}="${value.replace(/[<>"]/g, ' ')}"`]
}
