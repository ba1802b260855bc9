import type { Screens } from '../../layout/screens'
import type { StandardScope } from './scope'
import { standardCartScreen } from './screens'

const memberScope: StandardScope = {
  path: '/carts/standard',
  isAdmin: false,
  create: 'createStandardCart',
  update: 'updateStandardCart',
  remove: 'deleteStandardCart',
  clone: 'cloneStandardCart',
}

/** « Paniers types » of the front office; apart from what the back office loads. */
export const standardCartScreens: Screens = {
  StandardCartList: standardCartScreen('StandardCartList', memberScope, 'viewStandardCart'),
}
