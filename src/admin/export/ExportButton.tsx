import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { exportTexts } from '../../../i18n/fr/transfers'
import { useRights } from '../use-rights'
import type { ExportProps } from './ExportModal'

const ExportModal = lazy(async () => ({ default: (await import('./ExportModal')).ExportModal }))

/** Exports the list as it is on screen; not there for who may not see its rows. */
export function ExportButton(props: ExportProps) {
  const [open, setOpen] = useState(false)
  const { view } = useRights(props.resource)
  if (!view) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={props.total === 0}
        aria-label={exportTexts.button}
        aria-haspopup="dialog"
        sx={compact}
        onClick={() => setOpen(true)}
      >
        <span>{exportTexts.button}</span>
      </Button>
      {open && (
        <Suspense>
          <ExportModal {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** On a phone the icon alone. */
const compact = {
  minWidth: 0,
  '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: -0.5 } },
  '& > span:last-of-type:not(.MuiButton-startIcon)': { display: { xs: 'none', sm: 'inline' } },
}
