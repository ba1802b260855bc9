import type { Http } from './http'
import { type Permissions, parsePermissions, type Session } from './session-storage'

/** What one may ask of a declared resource; any other name is an action of its declaration. */
export interface ResourceAccess {
  access: { view: string; create?: string; update?: string; remove?: string }
  actions?: { readonly [name: string]: { permission?: string } }
}

export type PermissionStore = ReturnType<typeof createPermissions>

/** The permission map: in memory, kept by the browser, and the server for a name nobody knows yet. */
export function createPermissions({ session, http }: { session: Session; http: Http }) {
  let known: Permissions | undefined
  let loading: Promise<Permissions> | undefined
  const map = () => {
    known ??= session.permissions()
    return known
  }
  const keep = (permissions: Permissions) => {
    known = permissions
    session.keepPermissions(permissions)
    return permissions
  }
  const ask = async (name: string): Promise<boolean> => {
    const path = `/auth/have-access-to/${encodeURIComponent(name)}`
    const { hasAccess } = await http.get<{ hasAccess: boolean }>(path)
    keep({ ...map(), [name]: hasAccess === true })
    return hasAccess === true
  }
  return {
    map,
    /** Answers from memory only; undefined when the name is not known. */
    known: (name: string): boolean | undefined => (name === 'signedIn' ? session.hasToken() : map()?.[name]),
    /** Asks the server for the whole map, once at a time. */
    load(): Promise<Permissions> {
      loading ??= http
        .get<unknown>('/auth/permissions')
        .then((answer) => keep(parsePermissions(answer) ?? {}))
        .finally(() => {
          loading = undefined
        })
      return loading
    },
    /** The cached value, else the server's. */
    async has(name: string): Promise<boolean> {
      if (!map() && name !== 'signedIn') await this.load()
      return this.known(name) ?? ask(name)
    },
    forget() {
      known = undefined
      session.forget('permissions')
    },
  }
}

const accessOfAction: Readonly<Record<string, 'view' | 'create' | 'update' | 'remove'>> = {
  list: 'view',
  show: 'view',
  read: 'view',
  view: 'view',
  export: 'view',
  create: 'create',
  clone: 'create',
  import: 'create',
  edit: 'update',
  update: 'update',
  delete: 'remove',
  remove: 'remove',
}

/** The permission that an action on a resource asks for; undefined when only a super administrator may. */
export function permissionFor(resource: ResourceAccess, action: string): string | undefined {
  const common = accessOfAction[action]
  if (common) return resource.access[common]
  return resource.actions?.[action]?.permission ?? resource.access.update
}
