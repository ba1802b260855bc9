/** Whose standard carts a screen shows, and what each act asks for. */
export interface StandardScope {
  path: string
  isAdmin: boolean
  create: string
  update: string
  remove: string
  clone: string
}

export const adminScope: StandardScope = {
  path: '/standard-carts',
  isAdmin: true,
  create: 'createAdminStandardCart',
  update: 'updateAdminStandardCart',
  remove: 'deleteAdminStandardCart',
  clone: 'cloneAdminStandardCart',
}
