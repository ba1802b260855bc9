import { lazyScreen } from '../../layout/lazy-screen'
import type { Screen, Screens } from '../../layout/screens'
import { adminScope, memberScope, type StandardScope } from './scope'

const screen = (name: string, scope: StandardScope, permission: string): Screen => ({
  path: `${scope.path}/*`,
  permission,
  Page: lazyScreen(name, async () => {
    const { StandardCartPages } = await import('./StandardCartPages')
    return () => <StandardCartPages scope={scope} />
  }),
})

/** « Paniers types » of the front office. */
export const standardCartScreens: Screens = {
  StandardCartList: screen('StandardCartList', memberScope, 'viewStandardCart'),
}

/** « Paniers types administrateur » of the back office. */
export const adminStandardCartScreens: Screens = {
  AdminStandardCartList: screen('AdminStandardCartList', adminScope, 'viewAdminStandardCart'),
}
