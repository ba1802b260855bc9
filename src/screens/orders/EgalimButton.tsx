import Spa from '@mui/icons-material/SpaOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { egalimCartTexts as texts } from '../../../i18n/fr/egalim-cart'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { useAllowed } from '../../fields/engine'

const EgalimDialog = lazy(async () => ({ default: (await import('./EgalimDialog')).EgalimDialog }))

/** What a cart does to the shares of the law, for those who may read them. */
export function EgalimButton({ order }: { order: OrderAnswer }) {
  const isAllowed = useAllowed()
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed('viewEgalim')) return null
  return (
    <>
      <Button startIcon={<Spa />} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && (
        <Suspense>
          <EgalimDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
