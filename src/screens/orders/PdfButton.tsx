import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { saveBlob } from '../../../providers/transfers'
import { forgetOrders } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

/** « Télécharger la commande »; for a supplier the first time is the reading (domain §5.7). */
export function PdfButton({ id, isMain }: { id: number; isMain?: boolean }) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function download() {
    setPending(true)
    try {
      const { blob, filename } = await calls.pdf(id)
      saveBlob(blob, filename ?? 'commande.pdf')
      await forgetOrders(queries)
    } catch {
      // Told by the wire.
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      startIcon={<PictureAsPdf />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void download()}
    >
      {texts.pdf}
    </Button>
  )
}
