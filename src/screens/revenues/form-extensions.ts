import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { type RevenueStatus, revenueStates } from '../../../resources/revenues/states'
import type { FormExtensions } from '../../admin/form/extensions'

const RevenueDetailPanel = lazy(async () => ({
  default: (await import('./RevenueDetailPanel')).RevenueDetailPanel,
}))

/** What is added to the pages of a declaration of revenue: its amounts and what is done with it. */
export const revenueForms = {
  panels: {
    revenue: [{ name: 'detail', title: texts.revenue, Content: RevenueDetailPanel }],
  },
  /** Once it is declared a declaration is read only, but for its own calls. */
  locks: {
    revenue: ({ status }) =>
      status === '100'
        ? undefined
        : texts.lockedRevenue(revenueStates[status as RevenueStatus]?.label ?? String(status)),
  },
} as const satisfies Partial<FormExtensions>
