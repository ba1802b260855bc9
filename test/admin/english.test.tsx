// @vitest-environment jsdom
import '../../i18n/en/page'

import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { resources } from '../../resources'
import type { AnyResource } from '../../resources/schema/resource'
import { frenchWords } from '../kit/french-words'
import { showForm } from './form-page'
import { showList } from './list-page'
import './list-kit'

const settings = resources.all.filter(({ group }) => group)
const bareKey = /(?:^|[\s:«])[a-z]\w*(?:\.[a-z]\w*)+(?=$|[\s:»])/

/** Everything that a page says: its text, what its controls are called, its hints. */
const said = (): string[] =>
  [...document.body.querySelectorAll('*')].flatMap((one) => [
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => one.getAttribute(name) ?? []),
    ...[...one.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [],
    ),
  ])

const drawn = (selector: string) => expect.poll(() => document.querySelector(selector)).not.toBeNull()

/** What a page says in French, or by its key; examples of what is typed are the data's. */
const wrong = () => [
  ...new Set(
    said().filter((text) => !text.startsWith('e.g. ') && (frenchWords.test(text) || bareKey.test(text))),
  ),
]

afterEach(cleanup)

const seen = new Set<string>()

/** Whether a table shows what none before it does: the words of its own are read by `languages.test.ts`. */
function isNew(where: 'list' | 'form', { fields, actions = {}, rules = {} }: AnyResource): boolean {
  const parts = Object.entries(fields).map(([name, { kind, of, to }]) =>
    [where, kind, of?.kind, to === 'file', name in rules].join(),
  )
  const fresh = [...parts, ...Object.keys(actions)].filter((part) => !seen.has(part))
  for (const part of fresh) seen.add(part)
  return fresh.length > 0
}

test('settings tables are drawn in English, list and form, by whatever kind of field they have', async () => {
  const found: string[] = []
  for (const resource of settings) {
    const tables = { [resource.model]: [{ id: 1, lock_version: 1, label: 'Sample', active: true }] }
    if (isNew('list', resource)) {
      showList(resource, { registry: resources, tables })
      await drawn('tbody a')
      found.push(...wrong().map((text) => `${resource.name}: ${text}`))
      cleanup()
    }
    if (resource.access.create && isNew('form', resource)) {
      showForm(resource, { registry: resources, tables, at: 'create' })
      await drawn('.fields')
      found.push(...wrong().map((text) => `the form of ${resource.name}: ${text}`))
      cleanup()
    }
  }
  expect(seen.size).toBeGreaterThan(20)
  expect(found).toEqual([])
}, 120_000)
