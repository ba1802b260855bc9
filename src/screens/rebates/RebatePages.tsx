import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { RebatesScreen } from './RebatesScreen'
import { SettlementPage } from './SettlementPage'
import { useRebateCalls } from './use-rebates'

function One() {
  const calls = useRebateCalls()
  return (
    <OneById queryKey={['rebates', 'page']} read={(id, signal) => calls.page({ id }, { signal })} isShared>
      {(page) => <SettlementPage page={page} />}
    </OneById>
  )
}

/** The rebates of a year, and each settlement. */
export function RebatePages() {
  return (
    <Routes>
      <Route index element={<RebatesScreen />} />
      <Route path=":id" element={<One />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
