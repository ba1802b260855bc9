import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { listTexts } from '../../../i18n/fr/list'
import { transferButtons } from '../../../i18n/fr/transfer-buttons'
import { isImportable } from '../../../resources/schema/derive'
import { FloatingActions } from '../../widgets/FloatingActions'
import { createPath } from '../paths'
import { useListScreen } from './list-screen'
import { useExportOf } from './use-export-of'

const ExportModal = lazy(async () => ({ default: (await import('../export/ExportModal')).ExportModal }))
const ImportModal = lazy(async () => ({ default: (await import('../import/ImportModal')).ImportModal }))

/** On a phone, « Créer » floats over the list, with the import and the export in the menu beside it (portal §2). */
export function ListFloat() {
  const { resource, rows, selection } = useListScreen()
  const asked = useExportOf()
  const [open, setOpen] = useState<'import' | 'export'>()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  const { import: imports, export: exports } = transferButtons
  const importing = { label: imports, icon: <Upload />, onClick: () => setOpen('import') }
  const exporting = {
    label: exports,
    icon: <Download />,
    onClick: () => setOpen('export'),
    disabled: !rows?.length,
  }
  return (
    <>
      <Box sx={{ height: 72 }} />
      {selection.ids.length === 0 && (
        <FloatingActions
          primary={{ label: listTexts.create, icon: <Add />, onClick: () => navigate(createPath(resource)) }}
          secondary={isImportable(resource) ? [importing, exporting] : [exporting]}
        />
      )}
      <Suspense>
        {open === 'export' && <ExportModal {...asked} onClose={close} />}
        {open === 'import' && <ImportModal resource={resource} onClose={close} />}
      </Suspense>
    </>
  )
}
