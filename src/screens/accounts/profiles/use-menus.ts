import { useQuery } from '@tanstack/react-query'
import { menuMessages } from '../../../../i18n/fr/menu'
import { sendTo } from '../../../../providers/send-to'
import { menuEndpoints } from '../../../../resources/accounts/menu-endpoints'
import { menus } from '../../../../resources/rights'
import { useEngine } from '../../../fields/engine'
import type { MenuNode } from './menu-groups'

/** An application knows the names of its own menus; profiles are of all of them. */
const names = menuMessages(menus)

/** Every menu of every application, as a tree. */
export function useAllMenus() {
  const { http } = useEngine()
  const said = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.map((node) => ({ ...node, label: names[node.label] ?? node.label, SubMenu: said(node.SubMenu) }))
  return useQuery({
    queryKey: ['menu', 'tree'],
    queryFn: ({ signal }) => sendTo(http, menuEndpoints.all, {}, { signal }),
    select: said,
    staleTime: 10 * 60_000,
  })
}
