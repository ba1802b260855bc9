import Button from '@mui/material/Button'
import { shopTexts } from '../../../i18n/fr/shop'
import { openBlob } from '../../../providers/transfers'
import { useEngine } from '../../fields/engine'

/** Opens the technical sheet in another tab. */
export function SheetLink({ id }: { id: number }) {
  const { http } = useEngine()
  return (
    <Button
      variant="outlined"
      sx={{ mt: 2 }}
      onClick={() => void openBlob(http.download(`/file/download/${id}`)).catch(() => undefined)}
    >
      {shopTexts.sheet}
    </Button>
  )
}
