import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const RevenueDetailPanel = lazy(async () => ({
  default: (await import('./RevenueDetailPanel')).RevenueDetailPanel,
}))

const RevenuePanel = lazy(async () => ({ default: (await import('./RevenuePanel')).RevenuePanel }))

/** The declarations of a supplier on its page, and on that of a declaration its amounts and what is done with it. */
export const revenueForms = {
  slots: { supplier: { "after:Chiffre d'affaires": RevenuePanel } },
  panels: {
    revenue: [{ name: 'detail', title: texts.revenue, Content: RevenueDetailPanel }],
  },
} as const satisfies Partial<FormExtensions>
