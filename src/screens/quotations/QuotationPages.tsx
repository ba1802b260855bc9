import { Route, Routes } from 'react-router'
import { quotationEndpoints } from '../../../resources/pricing/quotation-endpoints'
import { UnknownPage } from '../../admin/UnknownPage'
import { useEndpoints } from '../../fields/endpoints'
import { OneById } from '../OneById'
import { QuotationFamilies } from './QuotationFamilies'
import { QuotationFamily } from './QuotationFamily'

function One() {
  const calls = useEndpoints(quotationEndpoints)
  return (
    <OneById queryKey={['quotations', 'family']} read={(id, signal) => calls.family({ id }, { signal })}>
      {(answer, id) => <QuotationFamily key={id} of={answer} />}
    </OneById>
  )
}

/** « Suivi des cotations »: the families, and the products of each. */
export function QuotationPages() {
  return (
    <Routes>
      <Route index element={<QuotationFamilies />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
