import AutoFix from '@mui/icons-material/AutoFixHighOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { SuggestDialog } from './SuggestDialog'

/** « Quantités suggérées » of a cart at a supplier of the catalogues. */
export function SuggestButton({ order }: { order: OrderAnswer }) {
  const [isOpen, setOpen] = useState(false)
  const { supplier_id } = order
  if (supplier_id === null) return null
  return (
    <>
      <Button startIcon={<AutoFix />} onClick={() => setOpen(true)}>
        {toolTexts.suggest}
      </Button>
      {isOpen && <SuggestDialog order={order} supplier={supplier_id} onClose={() => setOpen(false)} />}
    </>
  )
}
