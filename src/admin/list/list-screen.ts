import { createContext, use } from 'react'
import type { ListScreen } from './use-resource-list'

export const ListScreenContext = createContext<ListScreen | undefined>(undefined)

/** The generated list around. */
export function useListScreen(): ListScreen {
  const screen = use(ListScreenContext)
  if (!screen) throw new Error('no generated list above')
  return screen
}
