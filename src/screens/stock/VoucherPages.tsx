import { Route, Routes } from 'react-router'
import { type Direction, voucherRights } from '../../../resources/stock/voucher'
import { UnknownPage } from '../../admin/UnknownPage'
import { useAllowed } from '../../fields/engine'
import { OneById } from '../OneById'
import { useStockCalls } from './use-stock-calls'
import { VoucherEditor } from './VoucherEditor'
import { VoucherListScreen } from './VoucherListScreen'
import { VoucherReader } from './VoucherReader'

function OneVoucher() {
  const calls = useStockCalls()
  const may = useAllowed()
  return (
    <OneById queryKey={['stock', 'voucher']} read={(id, signal) => calls.voucher({ id }, { signal })}>
      {(voucher, id) =>
        voucher.state === 'draft' && may(voucherRights[voucher.direction].update) ? (
          <VoucherEditor
            key={`${id} ${voucher.lock_version}`}
            direction={voucher.direction}
            voucher={voucher}
          />
        ) : (
          <VoucherReader key={id} voucher={voucher} />
        )
      }
    </OneById>
  )
}

/** A list of vouchers, a new one, and each of them. */
export function VoucherPages({ direction }: { direction: Direction }) {
  return (
    <Routes>
      <Route index element={<VoucherListScreen key={direction} direction={direction} />} />
      <Route path="new" element={<VoucherEditor key={`new ${direction}`} direction={direction} />} />
      <Route path=":id" element={<OneVoucher />} />
      <Route path=":id/show" element={<OneVoucher />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
