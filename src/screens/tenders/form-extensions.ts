import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { formSteps } from '../../../resources/tenders/preparation'
import type { FormExtensions } from '../../admin/form/extensions'

const NewTenderSteps = lazy(async () => ({ default: (await import('./NewTenderSteps')).NewTenderSteps }))
const PreparationPanel = lazy(async () => ({
  default: (await import('./PreparationPanel')).PreparationPanel,
}))
const InvitationPreview = lazy(async () => ({
  default: (await import('./InvitationPreview')).InvitationPreview,
}))
const JudgementPanel = lazy(async () => ({ default: (await import('./JudgementPanel')).JudgementPanel }))

/** What is added to the pages of a tender: its preparation in steps, then its offers. */
export const tenderForms = {
  slots: { tender: { before: NewTenderSteps, 'after:Invitation': InvitationPreview } },
  panels: {
    tender: [
      { name: 'preparation', title: texts.preparation, holds: formSteps, Content: PreparationPanel },
      {
        name: 'judgement',
        title: texts.judgement,
        leads: ({ status }) => status !== '100',
        Content: JudgementPanel,
      },
    ],
  },
} as const satisfies Partial<FormExtensions>
