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
      <Button variant="outlined" startIcon={<Upload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {importScreenTexts.button}
      </Button>
      {open && (
        <Suspense>
          <ImportModal resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
