import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The reception of an order: reached from its page. */
export const receptionScreens: Screens = {
  ReceiveOrder: {
    path: '/orders/receive/*',
    permission: 'viewReceivedOrders',
    Page: lazyScreen('ReceiveOrder', async () => {
      const { ReceptionScreen } = await import('./ReceptionScreen')
      return () => (
        <Routes>
          <Route path=":id" element={<ReceptionScreen />} />
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      )
    }),
  },
}
