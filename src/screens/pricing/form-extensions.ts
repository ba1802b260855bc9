import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
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
} as const satisfies Partial<FormExtensions>
