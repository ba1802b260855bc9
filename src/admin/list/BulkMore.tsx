import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { listBulkTexts } from '../../../i18n/fr/list-bulk'

/** What else can be done with the selected rows: behind « Plus » on a phone, where it would take half the screen. */
export function BulkMore({ children }: { children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' }, '&:has(+ :empty)': { display: 'none' } }}
      >
        {listBulkTexts.more}
      </Button>
      {/* Their dialogs stay where they are closed: what is not shown is still there. */}
      <Box id={id} sx={{ display: { xs: isOpen ? 'contents' : 'none', sm: 'contents' } }}>
        {children}
      </Box>
    </>
  )
}
