import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const PreparationPanel = lazy(async () => ({
  default: (await import('./PreparationPanel')).PreparationPanel,
}))
const JudgementPanel = lazy(async () => ({ default: (await import('./JudgementPanel')).JudgementPanel }))

/** What is added to the pages of a tender: its preparation in steps, then its offers. */
export const tenderForms = {
  panels: {
    tender: [
      { name: 'preparation', title: texts.preparation, Content: PreparationPanel },
      { name: 'judgement', title: texts.judgement, Content: JudgementPanel },
    ],
  },
  /** Once it is published a tender is read only, but for its own calls. */
  locks: { tender: (record) => record.status !== '100' },
} as const satisfies Partial<FormExtensions>
