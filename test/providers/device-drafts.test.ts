import { expect, test, vi } from 'vitest'
import { createDeviceDrafts, draftLifetime, sweepDrafts } from '../../providers/device-drafts'
import { browser, json, memoryStore, signedIn } from './browser'

const storage = memoryStore()
let time = 1_800_000_000_000

/** A person on the one device; the server gives each a key of its own. */
function device(id: number) {
  const keyFor = (headers: Headers) => (headers.get('authorization') ?? '').slice(-2).repeat(32)
  const far = browser(({ headers }) => json({ key: keyFor(headers) }), {
    ...signedIn,
    token: `person0${id}`,
    user: JSON.stringify({ id, email: `u${id}@demo.example` }),
  })
  return createDeviceDrafts({ http: far.tab().http, session: far.session }, { storage, now: () => time })
}
const typed = { name: 'Fromagerie du Vercors', phone: '01 99 00 12 34' }
const waits = () => vi.waitFor(() => expect(storage.values.size).toBe(1))

test('what was typed waits for its person a day long, and nobody else reads it on the device', async () => {
  const [first, other] = [device(7), device(8)]
  first.keepSoon('supplier 5', () => ({ value: typed, version: '3' }))
  await waits()
  const [[place = '', text = ''] = []] = [...storage.values]
  expect(`${place} ${text}`).not.toMatch(/Fromagerie|Vercors|01 99/)
  storage.setItem(place.replace('.7.', '.8.'), text)
  expect(await other.read('supplier 5')).toBeUndefined()
  other.drop('supplier 5')
  expect(await device(7).read('supplier 5')).toEqual({ value: typed, version: '3', at: time })
  time += draftLifetime
  expect(await device(7).read('supplier 5')).toBeUndefined()
  expect(storage.values.size).toBe(0)
})

test('the latest state is kept, and none that was dropped while it was being encrypted', async () => {
  const drafts = device(7)
  for (const phone of ['01', '01 99', '01 99 00'])
    drafts.keepSoon('form', () => ({ value: phone, version: null }))
  await waits()
  expect(await drafts.read('form')).toMatchObject({ value: '01 99 00' })
  drafts.keepSoon('form', () => ({ value: 'later', version: null }))
  drafts.drop('form')
  drafts.keepSoon('other', () => ({ value: 1, version: null }))
  await waits()
  expect(await drafts.read('form')).toBeUndefined()
})

test('what nobody came back for goes away with the next page, whoever’s it was', () => {
  const kept = memoryStore({
    'typed.7.a': JSON.stringify({ at: 0, box: '' }),
    'typed.8.b': JSON.stringify({ at: draftLifetime, box: '' }),
    'typed.9.c': 'illisible',
    'portail.7.list': 'x',
  })
  const names = [...kept.values.keys()]
  sweepDrafts({ names: () => names, ...kept }, draftLifetime + 1)
  expect([...kept.values.keys()]).toEqual(['typed.8.b', 'portail.7.list'])
})
