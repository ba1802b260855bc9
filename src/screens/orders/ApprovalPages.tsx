import { Route, Routes } from 'react-router'
import { orderPageTexts } from '../../../i18n/fr/order-pages'
import { UnknownPage } from '../../admin/UnknownPage'
import { ApprovalsScreen } from './ApprovalsScreen'
import { OrderScreen } from './OrderScreen'

/** `/carts/to-validate`: the inbox, and each order that waits in it. */
export function ApprovalPages() {
  return (
    <Routes>
      <Route index element={<ApprovalsScreen />} />
      <Route
        path=":id"
        element={
          <OrderScreen back={{ path: '/carts/to-validate', label: orderPageTexts.toValidate }} showsCarts />
        }
      />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
