import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useEngine } from '../../../fields/engine'
import type { MenuNode } from './menu-groups'

/** Every menu of every application, as a tree. */
export function useAllMenus() {
  const { http } = useEngine()
  const translate = useTranslate()
  const said = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.map((node) => ({ ...node, label: translate(node.label), SubMenu: said(node.SubMenu) }))
  return useQuery({
    queryKey: ['menu', 'tree'],
    queryFn: ({ signal }) => http.get<MenuNode[]>('/core/menu/list', { signal }),
    select: said,
    staleTime: 10 * 60_000,
  })
}
