import { createContext, use } from 'react'
import type { Registry } from '../../resources/registry'

/** The resources that this application lists; set once around it. */
export const RegistryContext = createContext<Registry | undefined>(undefined)

/** The application's resources; throws outside of an application. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('no RegistryContext above')
  return registry
}
