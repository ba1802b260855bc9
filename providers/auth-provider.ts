import type { AuthProvider } from 'react-admin'
import type { Account } from './account'
import { type PermissionStore, permissionFor, type ResourceAccess } from './permissions'
import { rememberPath } from './session-events'
import type { Session } from './session-storage'
import type { SessionUser } from './session-user'

export interface AuthDeps {
  account: Account
  session: Session
  permissions: PermissionStore
  /** The declaration behind a name; undefined for a name that is a permission itself. */
  findResource: (name: string) => ResourceAccess | undefined
  /** The address of a user's picture. */
  avatarUrl: (user: SessionUser) => string | undefined
  /** Where the browser stands, and the origin that the login page is served from. */
  location: () => Pick<Location, 'origin' | 'pathname' | 'search'>
}

/**
 * ra-core's questions about the person, answered from memory. A 401 never comes here: the HTTP client has
 * already refreshed or left the page, so `checkError` has nothing to end.
 */
export function createAuthProvider(deps: AuthDeps): AuthProvider {
  const { account, session, permissions } = deps
  return {
    login: (credentials) => account.login(credentials),
    async logout() {
      await account.logout()
      return `${deps.location().origin}/login`
    },
    async checkAuth() {
      if (session.hasToken()) return
      const { pathname, search } = deps.location()
      rememberPath(session, pathname + search)
      throw { message: false }
    },
    checkError: () => Promise.resolve(),
    async getIdentity() {
      const user = session.user() ?? (await account.load())
      return {
        id: user.id,
        fullName: `${user.first_name} ${user.last_name}`.trim(),
        avatar: deps.avatarUrl(user),
      }
    },
    getPermissions: async () => permissions.map() ?? permissions.load(),
    async canAccess({ resource, action }) {
      const declared = deps.findResource(resource)
      const name = declared ? permissionFor(declared, action) : resource
      if (name === undefined) return session.user()?.Profile?.all_menus === true
      return permissions.has(name)
    },
  }
}
