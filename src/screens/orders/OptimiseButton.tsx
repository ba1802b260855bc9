import TrendingDown from '@mui/icons-material/TrendingDown'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { OptimiseDialog } from './OptimiseDialog'

export function OptimiseButton({ order }: { order: OrderAnswer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<TrendingDown />} onClick={() => setOpen(true)}>
        {toolTexts.optimise}
      </Button>
      {isOpen && <OptimiseDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
