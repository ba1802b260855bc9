import { DocumentList } from '../../admin/list/DocumentList'
import { useNotOthers } from '../../trade/own-rows'
import type { OrderListView } from './order-lists'

const everybodys: readonly never[] = []

/** A list of orders, made by the engine: search, filters, columns, saved views and export. */
export function OrderListScreen({ view }: { view: OrderListView }) {
  const own = useNotOthers()
  return <DocumentList view={view} conditions={view.ofMember ? own : everybodys} />
}
