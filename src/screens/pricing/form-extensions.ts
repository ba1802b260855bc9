import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { type PriceUpdateStatus, priceUpdateStates } from '../../../resources/pricing/states'
import type { FormExtensions } from '../../admin/form/extensions'

const AnswersPanel = lazy(async () => ({ default: (await import('./AnswersPanel')).AnswersPanel }))
const DriftPanel = lazy(async () => ({ default: (await import('./DriftPanel')).DriftPanel }))
const LogPanel = lazy(async () => ({ default: (await import('./LogPanel')).LogPanel }))

/** What is added to the pages of a campaign: its answers, what it changes for members, its log. */
export const pricingForms = {
  panels: {
    price_update: [
      { name: 'answers', title: texts.priceAnswers, Content: AnswersPanel },
      { name: 'drift', title: texts.priceDrift, Content: DriftPanel },
      { name: 'log', title: texts.priceLog, Content: LogPanel },
    ],
  },
  /** Once it is open a campaign is read only, but for its own calls. */
  locks: {
    price_update: ({ status }) =>
      status === '100'
        ? undefined
        : texts.lockedPriceUpdate({ state: priceUpdateStates[status as PriceUpdateStatus].label }),
  },
} as const satisfies Partial<FormExtensions>
