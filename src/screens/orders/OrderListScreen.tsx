import { DocumentList } from '../../admin/list/DocumentList'
import type { OrderListView } from '../../trade/order-lists'
import { useNotOthers } from '../../trade/own-rows'

const everybodys: readonly never[] = []

/** A list of orders, made by the engine: search, filters, columns, saved views and export. */
export function OrderListScreen({ view }: { view: OrderListView }) {
  const own = useNotOthers()
  return <DocumentList view={view} conditions={view.ofMember ? own : everybodys} />
}
