import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What is to be received today, and the reception of an order; apart from what the back office loads. */
export const receptionScreens: Screens = {
  ReceiveOrder: {
    path: '/orders/receive/*',
    permission: 'viewReceivedOrders',
    Page: lazyScreen('ReceiveOrder', async () => {
      const [{ ReceptionScreen }, { DayScreen }] = await Promise.all([
        import('./ReceptionScreen'),
        import('./DayScreen'),
      ])
      return () => (
        <Routes>
          <Route index element={<DayScreen />} />
          <Route path=":id" element={<ReceptionScreen />} />
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      )
    }),
  },
}
