import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Button from '@mui/material/Button'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { saveBlob } from '../../../providers/transfers'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'

/** « Télécharger la commande »; for a supplier the first time is the reading (domain §5.7). */
export function PdfButton({ id, isMain }: { id: number; isMain?: boolean }) {
  const calls = useOrderCalls()
  const { run, isPending } = useOrderAct()
  const download = () =>
    run(async () => {
      const { blob, filename } = await calls.pdf({ id })
      saveBlob(blob, filename ?? 'commande.pdf')
    })
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
