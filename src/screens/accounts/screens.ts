import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The screens of accounts, in the applications whose menu has them. */
export const userScreens: Screens = {
  UserList: {
    path: '/usermanagement',
    permission: 'viewUsers',
    Page: lazyScreen('UserList', async () => (await import('./UserListScreen')).UserListScreen),
  },
  UserCreate: {
    path: '/usermanagement/create',
    permission: 'createUser',
    Page: lazyScreen('UserCreate', async () => (await import('./UserCreateScreen')).UserCreateScreen),
  },
  UserEdit: {
    path: '/usermanagement/:id/*',
    permission: 'viewUsers',
    Page: lazyScreen('UserEdit', async () => (await import('./UserEditScreen')).UserEditScreen),
  },
}

export const profileScreens: Screens = {
  Profiles: {
    path: '/profiles/*',
    permission: 'settingProfile',
    Page: lazyScreen('Profiles', async () => (await import('./ProfilesScreen')).ProfilesScreen),
  },
}

/** One's own account, in every application. */
export const accountScreens: Screens = {
  Profile: {
    path: '/profile',
    Page: lazyScreen('Profile', async () => (await import('./ProfileScreen')).ProfileScreen),
  },
  PasswordUpdate: {
    path: '/passwordupdate',
    Page: lazyScreen(
      'PasswordUpdate',
      async () => (await import('./PasswordUpdateScreen')).PasswordUpdateScreen,
    ),
  },
}
