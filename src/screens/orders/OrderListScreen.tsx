import { useMemo } from 'react'
import type { Condition } from '../../../providers/search'
import { ResourceList } from '../../admin/list/ResourceList'
import { useEngine } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { flatOptions } from '../../layout/adherents'
import { OrderViews, useQuickView } from './OrderViews'
import type { OrderListView, QuickView } from './order-lists'

/** Whose orders are left out: those of the person's other members; a group's orders are everybody's in it. */
function useOthers(): Condition[] {
  const { list, selected } = useAdherent()
  return useMemo(() => {
    if (!selected) return []
    const inGroup = new Set((selected.options ?? []).map(({ id }) => id))
    const others = flatOptions(list).filter(
      (one) => !one.isGroup && (selected.isGroup ? !inGroup.has(one.id) : one.id !== selected.id),
    )
    const ids = [...new Set(others.map(({ id }) => id))].filter(
      (id) => selected.isGroup || id !== selected.id,
    )
    return ids.length ? [{ name: 'adherent_id', operator: 'notIn', value: ids }] : []
  }, [list, selected])
}

const noViews: readonly QuickView[] = []

/** A list of orders, made by the engine: search, filters, columns, saved views and export. */
export function OrderListScreen({ view }: { view: OrderListView }) {
  const { registry } = useEngine()
  const others = useOthers()
  const views = view.views ?? noViews
  const chosen = useQuickView(views)
  const resource = useMemo(() => {
    const order = registry.get('order')
    return {
      ...order,
      at: view.path,
      label: [order.label[0], view.title] as const,
      access: { ...order.access, view: view.permission },
      list: { ...order.list, columns: [...view.columns], bulk: false },
    }
  }, [registry, view])
  const conditions = useMemo(
    () => [...view.conditions, ...(chosen?.conditions ?? []), ...(view.ofMember ? others : [])],
    [view, chosen, others],
  )
  return (
    <ResourceList
      resource={resource}
      conditions={conditions}
      before={views.length > 0 && <OrderViews views={views} />}
    />
  )
}
