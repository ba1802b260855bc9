import { useQuery } from '@tanstack/react-query'
import { Route, Routes, useParams } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { InventoryListScreen } from './InventoryListScreen'
import { InventoryPage } from './InventoryPage'
import { MealCostScreen } from './MealCostScreen'
import { StockCardScreen } from './StockCardScreen'
import { StockStateScreen } from './StockStateScreen'
import { useStockCalls } from './use-stock'

/** The state, the card of each article, and the cost of meals. */
export function StatePages() {
  return (
    <Routes>
      <Route index element={<StockStateScreen />} />
      <Route path="meals" element={<MealCostScreen />} />
      <Route path=":key" element={<StockCardScreen />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}

function OneInventory() {
  const id = Number(useParams().id)
  const calls = useStockCalls()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['stock', 'inventory', id],
    queryFn: ({ signal }) => calls.inventory(id, signal),
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return <InventoryPage key={id} inventory={data} />
}

/** The inventories, and each of them. */
export function InventoryPages() {
  return (
    <Routes>
      <Route index element={<InventoryListScreen />} />
      <Route path=":id" element={<OneInventory />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
