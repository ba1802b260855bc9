import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import type { Row } from '../memory/rows'
import { showList } from './list-page'

const parent = setting('parent', ['Parent', 'Parents'])
const thing = (name: string) =>
  setting(name, ['Chose', 'Choses'], {
    fields: {
      parent_id: f.ref('parent', { label: 'Parent' }),
      rank: f.int({ label: 'Rang' }),
    },
  })

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    lock_version: 1,
    label: `Chose ${String(n + 1).padStart(2, '0')}`,
    parent_id: 1 + (n % 2),
    Parent: { id: 1 + (n % 2), label: n % 2 ? 'Pair' : 'Impair' },
    rank: n % 3,
    position: n,
    active: true,
  }))

let made = 0
/** A list of its own a test: where another was left is not restored. */
export function list(
  options: { count?: number } & Omit<Partial<Parameters<typeof showList>[1]>, 'registry'> = {},
) {
  const resource = thing(`thing${made++}`)
  const { count = 30, ...rest } = options
  const model = resource.model
  return showList(resource, {
    registry: createRegistry([parent, resource]),
    tables: {
      [model]: rows(count),
      Parent: [
        { id: 1, label: 'Impair' },
        { id: 2, label: 'Pair' },
      ],
    },
    ...rest,
  })
}

export const shownTitles = () => [...document.querySelectorAll('a.row-link')].map((link) => link.textContent)
/** The query part of the address that the list is at. */
export const search = ({ router }: ReturnType<typeof list>) =>
  decodeURIComponent(router.state.location.search)

beforeAll(() => {
  const nothing = () => undefined
  const media = {
    matches: false,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  window.matchMedia ??= () => media as never
  Element.prototype.scrollIntoView ??= () => undefined
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
