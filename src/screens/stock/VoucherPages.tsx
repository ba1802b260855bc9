import { useQuery } from '@tanstack/react-query'
import { Route, Routes, useParams } from 'react-router'
import { type Direction, voucherRights } from '../../../resources/stock/voucher'
import { UnknownPage } from '../../admin/UnknownPage'
import { useAllowed } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { useStockCalls } from './use-stock'
import { VoucherEditor } from './VoucherEditor'
import { VoucherListScreen } from './VoucherListScreen'
import { VoucherReader } from './VoucherReader'

function OneVoucher() {
  const id = Number(useParams().id)
  const calls = useStockCalls()
  const may = useAllowed()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'voucher', id],
    queryFn: ({ signal }) => calls.voucher(id, signal),
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const isOpen = data.state === 'draft' && may(voucherRights[data.direction].update)
  if (!isOpen) return <VoucherReader key={id} voucher={data} />
  return <VoucherEditor key={`${id} ${data.lock_version}`} direction={data.direction} voucher={data} />
}

/** A list of vouchers, a new one, and each of them. */
export function VoucherPages({ direction }: { direction: Direction }) {
  return (
    <Routes>
      <Route index element={<VoucherListScreen key={direction} direction={direction} />} />
      <Route path="new" element={<VoucherEditor key={`new ${direction}`} direction={direction} />} />
      <Route path=":id" element={<OneVoucher />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
