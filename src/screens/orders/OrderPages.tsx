import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import {
  type OrderListView,
  perimeterList,
  receivedList,
  supplierList,
  trackingList,
} from '../../trade/order-lists'
import { OrderListScreen } from './OrderListScreen'
import { OrderScreen } from './OrderScreen'

/** The lists of orders by place. */
export const orderViews = {
  tracking: trackingList,
  received: receivedList,
  supplier: supplierList,
  perimeter: perimeterList,
}

/** A list of orders, and each of them. */
export function OrderPages({ view, isSupplier }: { view: OrderListView; isSupplier?: boolean }) {
  const one = (
    <OrderScreen
      back={{ path: view.path, label: view.title }}
      isSupplier={isSupplier}
      showsCarts={!view.ofMember}
    />
  )
  return (
    <Routes>
      <Route index element={<OrderListScreen key={view.path} view={view} />} />
      <Route path=":id" element={one} />
      <Route path=":id/show" element={one} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
