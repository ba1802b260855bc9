import { lazy } from 'react'
import { panelTitles } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const ArticleExample = lazy(async () => ({
  default: (await import('./article/ArticleExample')).ArticleExample,
}))
const ArticlePhoto = lazy(async () => ({ default: (await import('./article/ArticlePhoto')).ArticlePhoto }))
const PricesPanel = lazy(async () => ({ default: (await import('./prices/PricesPanel')).PricesPanel }))
const PricesLink = lazy(async () => ({ default: (await import('./prices/PricesLink')).PricesLink }))
const ArticlesLink = lazy(async () => ({ default: (await import('./prices/PricesLink')).ArticlesLink }))
const WhyNotPanel = lazy(async () => ({ default: (await import('./article/WhyNotPanel')).WhyNotPanel }))
const ArticleAnomalies = lazy(async () => ({
  default: (await import('./anomalies/ArticleAnomalies')).ArticleAnomalies,
}))

const AnomalySummary = lazy(async () => ({
  default: (await import('./anomalies/AnomalySummary')).AnomalySummary,
}))
const RecomputeButton = lazy(async () => ({
  default: (await import('./anomalies/RecomputeButton')).RecomputeButton,
}))
const BulkIgnore = lazy(async () => ({ default: (await import('./anomalies/BulkIgnore')).BulkIgnore }))
const FixLink = lazy(async () => ({ default: (await import('./anomalies/FixLink')).FixLink }))

const OffersPanel = lazy(async () => ({ default: (await import('./product/OffersPanel')).OffersPanel }))
const CatalogFamilies = lazy(async () => ({ default: (await import('./families/panels')).CatalogFamilies }))
const FamilySubfamilies = lazy(async () => ({
  default: (await import('./families/panels')).FamilySubfamilies,
}))

const offers = [{ name: 'articles', title: panelTitles.offers, Content: OffersPanel }]

/** What the catalogue adds to its generated forms. */
export const catalogueForms: FormExtensions = {
  widgets: {},
  slots: {
    article: { 'before:Informations': ArticlePhoto, 'before:Unités et cotation': ArticleExample },
    anomaly: { after: FixLink },
  },
  lists: {
    article: { Actions: PricesLink },
    article_price: { Actions: ArticlesLink },
    anomaly: { Before: AnomalySummary, Actions: RecomputeButton, Bulk: BulkIgnore },
  },
  panels: {
    catalog: [{ name: 'families', title: panelTitles.families, Content: CatalogFamilies }],
    family: [{ name: 'subfamilies', title: panelTitles.subfamilies, Content: FamilySubfamilies }],
    product: offers,
    service: offers,
    article: [
      { name: 'prices', title: panelTitles.prices, Content: PricesPanel },
      { name: 'orderability', title: panelTitles.orderability, Content: WhyNotPanel },
      {
        name: 'anomalies',
        title: panelTitles.anomalies,
        permission: 'viewCatalogAdmin',
        Content: ArticleAnomalies,
      },
    ],
  },
}
