import { Route, Routes } from 'react-router'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { UnknownPage } from '../../admin/UnknownPage'
import { useEndpoints } from '../../fields/endpoints'
import { OneById } from '../OneById'
import { ConsultationListScreen } from './ConsultationListScreen'
import { ConsultationPage } from './ConsultationPage'

function One() {
  const calls = useEndpoints(consultations)
  return (
    <OneById
      queryKey={['tender', 'consultation']}
      read={(id, signal) => calls.one({ id }, { signal })}
      isEdited
    >
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
