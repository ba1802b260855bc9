import { lazy } from 'react'
import { panelTitles as texts } from '../../../i18n/fr/panels'
import { type SurveyStatus, surveyStates } from '../../../resources/surveys/states'
import type { FormExtensions } from '../../admin/form/extensions'

const SurveyPanel = lazy(async () => ({ default: (await import('./SurveyPanel')).SurveyPanel }))

/** What is added to the pages of a statistics request: its answers. */
export const surveyForms = {
  panels: {
    statistic_request: [{ name: 'answers', title: texts.surveys, Content: SurveyPanel }],
  },
  /** Once it is sent a request is read only, but for its own calls. */
  locks: {
    statistic_request: ({ status }) =>
      status === '100'
        ? undefined
        : texts.lockedSurvey({ state: surveyStates[status as SurveyStatus].label }),
  },
} as const satisfies Partial<FormExtensions>
