import { expect, test } from 'vitest'
import { type AdherentOption, chooseAdherent, inSelectorOrder, parseChoice } from '../../src/layout/adherents'

const adherent = (id: number): AdherentOption => ({ id, name: `A${id}`, isGroup: false })
const group = (id: number, ...options: AdherentOption[]): AdherentOption => ({
  id,
  name: `G${id}`,
  isGroup: true,
  options,
})
const list = [group(1, adherent(1), adherent(2)), adherent(3)]
const nameOf = (option: AdherentOption | undefined) => option?.name

test('the stored choice is kept while it is available', () => {
  expect(nameOf(chooseAdherent(list, { id: 2, isGroup: false }))).toBe('A2')
  expect(nameOf(chooseAdherent(list, { id: 1, isGroup: true }))).toBe('G1')
})

test('a stored choice that is missing is discarded for the first adherent of the first group', () => {
  expect(nameOf(chooseAdherent(list, { id: 9, isGroup: false }))).toBe('A1')
  expect(nameOf(chooseAdherent(list, undefined))).toBe('A1')
})

test('without a group first, the first adherent is chosen', () => {
  expect(nameOf(chooseAdherent([adherent(3), group(1, adherent(1))], undefined))).toBe('A3')
  expect(nameOf(chooseAdherent([group(1), adherent(3)], undefined))).toBe('A3')
})

test('nobody to choose', () => expect(chooseAdherent([], { id: 1, isGroup: false })).toBeUndefined())

test('each group is followed by its adherents, those without a group come last', () => {
  const order = inSelectorOrder([adherent(3), ...list.slice(0, 1)])
  expect(order.map(nameOf)).toEqual(['G1', 'A1', 'A2', 'A3'])
  expect(order[1]?.groupAdherent_id).toBe(1)
})

test('a damaged stored choice is none', () => {
  expect(parseChoice('{"id":"x"}')).toBeUndefined()
  expect(parseChoice('nope')).toBeUndefined()
  expect(parseChoice('{"id":3}')).toEqual({ id: 3, isGroup: false })
})
