import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'
import { adminScope, type StandardScope } from './scope'

/** Standard carts of a scope. */
export const standardCartScreen = (name: string, scope: StandardScope, permission: string): Screen => ({
  path: `${scope.path}/*`,
  permission,
  Page: lazyScreen(name, async () => {
    const { StandardCartPages } = await import('./StandardCartPages')
    return () => <StandardCartPages scope={scope} />
  }),
})

/** « Paniers types administrateur » of the back office. */
export const adminStandardCartScreens: Screens = {
  AdminStandardCartList: standardCartScreen('AdminStandardCartList', adminScope, 'viewAdminStandardCart'),
}
