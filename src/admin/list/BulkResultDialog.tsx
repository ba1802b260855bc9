import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listTexts } from '../../../i18n/fr/list'
import { listBulkTexts } from '../../../i18n/fr/list-bulk'
import { Modal } from '../../widgets/Modal'
import type { BulkResult } from './use-bulk'

/** Which rows a bulk action was refused for, and why, row by row. */
export function BulkResultDialog({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  return (
    <Modal
      open
      title={listBulkTexts.refusedTitle({ smart_count: result.refused.length })}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {listTexts.close}
        </Button>
      }
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
        {listBulkTexts.refusedText(result.done)}
      </Box>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {result.refused.map(({ title, message }, index) => (
          <Box key={index} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {title}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'error.main' }}>
              {message}
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  )
}
