import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { ConsultationListScreen } from './ConsultationListScreen'
import { ConsultationPage } from './ConsultationPage'
import { useConsultationCalls } from './use-tenders'

function One() {
  const calls = useConsultationCalls()
  return (
    <OneById queryKey={['tender', 'consultation']} read={calls.one} isEdited>
      {(consultation, id) => <ConsultationPage key={id} consultation={consultation} />}
    </OneById>
  )
}

/** The consultations of a supplier, and each of them. */
export function ConsultationPages() {
  return (
    <Routes>
      <Route index element={<ConsultationListScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
