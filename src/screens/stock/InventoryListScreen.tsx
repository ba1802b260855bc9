import Button from '@mui/material/Button'
import { useState } from 'react'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { DocumentList } from '../../admin/list/DocumentList'
import { useAllowed } from '../../fields/engine'
import { useStockRows } from '../../trade/own-rows'
import { NewInventory } from './NewInventory'
import { inventoryList } from './stock-lists'

/** « Inventaires » of a member, the latest first. */
export function InventoryListScreen() {
  const may = useAllowed()
  const [isNew, setNew] = useState(false)
  return (
    <>
      <DocumentList
        view={inventoryList}
        conditions={useStockRows()}
        actions={
          may('saveInventory') && (
            <Button variant="contained" onClick={() => setNew(true)}>
              {stockScreenTexts.inventory.create}
            </Button>
          )
        }
      />
      {isNew && <NewInventory onClose={() => setNew(false)} />}
    </>
  )
}
