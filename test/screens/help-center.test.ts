import { expect, test } from 'vitest'
import { canView, type HelpItem, kindOfFile, monthOf, nameOf, shownItems } from '../../src/trade/help-center'

const now = new Date('2026-03-10T10:00:00Z')
const item = (id: number, more: Partial<HelpItem> = {}): HelpItem => ({
  id,
  file_label: `Doc ${id}`,
  application_date: '2026-03-01',
  enable: true,
  active: true,
  Application: [{ machine_name: 'back-office' }],
  File: { id, mime_type: 'application/pdf', file_name: `Doc ${id}.pdf` },
  ...more,
})
const file = (mime_type: string, file_name = 'x') => ({ id: 1, mime_type, file_name })
const ids = (items: HelpItem[], app: 'back-office' | 'tenders' | undefined = 'back-office') =>
  shownItems(items, app, now).map(({ id }) => id)

test('an item shows only enabled, active, not of the future and for its applications', () => {
  const items = [
    item(1),
    item(2, { enable: false }),
    item(3, { active: false }),
    item(4, { application_date: '2026-03-11' }),
    item(5, { application_date: '2026-03-10' }),
    item(6, { Application: [{ machine_name: 'tenders' }] }),
  ]
  expect(ids(items)).toEqual([1, 5])
  expect(ids(items, 'tenders')).toEqual([6])
})

test('tomorrow starts at midnight in Paris', () => {
  const late = new Date('2026-03-10T23:30:00Z')
  expect(shownItems([item(1, { application_date: '2026-03-11' })], 'back-office', late)).toHaveLength(1)
})

test('the order is that of the kinds, then of the labels without regard to case', () => {
  const types = [
    'text/plain',
    'image/png',
    'video/mp4',
    'application/vnd.ms-excel',
    'application/msword',
    'application/pdf',
  ]
  const items = types.map((type, index) => item(index + 1, { File: file(type) }))
  expect(ids(items)).toEqual([6, 5, 4, 3, 2, 1])
  expect(
    ids([
      item(1, { file_label: 'beta' }),
      item(2, { file_label: 'Alpha' }),
      item(3, { file_label: 'alpaga' }),
    ]),
  ).toEqual([3, 2, 1])
})

test('Word and Excel are not viewed', () => {
  const viewed = (type: string) => canView(item(1, { File: file(type) }))
  expect(viewed('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(false)
  expect(viewed('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(false)
  expect(viewed('application/pdf')).toBe(true)
  expect(kindOfFile(item(1, { File: null }))).toBe('Document')
})

test('the name has no extension, the date is a month', () => {
  expect(nameOf(item(1, { File: file('application/pdf', 'Guide v1.2.pdf') }))).toBe('Guide v1.2')
  expect(nameOf(item(1, { File: null, file_label: '' }))).toBeUndefined()
  expect(monthOf(item(1))).toBe('mars 2026')
  expect(monthOf(item(1, { application_date: undefined }))).toBeUndefined()
})
