import Button from '@mui/material/Button'
import { shopTexts } from '../../../i18n/fr/shop'
import { openFile } from '../../../providers/kept-files'
import { useEngine } from '../../fields/engine'

/** Opens the technical sheet in another tab. */
export function SheetLink({ id }: { id: number }) {
  const { http } = useEngine()
  return (
    <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void openFile(http, id)}>
      {shopTexts.sheet}
    </Button>
  )
}
