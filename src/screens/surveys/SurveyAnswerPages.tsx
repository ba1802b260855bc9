import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { SurveyAnswerPage } from './SurveyAnswerPage'
import { SurveyAnswersScreen } from './SurveyAnswersScreen'
import { useSurveyCalls } from './use-surveys'

function One() {
  const calls = useSurveyCalls()
  return (
    <OneById
      queryKey={['surveys', 'answer']}
      read={(id, signal) => calls.answer({ id }, { signal })}
      isShared
    >
      {(answer, id) => <SurveyAnswerPage key={`${id} ${answer.received_at}`} answer={answer} />}
    </OneById>
  )
}

/** The statistics that a supplier is asked for, and each request. */
export function SurveyAnswerPages() {
  return (
    <Routes>
      <Route index element={<SurveyAnswersScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
