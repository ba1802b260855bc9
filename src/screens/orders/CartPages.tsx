import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { CartListScreen } from './CartListScreen'
import { CartScreen } from './CartScreen'

/** `/carts/in-progress`: the carts, and each of them. */
export function CartPages() {
  return (
    <Routes>
      <Route index element={<CartListScreen />} />
      <Route path=":id" element={<CartScreen />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
