import { createContext, useContext } from 'react'
import type { Client } from '../../providers/client'
import type { Product } from '../../providers/product'
import type { Toasts } from '../widgets/toast-store'
import type { Router } from './router'

/** What the pages of this entry are given. */
export interface LoginContext {
  router: Router
  /** The wire to the API, loaded when it is first needed: the first page shows without it. */
  connect: () => Promise<Client>
  product: Product
  toasts: Toasts
}

const Context = createContext<LoginContext | undefined>(undefined)

export const LoginProvider = Context.Provider

export function useLogin(): LoginContext {
  const given = useContext(Context)
  if (!given) throw new Error('useLogin outside LoginProvider')
  return given
}
