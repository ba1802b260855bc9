import type { Screens } from '../../layout/screens'
import { accountScreens, userScreens } from '../../screens/accounts/screens'
import { memberArticleRequests } from '../../screens/catalogue/member-article-requests'
import { outsideScreens } from '../../screens/catalogue/screens'
import { sharedContentScreens } from '../../screens/content/content-screens'
import { egalimScreens } from '../../screens/egalim/screens'
import { exportScreens } from '../../screens/exports/screens'
import { home, stakeScreens } from '../../screens/home/screen'
import { litigationScreens } from '../../screens/litigations/screens'
import { memberScreen } from '../../screens/member-screen'
import { orderScreens } from '../../screens/orders/member-screens'
import { memberQuotes } from '../../screens/quotes/quote-screen'
import { receptionScreens } from '../../screens/receptions/member-screens'
import { shopScreens } from '../../screens/shop/screens'
import { standardCartScreens } from '../../screens/standard-carts/member-screens'
import { memberStatistics } from '../../screens/statistics/member-screens'
import { stockScreens } from '../../screens/stock/screens'
import { volumeAnswerScreens } from '../../screens/volumes/member-screens'
import { resources } from '../browser-resources'

/** The screens of the front office that exist, by route name; the menu shows no other. */
export const screens: Screens = {
  ...accountScreens,
  ...userScreens,
  ...shopScreens,
  ...outsideScreens,
  ...orderScreens,
  ...standardCartScreens,
  ...stockScreens,
  ...receptionScreens,
  ...litigationScreens,
  ...exportScreens,
  ...volumeAnswerScreens,
  ...egalimScreens,
  ...memberStatistics,
  Quotes: memberQuotes,
  ArticleRequests: memberArticleRequests,
  OrderLevels: memberScreen(resources, 'orderlevel'),
  FamilySelection: memberScreen(resources, 'familyselection'),
  Home: home(async () => (await import('../../screens/home/FrontOfficeHome')).FrontOfficeHome),
  ...stakeScreens('MemberStake'),
  ...sharedContentScreens,
}
