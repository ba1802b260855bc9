import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { RevenueDeclaration } from './RevenueDeclaration'
import { RevenuesScreen } from './RevenuesScreen'
import { useRevenueCalls } from './use-revenues'

function One() {
  const calls = useRevenueCalls()
  return (
    <OneById
      queryKey={['revenue', 'declaration']}
      read={(id, signal) => calls.page({ id }, { signal })}
      isEdited
    >
      {(page, id) => <RevenueDeclaration key={`${id} ${page.status}`} page={page} />}
    </OneById>
  )
}

/** The declarations of a supplier, and each of them. */
export function RevenuePages() {
  return (
    <Routes>
      <Route index element={<RevenuesScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
