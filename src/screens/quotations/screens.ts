import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The market beside the suppliers' prices. */
export const quotationScreens: Screens = {
  QuotationTracking: {
    path: '/quotation-tracking/*',
    permission: 'viewPriceUpdate',
    Page: lazyScreen('QuotationTracking', async () => (await import('./QuotationPages')).QuotationPages),
  },
}
