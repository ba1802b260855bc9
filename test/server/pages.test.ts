import { expect, test } from 'vitest'
import { pageOf } from '../../server/pages'

test.each([
  ['/', 'login'],
  ['/login', 'login'],
  ['/security/reset/abc', 'login'],
  ['/downloadOrder', 'login'],
  ['/helpCenterList', 'login'],
  ['/back-office', 'back-office'],
  ['/back-office/settings/unit', 'back-office'],
  ['/front-office/', 'front-office'],
  ['/tenders/12', 'tenders'],
  ['/public-notices', 'public-notices'],
  ['/back-officer', undefined],
  ['/api/x', undefined],
  ['/inconnu', undefined],
])('the path %s is answered by the page %s', (path, page) => expect(pageOf(path)).toBe(page))
