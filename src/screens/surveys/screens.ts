import { lazyScreen } from '../../layout/lazy-screen'
import type { Screens } from '../../layout/screens'

/** The statistics that suppliers are asked for, in the tenders application. */
export const surveyAnswerScreens: Screens = {
  StatisticAnswers: {
    path: '/statistics/*',
    permission: 'answerStatisticRequest',
    Page: lazyScreen('StatisticAnswers', async () => (await import('./SurveyAnswerPages')).SurveyAnswerPages),
  },
}
