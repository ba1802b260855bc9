import { expect, test } from 'vitest'
import { placeOf } from '../../resources/accounts/menu-entry'
import { screenlessMenus } from '../../resources/accounts/screenless-menus'
import { menus } from '../../resources/rights'
import { screens as backOffice } from '../../src/apps/back-office/screens'
import { screens as frontOffice } from '../../src/apps/front-office/screens'
import { screens as tenders } from '../../src/apps/tenders/screens'

const screens: Readonly<Record<string, object>> = { BO: backOffice, FO: frontOffice, TE: tenders }

test('the entries that the navigation does not answer are those without a screen, headings aside', () => {
  const isHeading = ({ app, routeName }: { app: string; routeName: string }) =>
    menus.some((other) => other.app === app && other.parent === routeName)
  const without = menus.filter(({ app, routeName, available }) => {
    const known = screens[app]
    return available && known !== undefined && !Object.hasOwn(known, routeName)
  })
  expect(without.filter((entry) => !isHeading(entry)).map(placeOf)).toEqual([...screenlessMenus])
})
