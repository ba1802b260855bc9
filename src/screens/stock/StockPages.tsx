import { Route, Routes } from 'react-router'
import { UnknownPage } from '../../admin/UnknownPage'
import { OneById } from '../OneById'
import { InventoryListScreen } from './InventoryListScreen'
import { InventoryPage } from './InventoryPage'
import { MealCostScreen } from './MealCostScreen'
import { StockCardScreen } from './StockCardScreen'
import { StockStateScreen } from './StockStateScreen'
import { useStockCalls } from './use-stock-calls'

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
  const calls = useStockCalls()
  return (
    <OneById queryKey={['stock', 'inventory']} read={(id, signal) => calls.inventory({ id }, { signal })}>
      {(inventory, id) => <InventoryPage key={id} inventory={inventory} />}
    </OneById>
  )
}

/** The inventories, and each of them. */
export function InventoryPages() {
  return (
    <Routes>
      <Route index element={<InventoryListScreen />} />
      <Route path=":id" element={<OneInventory />} />
      <Route path=":id/show" element={<OneInventory />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  )
}
