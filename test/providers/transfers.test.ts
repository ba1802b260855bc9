import { expect, test } from 'vitest'
import { fileUrl } from '../../providers/files'
import { filenameOf } from '../../providers/transfers'

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename="e.xlsx"; filename*=UTF-8\'\'%C3%A9t%C3%A9.xlsx', 'été.xlsx'],
  ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
])('the name in « %s » is %s', (header, name) => expect(filenameOf(header)).toBe(name))

test('the address of a file is the upload path, its folder and its unique name', () => {
  expect(fileUrl({ path: '/user', unique_name: 'x.png' })).toBe('/upload/user/x.png')
  expect(fileUrl({ path: 'user/', unique_name: 'x.png' })).toBe('/upload/user/x.png')
  expect(fileUrl({ path: '/user' })).toBeUndefined()
  expect(fileUrl(null)).toBeUndefined()
})
