import { expect, test } from 'vitest'
import { listsInRuntimeExtensions } from '#ingestion/platforms/vtexPageState.ts'

const { listsIn } = listsInRuntimeExtensions('promotions', 'promotions')
const page = (props: object) => {
  const extensions = {
    'store#flex-layout': { component: 'FlexRow', props: { title: 'Llaves { y } y comillas "' } },
    'store#flex-layout/list-by-days': { component: 'ListByDays', props },
  }
  const template = '<template data-type="json" data-varname="__RUNTIME__" data-field="extensions">'
  return `<html>${template}<script>${JSON.stringify(extensions).replaceAll('</', '<\\/')}</script></template></html>`
}

test('an app’s list is found wherever the page’s state has it', () => {
  const promotions = [{ ModalText: 'Con <b>Visa</b>.' }, { ModalText: 'Sin tope.' }]
  expect(listsIn(page({ promotions }))).toEqual([promotions])
})

test('a page without it has another form', () => {
  expect(listsIn(page({ items: [] }))).toBeNull()
  expect(listsIn('<html></html>')).toBeNull()
})
