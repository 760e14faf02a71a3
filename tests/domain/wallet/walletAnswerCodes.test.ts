import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { QUESTION_KINDS } from '#domain/questions/question.ts'
import { keyOfCode, LETTERS } from '#domain/wallet/walletAnswerCodes.ts'
import { codeOf } from '#domain/wallet/walletText.ts'
import { questionKeys } from '../arbitraries.ts'

/** The letters that cookies and links in the world have, a line each. Only ever add to it. */
const LETTERS_IN_COOKIES = `
a=account
b=benefit
c=member
e=employment
f=phone
j=pension
l=shops
m=military
n=new
o=other
p=pensioner
q=qr
r=resident
s=salary
t=tier
v=province
w=app
y=age
`

describe('the code of a question', () => {
  test.each([
    ['salary:banco-galicia', 's1'],
    ['pension:any', 'j*'],
    ['tier:banco-credicoop:jovenes', 'tm:jovenes'],
    ['tier:any:signature', 't*:signature'],
    ['new:coto', 'n:coto'],
    ['tier:banco-fantasma:oro', 't:banco-fantasma:oro'],
    ['pensioner', 'p'],
    ['age:60', 'y:60'],
    ['other:any', 'o:any'],
    ['app:modo', 'w:modo'],
    ['shops:coto:abasto-caballito', 'l:coto:abasto-caballito'],
  ])('%s is %s, and is read back', (key, code) => {
    expect(codeOf(key)).toBe(code)
    expect(keyOfCode(code)).toBe(key)
  })

  test('is read back, whatever the question', () => {
    fc.assert(fc.property(questionKeys, (key) => void expect(keyOfCode(codeOf(key))).toBe(key)))
  })

  test('begins with the letter that cookies in browsers have, whose meaning never changes', () => {
    expect(
      Object.entries(LETTERS)
        .map(([kind, letter]) => `${letter}=${kind}`)
        .sort(),
      'a letter only ever comes to the list in this test',
    ).toEqual(LETTERS_IN_COOKIES.trim().split(/\s+/))
  })

  test('begins with a letter of its own for each kind', () => {
    expect(new Set(QUESTION_KINDS.map((kind) => codeOf(kind))).size).toBe(QUESTION_KINDS.length)
  })

  test('is empty for what is no question', () => {
    expect(codeOf('nonsense:x')).toBe('')
  })
})

test.each(['', 'z', 'zx', 's!', 'szzz', 's1:', 's1:a:b:c', 'S1', ' s1', 's1 ', '1s', 'xs1', 'y:60;', 't1:Gold', '*'])(
  '«%s» is the code of no question',
  (code) => {
    expect(keyOfCode(code)).toBeNull()
  },
)
