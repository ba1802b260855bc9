import { useQuery } from '@tanstack/react-query'
import { useEngine } from '../../../fields/engine'
import type { MenuNode } from './menu-groups'

/** Every menu of every application, as a tree. */
export function useAllMenus() {
  const { http } = useEngine()
  return useQuery({
    queryKey: ['menu', 'tree'],
    queryFn: ({ signal }) => http.get<MenuNode[]>('/core/menu/list', { signal }),
    staleTime: 10 * 60_000,
  })
}
