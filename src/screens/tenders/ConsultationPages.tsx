import { Route, Routes } from 'react-router'
import { consultations } from '../../../resources/tenders/consultation-endpoints'
import { UnknownPage } from '../../admin/UnknownPage'
import { useEndpoints } from '../../fields/endpoints'
import { StandFor, useSaidSupplier } from '../../trade/standing-for'
import { OneById } from '../OneById'
import { ConsultationListScreen } from './ConsultationListScreen'
import { ConsultationPage } from './ConsultationPage'

function One() {
  const calls = useEndpoints(consultations)
  const said = useSaidSupplier()
  return (
    <OneById
      queryKey={['tender', 'consultation']}
      read={(id, signal) => calls.one({ id, ...said }, { signal })}
      variant={said.supplier_id}
      isEdited
    >
      {(consultation, id) => (
        <StandFor key={`${id} ${consultation.supplier_id}`} asked={consultation}>
          <ConsultationPage consultation={consultation} />
        </StandFor>
      )}
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
