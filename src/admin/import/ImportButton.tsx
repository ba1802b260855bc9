import Upload from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { importScreenTexts } from '../../../i18n/fr/transfers'
import { isImportable } from '../../../resources/schema/derive'
import type { AnyResource } from '../../../resources/schema/resource'
import { useRights } from '../use-rights'

const ImportModal = lazy(async () => ({ default: (await import('./ImportModal')).ImportModal }))

/** Imports a workbook into a list; there for who may create or change its rows. */
export function ImportButton({ resource }: { resource: AnyResource }) {
  const [open, setOpen] = useState(false)
  const { create, update } = useRights(resource)
  if (!isImportable(resource) || !(create || update)) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Upload />}
        aria-label={importScreenTexts.button}
        aria-haspopup="dialog"
        sx={compact}
        onClick={() => setOpen(true)}
      >
        <span>{importScreenTexts.button}</span>
      </Button>
      {open && (
        <Suspense>
          <ImportModal resource={resource} onClose={() => setOpen(false)} />
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
