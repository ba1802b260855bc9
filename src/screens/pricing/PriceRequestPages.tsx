import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { StandFor, useSaidSupplier } from '../../trade/standing-for'
import { OneById } from '../OneById'
import { PriceRequestListScreen } from './PriceRequestListScreen'
import { PriceRequestPage } from './PriceRequestPage'
import { usePriceRequestCalls } from './use-pricing'

function One() {
  const calls = usePriceRequestCalls()
  const said = useSaidSupplier()
  return (
    <OneById
      queryKey={['pricing', 'request']}
      read={(id, signal) => calls.one({ id, ...said }, { signal })}
      variant={said.supplier_id}
      isEdited
    >
      {(request) => (
        <StandFor
          key={`${request.response_id} ${request.response_status} ${request.correcting_since} ${request.receipt_number}`}
          asked={request}
        >
          <PriceRequestPage request={request} />
        </StandFor>
      )}
    </OneById>
  )
}

/** The price updates that a supplier is asked for, and each of them. */
export function PriceRequestPages() {
  return (
    <Routes>
      <Route index element={<PriceRequestListScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
