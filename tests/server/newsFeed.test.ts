import { Parser } from 'htmlparser2'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerNewsFeed } from '#server/newsFeed.server.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { type PublishedData, publishedData } from './published.ts'

let data: PublishedData
beforeEach(() => {
  data = publishedData()
})
afterEach(() => data.remove())

const ask = (headers: Record<string, string> = {}) => answerNewsFeed(new Request('http://localhost/novedades.xml', { headers }))

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Reads XML strictly: every element is closed in its order. */
function elementsOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const last = open.at(-1)
        if (last) last.text += text
      },
      onclosetag(name, isImplied) {
        const self = xml.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')
        expect([open.pop()?.name, isImplied && !self]).toEqual([name, false])
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  expect(open).toEqual([root])
  return root
}

const childrenOf = ({ children }: Element, name: string) => children.filter((one) => one.name === name)
const textOf = (element: Element, name: string) => childrenOf(element, name).map(({ text }) => text)
/** As RFC 3339 has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** What RFC 4287 asks of a feed and of each entry; returns the entries. */
function validEntries(xml: string): Element[] {
  const [feed] = childrenOf(elementsOf(xml), 'feed') as [Element]
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
  expect(childrenOf(feed, 'author').flatMap((author) => textOf(author, 'name'))).toEqual(['Yapa'])
  const entries = childrenOf(feed, 'entry')
  for (const element of [feed, ...entries]) {
    expect(['id', 'title', 'updated'].map((name) => textOf(element, name).length)).toEqual([1, 1, 1])
    expect(() => new URL(textOf(element, 'id')[0] ?? '')).not.toThrow()
    expect(textOf(element, 'updated')[0]).toMatch(INSTANT)
    const links = childrenOf(element, 'link').map(({ attributes }) => `${attributes.rel} ${attributes.type}`)
    expect(links).toContain('alternate text/html')
    expect(new Set(links).size).toBe(links.length)
    for (const { attributes } of childrenOf(element, 'link')) expect(() => new URL(attributes.href ?? '')).not.toThrow()
  }
  expect(new Set(entries.flatMap((one) => textOf(one, 'id'))).size).toBe(entries.length)
  return entries
}

const HOSTILE = '</title><script>alert(1)</script>]]> & "\u0000\u0008\ud800\uffff'

describe('the feed', () => {
  test('is valid while nothing is published, and of examples', async () => {
    expect(validEntries(await (await ask()).text())).toEqual([])
    await data.publish([{}], 'example')
    await data.publish([{ minPurchase: 7_000 }], 'example')
    expect(validEntries(await (await ask()).text())).toEqual([])
  })

  test('has ids that stay when the site moves to https', async () => {
    await data.publish([{}])
    await data.publish([{ minPurchase: 7_000 }])
    const ids = (xml: string) => [...xml.matchAll(/<id>([^<]*)/g)].map(([, id]) => id)
    for (const id of atLeastOne(ids(await (await ask()).text()))) expect(id).toMatch(/^tag:localhost,2026:/)
  })

  test('tells what is new, with ids and instants that stay', async () => {
    await data.publish([{}])
    await data.publish([{ minPurchase: 7_000 }, { unknownPaymentMethods: [HOSTILE], paymentMethods: null }])
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const entries = atLeastOne(validEntries(await response.text()))
    expect(entries.flatMap((one) => textOf(one, 'title')).join()).toMatch(/ahora pide una compra de.*nueva|nueva.*ahora pide una compra de/)
    expect(entries.flatMap((one) => textOf(one, 'updated'))).toEqual(['2026-03-27T15:00:00.000Z', '2026-03-27T15:00:00.000Z'])
    expect(entries.flatMap((one) => [...textOf(one, 'title'), ...textOf(one, 'summary')]).join()).toContain('<script>')
    const etag = response.headers.get('etag') ?? ''
    const again = await ask({ 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  })
})
