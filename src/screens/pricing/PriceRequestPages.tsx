import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { PriceRequestListScreen } from './PriceRequestListScreen'
import { PriceRequestPage } from './PriceRequestPage'
import { usePriceRequestCalls } from './use-pricing'

function One() {
  const calls = usePriceRequestCalls()
  return (
    <OneById queryKey={['pricing', 'request']} read={(id, signal) => calls.one({ id }, { signal })} isEdited>
      {(request, id) => (
        <PriceRequestPage
          key={`${id} ${request.response_status} ${request.correcting_since} ${request.receipt_number}`}
          request={request}
        />
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
