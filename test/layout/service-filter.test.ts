import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { serviceFilter } from '../../src/layout/service-filter'

const of = (...ids: number[]) => ({ Company: ids.map((id) => ({ id })) })
const filters = (user: ReturnType<typeof of> | undefined, name: string) =>
  serviceFilter(user, resources.get(name))

test('a person of one service finds its rows first, wherever a row has a service', () => {
  expect(filters(of(2), 'adherent')).toEqual([{ name: 'company_id', value: '2' }])
})

test('a person of several services, or of all, finds everything; so does everybody where rows need no service', () => {
  expect(filters(of(1, 2), 'adherent')).toEqual([])
  expect(filters(of(), 'adherent')).toEqual([])
  expect(filters(undefined, 'adherent')).toEqual([])
  for (const name of ['unit', 'referencing', 'user']) expect(filters(of(2), name)).toEqual([])
})
