import { Route, Routes } from 'react-router'
import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { useVolumeAnswerCalls } from './use-volumes'
import { VolumeAnswerListScreen } from './VolumeAnswerListScreen'
import { VolumeAnswerPage } from './VolumeAnswerPage'

function One() {
  const calls = useVolumeAnswerCalls()
  return (
    <OneById
      queryKey={[volumeAnswers.one.tag, 'one']}
      read={(id, signal) => calls.one({ id }, { signal })}
      isEdited
    >
      {(answer, id) => (
        <VolumeAnswerPage
          key={`${id} ${answer.response_status} ${answer.correcting_since} ${answer.submitted_at}`}
          answer={answer}
        />
      )}
    </OneById>
  )
}

/** The volumes that a member is asked for, and each of them. */
export function VolumeAnswerPages() {
  return (
    <Routes>
      <Route index element={<VolumeAnswerListScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
