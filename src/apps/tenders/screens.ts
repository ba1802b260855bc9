import type { Screens } from '../../layout/screens'
import { accountScreens, userScreens } from '../../screens/accounts/screens'
import { sharedContentScreens } from '../../screens/content/content-screens'
import { home } from '../../screens/home/screen'
import { supplierLitigationScreens } from '../../screens/litigations/supplier-screens'
import { supplierOrderScreens } from '../../screens/orders/supplier-screens'
import { priceRequestScreens } from '../../screens/pricing/screens'
import { resourceScreen } from '../../screens/resource-screen'
import { supplierRevenueScreens } from '../../screens/revenues/screens'
import { surveyAnswerScreens } from '../../screens/surveys/screens'
import { consultationScreens } from '../../screens/tenders/supplier-screens'
import { resources } from '../browser-resources'

/** The screens of the tenders application that exist, by route name; the menu shows no other. */
export const screens: Screens = {
  ...accountScreens,
  ...userScreens,
  ...supplierOrderScreens,
  MyCatalog: resourceScreen(resources, 'my_article'),
  ...supplierLitigationScreens,
  ...consultationScreens,
  ...priceRequestScreens,
  ...supplierRevenueScreens,
  ...surveyAnswerScreens,
  Home: home(async () => (await import('../../screens/home/TendersHome')).TendersHome),
  ...sharedContentScreens,
}
