import { accountsRows } from './accounts'
import { catalogueRows } from './catalogue'
import { contentRows } from './content'
import { directoryRows } from './directory'
import { egalimRows } from './egalim'
import { engineRows } from './engine'
import { exportRows } from './exports'
import { jobsRows } from './jobs'
import { listRows } from './lists'
import { litigationsRows } from './litigations'
import { ordersRows } from './orders'
import { pricingRows } from './pricing'
import { quoteRows } from './quotes'
import { rebateRows } from './rebates'
import { revenueRows } from './revenues'
import type { MatrixRows } from './row'
import { settingsRows } from './settings'
import { standardCartRows } from './standard-carts'
import { statisticsRows } from './statistics'
import { stockRows } from './stock'
import { surveyRows } from './surveys'
import { tendersRows } from './tenders'
import { volumeRows } from './volumes'
import { webhookRows } from './webhooks'

/** The expectation of every call that was written by hand. */
export const handRows: MatrixRows = {
  ...accountsRows,
  ...settingsRows,
  ...directoryRows,
  ...catalogueRows,
  ...ordersRows,
  ...standardCartRows,
  ...litigationsRows,
  ...contentRows,
  ...jobsRows,
  ...stockRows,
  ...tendersRows,
  ...pricingRows,
  ...volumeRows,
  ...webhookRows,
  ...listRows,
  ...quoteRows,
  ...revenueRows,
  ...rebateRows,
  ...egalimRows,
  ...exportRows,
  ...statisticsRows,
  ...surveyRows,
  ...engineRows,
}
