import { expect, test } from 'vitest'
import { f } from '../resources/schema/f'
import { many, maybe, one, shaped } from '../resources/schema/pick'
import { declaredAnswer } from '../server/api/declared-answer'

const name = f.text({ label: 'Nom', required: true })
const inside = { name }
const answers = {
  name,
  author: maybe(one('Auteur', inside)),
  lines: many('Lignes', { ...inside, box: shaped<unknown>('Boîte') }),
}
const shape = { summary: '', tag: '' }
const secret = 'kept here'

test('what a call does not declare stays on the server, in records and lists inside as well', () => {
  const whole = {
    ...{ name: 'A', secret, author: { name: 'B', secret } },
    lines: [{ name: 'C', secret, box: { any: 1 } }],
  }
  const shown = { name: 'A', author: { name: 'B' }, lines: [{ name: 'C', box: { any: 1 } }] }
  expect(declaredAnswer({ ...shape, answers })(whole)).toEqual(shown)
  expect(declaredAnswer({ ...shape, answers: [answers] })([whole])).toEqual([shown])
})

test('what is absent stays absent, and an answer that is no record is left as it is', () => {
  const shown = declaredAnswer({ ...shape, answers })
  expect(shown({ author: null })).toEqual({ author: null })
  expect(Object.keys(shown({ constructor: 1, name: 'A' }) as object)).toEqual(['name'])
  for (const value of [undefined, null, 3, 'text']) expect(shown(value)).toBe(value)
})

test('a part of a list keeps its total, and a call that declares nothing answers what it gives', () => {
  const part = { data: [{ name: 'A', secret }], total: 1 }
  const shown = declaredAnswer({ ...shape, answers: { data: many('Noms', inside) }, listed: true })
  expect(shown(part)).toEqual({ data: [{ name: 'A' }], total: 1 })
  expect(declaredAnswer(shape)(part)).toBe(part)
})
