import { expect, test } from 'vitest'
import { type MenuEntry, placeOf } from '../../resources/accounts/menu-entry'
import { screenlessMenus } from '../../resources/accounts/screenless-menus'
import { menus } from '../../resources/rights'
import { icons as backOfficeIcons } from '../../src/apps/back-office/icons'
import { screens as backOffice } from '../../src/apps/back-office/screens'
import { icons as frontOfficeIcons } from '../../src/apps/front-office/icons'
import { screens as frontOffice } from '../../src/apps/front-office/screens'
import { icons as tendersIcons } from '../../src/apps/tenders/icons'
import { screens as tenders } from '../../src/apps/tenders/screens'
import { momentsOf, mostMoments } from '../../src/trade/tour/moments'

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

const icons: Readonly<Record<string, object>> = {
  BO: backOfficeIcons,
  FO: frontOfficeIcons,
  TE: tendersIcons,
}

test('each top entry of a navigation has its icon, and no application loads one that nothing shows', () => {
  const isShown = (entry: MenuEntry): boolean =>
    entry.available &&
    (Object.hasOwn(screens[entry.app] ?? {}, entry.routeName) ||
      menus.some((one) => one.app === entry.app && one.parent === entry.routeName && isShown(one)))
  for (const [app, loaded] of Object.entries(icons)) {
    const shown = menus.filter((entry) => entry.app === app && !entry.parent && isShown(entry))
    expect(Object.keys(loaded).sort(), app).toEqual([...new Set(shown.map(({ icon }) => icon))].sort())
  }
})

test.each([
  ['back-office', backOffice],
  ['front-office', frontOffice],
  ['tenders', tenders],
] as const)('the tour of %s has five moments, and none that its person may not open', (app, shown) => {
  const all = momentsOf(app, shown, () => true)
  expect(all).toHaveLength(mostMoments)
  expect(new Set(all.map(({ path }) => path)).size).toBe(mostMoments)
  expect(momentsOf(app, shown, () => false).filter(({ permission }) => permission)).toEqual([])
  const isDecider = (permission: string) => !['addCartArticle', 'updateCart'].includes(permission)
  const names = momentsOf(app, shown, isDecider).map(({ name }) => name)
  if (app === 'front-office') expect(names.slice(0, 2)).toEqual(['decide', 'receive'])
})
