import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { QuotationFamilies } from './QuotationFamilies'
import { QuotationFamily } from './QuotationFamily'
import { useQuotations } from './use-quotations'

function One() {
  const calls = useQuotations()
  return (
    <OneById queryKey={['quotations', 'family']} read={calls.family}>
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
