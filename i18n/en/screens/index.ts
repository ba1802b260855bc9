import { articlePriceScreens } from './article-prices'
import { campaignScreens } from './campaigns'
import { cartToolScreens } from './cart-tools'
import { cartScreens } from './carts'
import { catalogueScreens } from './catalogue'
import { comparisonScreens } from './comparison'
import { consultationScreens } from './consultations'
import { directoryScreens } from './directory'
import { egalimScreens } from './egalim'
import { egalimPlanScreens } from './egalim-plan'
import { figureScreens } from './figures'
import { linkScreens } from './links'
import { litigationScreens } from './litigations'
import { negotiationScreens } from './negotiations'
import { officeScreens } from './office'
import { orderScreens } from './orders'
import { priceScreens } from './prices'
import { quoteScreens } from './quotes'
import { receptionScreens } from './receptions'
import { referencingScreens } from './referencing'
import { sentences } from './sentences'
import { sheetScreens } from './sheets'
import { shopScreens } from './shop'
import { statisticScreens } from './statistics'
import { stockScreens } from './stock'
import { stockSettingScreens } from './stock-settings'
import { surveyScreens } from './surveys'
import { synthesisScreens } from './syntheses'
import { tenderPages } from './tenders'
import { volumeScreens } from './volumes'

/** What the trade's own screens say. */
export const screens = {
  ...sentences,
  ...linkScreens,
  ...stockSettingScreens,
  ...sheetScreens,
  ...litigationScreens,
  ...synthesisScreens,
  ...statisticScreens,
  ...egalimPlanScreens,
  ...referencingScreens,
  ...negotiationScreens,
  ...articlePriceScreens,
  ...cartToolScreens,
  ...surveyScreens,
  ...cartScreens,
  ...shopScreens,
  ...orderScreens,
  ...receptionScreens,
  ...stockScreens,
  ...tenderPages,
  ...comparisonScreens,
  ...consultationScreens,
  ...catalogueScreens,
  ...directoryScreens,
  ...priceScreens,
  ...egalimScreens,
  ...figureScreens,
  ...campaignScreens,
  ...volumeScreens,
  ...quoteScreens,
  ...officeScreens,
}
