import type { CapturedCard } from '#domain/promotion/capture.ts'
import { dayFlags, toPlainCard } from '#rehearsal/plainCard.ts'
import {
  applyFaultToEntries,
  type ContentFault,
  type Entry,
  HOSTILE_TEXT,
  html,
  nestValue,
  type Shown,
  type Site,
} from '#rehearsal/site.ts'
import { asObject, asText } from '../forms/json.ts'

/** The two generations of Día's page. */
type Generation = 'promotions' | 'cards'

/** Imitates Día: one page with its cards in the state. The variant `promotions` is the older generation. */
export function site({ cards, variant }: Shown): Site {
  const generation: Generation = variant === 'promotions' ? 'promotions' : 'cards'
  const entries = cards.map((card) => (generation === 'cards' ? liveCard(card) : promotion(card)))
  return {
    hosts: ['diaonline.supermercadosdia.com.ar'],
    answer({ url }, fault) {
      if (url.pathname !== '/medios-de-pago-y-promociones') return null
      const shown = applyFaultToEntries(
        fault,
        entries,
        (entry, number) => ({ ...entry, [labelOf(generation)]: `${asText(entry[labelOf(generation)])} (${number})` }),
        poison,
      )
      return html(page(generation === 'cards' ? contentScript(shown, fault) : runtimeTemplate(shown, fault)))
    },
  }
}

const labelOf = (generation: Generation) => (generation === 'cards' ? '__editorItemTitle' : 'promotionThirdText')

function promotion(card: CapturedCard): Entry {
  const { value, headline, subtitle, legal, marks, days, images } = toPlainCard(card)
  return {
    promotionFirstText: value,
    promotionSecondText: headline,
    promotionThirdText: subtitle,
    ModalText: legal,
    ModalBankText: legal,
    DarkFlag: marks.find((mark) => /online/i.test(mark)) ?? '',
    LightFlag: marks.find((mark) => /tienda/i.test(mark)) ?? '',
    isBank: true,
    daysToShow: { all: true, ...dayFlags(days, (on) => on) },
    logo: images[0] ?? '',
  }
}

/** The newer page has neither percentage nor dates in fields; the terms contain everything. */
function liveCard(card: CapturedCard): Entry {
  const { value, headline, subtitle, legal, marks, days } = toPlainCard(card)
  const bank = asText(asObject(asObject(card.raw)?.apiPromotion)?.logo).replace(/^.*\/|\.\w{2,5}$/g, '')
  return {
    __editorItemTitle: `${value} ${bank}`.trim(),
    active: true,
    daysToShow: { all: true, ...dayFlags(days, (on) => on) },
    availableOn: { online: marks.some((mark) => /online/i.test(mark)), store: marks.some((mark) => /tienda/i.test(mark)), all: true },
    associatedBanks: bank === '' ? [] : [{ __editorItemTitle: bank.replaceAll('-', ' ') }],
    displayData: { cardImage: `https://diaio.vtexassets.com/assets/vtex.file-manager-graphql/images/${bank}.png` },
    alt: `Promoción bancaria: ${bank.replaceAll('-', ' ')}`,
    terms: [value, headline, subtitle, legal].filter((part) => part !== '').join('. '),
  }
}

function page(state: string): string {
  return `<!DOCTYPE html><html lang="es-AR"><head><meta charset="utf-8"><title>Medios de pago</title></head><body>
<script>window.__other__ = {"a": "} not the end \\" {", "b": [1, 2]}</script>${state}<script src="/x.js"></script></body></html>`
}

function runtimeTemplate(promotions: readonly Entry[], fault: ContentFault): string {
  const props = fault === 'changed-markup' ? { items: promotions } : { promotions }
  const extensions = {
    'store.custom#medios-de-pago': { component: 'vtex.flex-layout@0.x/FlexRow', props: { title: 'Llaves { y } y comillas "' } },
    'store.custom#medios-de-pago/list-by-days': { component: 'diaio.custom-bank-promotions@0.x/ListByDays', props },
  }
  return `<template data-type="json" data-varname="__RUNTIME__" data-field="extensions"><script>${inScript(extensions)}</script></template>`
}

function contentScript(cards: readonly Entry[], fault: ContentFault): string {
  const off = { __editorItemTitle: 'Apagada', active: false, terms: '99% de descuento' }
  const shown = fault === 'empty-list' ? [] : [...cards, off]
  const suffix = fault === 'changed-markup' ? 'landing-pagos#propiedades' : 'landing-medios-pago#props'
  const block = {
    content: { title: 'Medios de pago', cards: shown },
    props: { cards: [{ __editorItemTitle: 'Vieja', active: true, terms: 'De otra época' }] },
  }
  return `<script>${inScript({ 'store.custom#x:header': { content: {} }, [`store.custom#medios:${suffix}`]: block })}</script>`
}

/** Writes JSON that cannot close the script element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/')

const poison = (): Entry => ({
  __editorItemTitle: nestValue(150),
  active: 'true',
  promotionFirstText: [HOSTILE_TEXT],
  terms: { html: HOSTILE_TEXT.repeat(5_000) },
  daysToShow: 'siempre',
  associatedBanks: HOSTILE_TEXT,
})
