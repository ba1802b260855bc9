import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** What was received of an order, its photos and notes among it, for who looks on: the back office. */
export const seenReceptionScreens: Screens = {
  SeeReception: {
    path: '/orders/receive/*',
    permission: 'viewReceivedOrders',
    Page: lazyScreen('SeeReception', async () => {
      const { ReceptionScreen } = await import('./ReceptionScreen')
      return () => (
        <Routes>
          <Route path=":id" element={<ReceptionScreen isSeen />} />
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      )
    }),
  },
}
