import { createContext, useContext } from 'react'
import type { Client } from '../../providers/client'
import type { Product } from '../../providers/product'
import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'

/** What generated screens are given by the application: its wire, its session, its permissions and its resources. */
export interface Engine extends Pick<Client, 'http' | 'permissions' | 'session'> {
  registry: Registry
  product: Product
  /** How a list of many rows is exported without waiting, where the application keeps such files for its people. */
  longExports?: LongExports | undefined
  /** The filters that a list opens with, the first time that this person comes to it. */
  firstFilters?: (resource: AnyResource) => readonly { name: string; value: string }[]
}

/** Exports that are made in the background, for who holds the permission: `load` brings what asks for one. */
export interface LongExports {
  permission: string
  load: () => Promise<{ prepareExport: (http: Client['http'], list: object) => Promise<unknown> }>
}

/** Set once by each application, around everything: `<EngineContext value={…}>`. */
export const EngineContext = createContext<Engine | undefined>(undefined)

/** The engine of the application around. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('A generated screen needs an EngineContext around it')
  return engine
}

/** Whether the person holds a permission; a name that is not known, or absent, is refused. */
export function useAllowed(): (permission: string | undefined) => boolean {
  const { permissions, session } = useEngine()
  return (permission) =>
    permission !== undefined
      ? permissions.known(permission) === true
      : session.user()?.Profile?.all_menus === true
}
