import { expect, test } from 'vitest'
import { english } from '../i18n/en'
import { speak } from '../resources/schema/marks'

test('no text is read while the server is loaded: it would stay in the language of that moment', async () => {
  const asked = new Set<string>()
  const heard = new Proxy({}, { get: (_own, key) => void asked.add(String(key)) })
  speak(() => ({ locale: 'fr', phrases: heard }))
  await import('../server/portal')
  // Labels are copied into the description of the API and the names of figures into heads of columns, which are French.
  const isLabel = (key: string) => /^(?:resources|fields|units|words)\./.test(key)
  const known = new Set(Object.keys(english.phrases))
  expect([...asked].filter((key) => known.has(key) && !isLabel(key))).toEqual([])
  expect(asked.size).toBeGreaterThan(100)
}, 120_000)
