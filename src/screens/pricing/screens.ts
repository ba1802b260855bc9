import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The price updates that a supplier answers. */
export const priceRequestScreens: Screens = {
  PriceUpdateAnswers: {
    path: '/price-updates/*',
    permission: 'answerPriceUpdate',
    Page: lazyScreen(
      'PriceUpdateAnswers',
      async () => (await import('./PriceRequestPages')).PriceRequestPages,
    ),
  },
}
