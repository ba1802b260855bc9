import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import type { FormExtensions } from '../../admin/form/extensions'

const SurveyPanel = lazy(async () => ({ default: (await import('./SurveyPanel')).SurveyPanel }))

/** What is added to the pages of a statistics request: its answers. */
export const surveyForms = {
  panels: {
    statistic_request: [{ name: 'answers', title: texts.surveys, Content: SurveyPanel }],
  },
} as const satisfies Partial<FormExtensions>
